import type { Kysely } from 'kysely';
import type { ReferralSettings } from '#contract/bookings/schemas/referrals.ts';
import type { FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import type { MessageSettings } from '#contract/messages/schemas.ts';
import type { BilingualText } from '#contract/primitives.ts';
import type { EncountersSettings } from '#contract/encounters/schemas.ts';
import type {
  AccessibilityStatement,
  LegalDocument,
  Link,
  LoginSettings,
} from '#contract/settings/schemas.ts';
import type { RegistrationRow } from '#provider/core/settings/registration-row.ts';
import { USUAL_LIMITS, type Limits } from '#provider/core/limits/rules.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';
import type { ResultsSettings } from '#contract/results/schemas.ts';

const ACCESS_LOG_YEARS = 5;

const ASKED_OF_REFERRALS: ReferralSettings = { unitCodes: true, diseases: true, warnAfterYears: 2 };

const OFFERED_WITH_ENCOUNTERS: EncountersSettings = { questionnaires: true, documents: true, copies: true };

const SIGN_IN: LoginSettings = {
  usernamePromptMode: 'LOGIN',
  showLinkToCreateAccountForMe: false,
  showLinkToCreateAccountForWard: false,
  showLinkToCreateAccountForChild: false,
};

const OFFERED_WITH_RESULTS: ResultsSettings = {
  viewResultsAsText: true,
  explanations: true,
  extendedPrintout: true,
  viewer: true,
  imageImport: {
    enabled: true,
    maxFiles: 500,
    maxFileSize: 100 * 1024 * 1024,
    maxTotalSize: 1024 * 1024 * 1024,
  },
  criticalText: {
    pl: 'Ten wynik wymaga pilnej rozmowy z lekarzem. Zadzwoń do nas dzisiaj.',
    en: 'This result needs an urgent talk with a doctor. Please ring us today.',
  },
};

const OFFERED_WITH_MESSAGES: MessageSettings = {
  enabled: true,
  from: ['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'],
  attachmentsEnabled: true,
  maxRecipients: 5,
  maxContentLength: 4_000,
  patientCategories: ['M'],
  replyToAutomatic: false,
};

const FILE_UPLOAD_DEFAULTS: FileUploadParams = {
  maxFiles: 5,
  maxFileSize: 5 * 1024 * 1024,
  fileTypes: ['application/pdf', 'image/jpeg', 'image/png'],
};

const NONE = { pl: '', en: '' };
const AT_REGISTRATION: RegistrationRow = {
  requirePatientConsent: true,
  userMinAge: 18,
  registerConsents: NONE,
  registerConsentsLink: NONE,
  registerConsentsLinkDest: '',
  linkConsentChecked: false,
  phoneIsRequired: false,
  phoneIsRequiredSince: null,
  phoneConfirmationEnabled: true,
  emailIsRequired: true,
  passwordByLink: false,
  addressVisible: false,
  addressRequired: false,
  attachmentsVisible: true,
  attachmentsRequired: false,
  confIdentQualifiedCert: false,
  supportedCountries: [{ code: 'PL', name: 'Polska' }],
  patientNamesDisabled: false,
};

const settingsOf = (db: Kysely<Tables>) => ({
  /** Unchecked: the contract checks what the call answers. @throws when the store has no such setting. */
  async get(key: 'application' | 'installation' | 'portal'): Promise<unknown> {
    const value = await settingOf<unknown>({ db, key, otherwise: undefined });
    if (value === undefined) throw new Error(`There is no setting ${key}`);
    return value;
  },

  /** AP-45. On unless the store says otherwise. */
  async hasMobileApp(): Promise<boolean> {
    const otherwise: { ampaModule?: boolean } = {};
    return (await settingOf({ db, key: 'application', otherwise })).ampaModule !== false;
  },

  /** B§4. On unless the store says otherwise. */
  async isSmsEnabled(): Promise<boolean> {
    const otherwise: { smsEnabled?: boolean } = { smsEnabled: true };
    return (await settingOf({ db, key: 'smsConfirmation', otherwise })).smsEnabled === true;
  },

  /** Whether numbers are proved by codes: where SMS go out, and registration asks for it. */
  async arePhonesProved(): Promise<boolean> {
    const [sms, registration] = await Promise.all([
      settingOf<{ smsEnabled?: boolean }>({ db, key: 'smsConfirmation', otherwise: { smsEnabled: true } }),
      settingOf<Partial<RegistrationRow>>({ db, key: 'registration', otherwise: {} }),
    ]);
    return sms.smsEnabled === true && { ...AT_REGISTRATION, ...registration }.phoneConfirmationEnabled;
  },

  /** Whether accounts that act for a common patient may have one phone; unless the store says otherwise, they may. */
  async arePhonesSharedInFamily(): Promise<boolean> {
    const otherwise: { sharedInFamily?: boolean } = { sharedInFamily: true };
    return (await settingOf({ db, key: 'phones', otherwise })).sharedInFamily === true;
  },

  /** B§2. Whether the medical-interviews module is on; off unless the store says so. */
  isMedicalInterviewsModuleOn: () => isMedicalInterviewsModuleOn(db),

  /** B-04. Everything is on unless the store says otherwise; questionnaires are off with their module, too (B§2). */
  async encounters(): Promise<EncountersSettings> {
    const settings = await settingOf({ db, key: 'encounters', otherwise: OFFERED_WITH_ENCOUNTERS });
    const isModuleOn = await isMedicalInterviewsModuleOn(db);
    return { ...settings, questionnaires: settings.questionnaires && isModuleOn };
  },

  /** B-66. How an account is made and confirmed; the unit has written nothing unless the store says otherwise. */
  registerAccountDesc: (): Promise<BilingualText> =>
    settingOf({ db, key: 'registerAccountDesc', otherwise: NONE }),

  /** B-15. Both switches of teleconsultations; on unless the store says otherwise. */
  async areTeleconsultationsOn(): Promise<boolean> {
    const otherwise: { telecommunicationModule?: boolean; amtsEnabled?: boolean } = {};
    const { telecommunicationModule, amtsEnabled } = await settingOf({ db, key: 'application', otherwise });
    return telecommunicationModule !== false && amtsEnabled !== false;
  },

  /** Whether patients may cancel a teleconsultation that is REGISTERED; unless the store says otherwise, they may. */
  async areRegisteredCancelled(): Promise<boolean> {
    const otherwise: { cancelRegistered?: boolean } = {};
    return (await settingOf({ db, key: 'teleconsultations', otherwise })).cancelRegistered !== false;
  },

  /** C§3. A login of one's own, and no registration, unless the store says otherwise. */
  login: (): Promise<LoginSettings> => settingOf({ db, key: 'login', otherwise: SIGN_IN }),

  /** C§3. As it was left at the staff side; what is not there is as usual. */
  async registration(): Promise<RegistrationRow> {
    const kept = await settingOf<Partial<RegistrationRow>>({ db, key: 'registration', otherwise: {} });
    return { ...AT_REGISTRATION, ...kept };
  },

  /** C§2. Whether people may sign in with the e-government identity system; unless the store says otherwise, they may. */
  async isEGovernmentOn(): Promise<boolean> {
    const otherwise: { isOn?: boolean } = { isOn: true };
    return (await settingOf({ db, key: 'eGovernment', otherwise })).isOn === true;
  },

  /** B§7, referral-settings: everything is asked for unless the store says otherwise. */
  referral: (): Promise<ReferralSettings> =>
    settingOf({ db, key: 'referral', otherwise: ASKED_OF_REFERRALS }),

  /** B-04. Everything is on unless the store says otherwise. */
  results: (): Promise<ResultsSettings> => settingOf({ db, key: 'results', otherwise: OFFERED_WITH_RESULTS }),

  /** B§2, consent-doc-button-enabled: documents may be shared with partners unless the store says otherwise. */
  async isSharingOn(): Promise<boolean> {
    const otherwise: { consentDocButton?: boolean } = { consentDocButton: true };
    return (await settingOf({ db, key: 'partners', otherwise })).consentDocButton === true;
  },

  /** 5 files of 5 MiB unless the store says otherwise. */
  fileUploadParams: (): Promise<FileUploadParams> =>
    settingOf({ db, key: 'fileUploadParams', otherwise: FILE_UPLOAD_DEFAULTS }),

  /** B-04, C-30. Everything is on, and nothing is said of how fast an answer comes, unless the store says otherwise. */
  messages: (): Promise<MessageSettings> =>
    settingOf({ db, key: 'messages', otherwise: OFFERED_WITH_MESSAGES }),

  /** The calls of declarations that fail, as it was left at the staff side: for trying what patients read then. */
  async failingDeclarations(): Promise<readonly string[]> {
    const otherwise: { failing?: readonly string[] } = {};
    return (await settingOf({ db, key: 'declarations', otherwise })).failing ?? [];
  },

  /** The same of registration. */
  async failingRegistrations(): Promise<readonly string[]> {
    const otherwise: { failing?: readonly string[] } = {};
    return (await settingOf({ db, key: 'registrationFaults', otherwise })).failing ?? [];
  },

  /** S-51. What one account may do within a day; as decided unless the store says otherwise. */
  limits: (): Promise<Limits> => settingOf({ db, key: 'limits', otherwise: USUAL_LIMITS }),

  /** C-75. For how many years it is kept who did what: 5 unless the store says otherwise; a number that makes no sense says nothing. */
  async accessLogYears(): Promise<number> {
    const otherwise: { years?: number } = { years: ACCESS_LOG_YEARS };
    const { years } = await settingOf({ db, key: 'accessLog', otherwise });
    return Number.isInteger(years) && Number(years) >= 1 ? Number(years) : ACCESS_LOG_YEARS;
  },

  /** C§2. None unless the store has some. */
  legalDocuments: (): Promise<LegalDocument[]> => settingOf({ db, key: 'legalDocuments', otherwise: [] }),

  /** Null unless the store has one: a contact is never made up. */
  accessibilityStatement: (): Promise<AccessibilityStatement | null> =>
    settingOf({ db, key: 'accessibilityStatement', otherwise: null }),

  async links(): Promise<Link[]> {
    const rows = await db.selectFrom('links').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      type: row.type,
      url: row.url,
      namePl: row.name_pl,
      nameEn: row.name_en,
      descriptionPl: row.description_pl,
      descriptionEn: row.description_en,
    }));
  },
});

async function isMedicalInterviewsModuleOn(db: Kysely<Tables>): Promise<boolean> {
  const otherwise: { medicalInterviewsModule?: boolean } = {};
  return (await settingOf({ db, key: 'questionnaires', otherwise })).medicalInterviewsModule === true;
}

export const settingsStore = { settings: settingsOf };
