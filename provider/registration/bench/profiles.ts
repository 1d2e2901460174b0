type Profile = Readonly<{
  name: string;
  login?: object;
  registration?: object;
  smsEnabled?: boolean;
  installation?: object;
}>;

const ALL_ON = {
  usernamePromptMode: 'LOGIN',
  showLinkToCreateAccountForMe: true,
  showLinkToCreateAccountForWard: true,
  showLinkToCreateAccountForChild: true,
};

const USUAL = {
  requirePatientConsent: true,
  userMinAge: 18,
  phoneIsRequired: false,
  phoneConfirmationEnabled: true,
  emailIsRequired: false,
  passwordByLink: false,
  addressVisible: true,
  addressRequired: false,
  attachmentsVisible: true,
  attachmentsRequired: false,
};

/** Kinds of registration, each set by one button. */
export const PROFILES = {
  all: { name: 'Wszystko włączone' },
  hospital: {
    name: 'Szpital',
    registration: {
      phoneIsRequired: true,
      emailIsRequired: true,
      addressRequired: true,
      passwordByLink: true,
    },
  },
  'email-only': {
    name: 'Tylko e-mail',
    login: { usernamePromptMode: 'E_MAIL' },
    registration: { emailIsRequired: true, phoneConfirmationEnabled: false },
  },
  'no-sms': { name: 'Bez SMS-ów', registration: { phoneConfirmationEnabled: false }, smsEnabled: false },
  foreigners: { name: 'Cudzoziemcy', installation: { phones: 'de', region: 'DE' } },
  'files-required': { name: 'Pliki wymagane', registration: { attachmentsRequired: true } },
  'children-only': {
    name: 'Tylko dzieci',
    login: { showLinkToCreateAccountForMe: false, showLinkToCreateAccountForWard: false },
  },
  closed: {
    name: 'Zamknięta',
    login: {
      showLinkToCreateAccountForMe: false,
      showLinkToCreateAccountForWard: false,
      showLinkToCreateAccountForChild: false,
    },
  },
} as const satisfies Readonly<Record<string, Profile>>;
export type ProfileName = keyof typeof PROFILES;
const byName: Readonly<Record<ProfileName, Profile>> = PROFILES;

export const isProfile = (name: unknown): name is ProfileName => typeof name === 'string' && name in PROFILES;

/** The rows of settings of a profile, over those that are kept now. */
export function rowsOf(name: ProfileName, kept: { login: object; registration: object }) {
  const { login, registration, smsEnabled = true, installation } = byName[name];
  return {
    login: { ...kept.login, ...ALL_ON, ...login },
    registration: { ...kept.registration, ...USUAL, ...registration },
    smsConfirmation: { smsEnabled },
    installation: installation ?? { phones: 'pl', region: 'PL' },
  };
}
