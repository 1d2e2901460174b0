import { createHash, randomBytes } from 'node:crypto';
import type { NewRegistration } from '#contract/registration/new-registration.ts';
import { consentVersionOf } from '#provider/core/settings/consent-version.ts';
import { settingsStore } from '#provider/settings/store.ts';
import { newPesel } from '#tests/enrolment/people.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const PASSWORD = 'zielona lampa na stole';
const WARD_BORN = '1950-05-05';
export const CHILD_BORN = '2020-05-05';

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A secret of a draft, as the portal makes it. */
export const newKey = () => randomBytes(24).toString('base64url');

let made = 0;
/** A number and an address that nobody has given before. */
export function newContacts() {
  made += 1;
  const digits = String(made).padStart(4, '0');
  return { phoneNumber: `+4850123${digits}`, email: `gosc${digits}@example.com` };
}

/** A PESEL of somebody of age that nobody had before. */
export function freshPesel(birthDate = WARD_BORN) {
  made += 1;
  return newPesel(birthDate, 100 + made);
}

/** The consents in force, all ticked. */
async function consentsOf({ provider: { db } }: TestProvider, language: 'pl' | 'en' = 'pl') {
  const settings = await settingsStore.settings(db).registration();
  const version = consentVersionOf(settings);
  const [fixed, text] = [shaOf('Zgoda pacjenta'), shaOf(settings.registerConsents[language])];
  return [
    { kind: 'PATIENT' as const, version, language, hash: fixed },
    { kind: 'REGISTER' as const, version, language, hash: text },
  ];
}

type More = Partial<Omit<NewRegistration, 'account'>> & {
  account?: Partial<NewRegistration['account']>;
  contacts?: { phoneNumber?: string; email?: string };
  username?: string;
  password?: string | null;
  pesel?: string;
};

/** A guest's registration as it is sent: for oneself unless it is said. */
export async function registrationOf(at: TestProvider, more: More = {}): Promise<NewRegistration> {
  const { account, contacts = newContacts(), username = 'guest', password = PASSWORD, pesel, ...rest } = more;
  const names = { name: 'Katarzyna', lastName: 'Lis' };
  return {
    key: newKey(),
    language: 'pl',
    account: {
      ...names,
      contactData: { ...contacts, preferredCommunicationChannel: 'EMAIL' },
      credentials: { username, ...(password === null ? {} : { password }) },
      settings: { marketingMessagesConsent: false },
      ...account,
    },
    patient: {
      ...names,
      identity: { nationalIdentificationNumber: pesel ?? freshPesel() },
      attachments: [],
    },
    redirectContext: null,
    consents: await consentsOf(at),
    ...rest,
  };
}

/** Somebody else, of another name than the account. */
export const other = (pesel: string, attachments: string[] = []) => ({
  name: 'Antoni',
  lastName: 'Lis',
  identity: { nationalIdentificationNumber: pesel },
  attachments,
});

/** A setting of the provider, laid over what is kept of it. */
export async function put({ provider: { db } }: TestProvider, key: string, changed: object) {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const before = row ? (JSON.parse(row.value) as object) : {};
  const value = JSON.stringify({ ...before, ...changed });
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** All three ways are open, a name of one's own, codes go out; or what is said besides. */
export async function openAll(
  at: TestProvider,
  more: { login?: object; registration?: object; sms?: boolean } = {},
) {
  await put(at, 'login', {
    usernamePromptMode: 'LOGIN',
    showLinkToCreateAccountForMe: true,
    showLinkToCreateAccountForWard: true,
    showLinkToCreateAccountForChild: true,
    ...more.login,
  });
  await put(at, 'registration', {
    phoneIsRequired: false,
    emailIsRequired: false,
    phoneConfirmationEnabled: true,
    passwordByLink: false,
    addressVisible: false,
    addressRequired: false,
    attachmentsVisible: true,
    attachmentsRequired: false,
    requirePatientConsent: true,
    userMinAge: 18,
    ...more.registration,
  });
  await put(at, 'smsConfirmation', { smsEnabled: more.sms ?? true });
}

/** Messages to an address or a number, the oldest first. */
export const messagesTo = ({ provider: { db } }: TestProvider, recipient: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

/** The code of the newest message to a number. */
export async function codeTo(at: TestProvider, phoneNumber: string) {
  const codes = (await messagesTo(at, phoneNumber)).filter(({ code }) => code !== null);
  return codes.at(-1)?.code ?? '';
}

/** The token of the newest link to an address. */
export async function tokenTo(at: TestProvider, email: string) {
  const links = (await messagesTo(at, email)).filter(({ link }) => link?.includes('token='));
  return new URL(links.at(-1)?.link ?? 'https://none.example').searchParams.get('token') ?? '';
}

/** Registers and proves the number by its code. Returns the name to sign in with, and how the browser names the registration. */
export async function registered(at: TestProvider, sent: NewRegistration) {
  const { registrationId } = await at.guest().registration.create(sent);
  const { phoneNumber = '' } = sent.account.contactData;
  const confirmationCode = await codeTo(at, phoneNumber);
  const given = { phoneNumber, confirmationCode, registrationId };
  const { registration } = await at.guest().account.confirmActivation(given);
  return { registrationId, username: registration?.username ?? '' };
}
