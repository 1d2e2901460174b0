import { createHash } from 'node:crypto';
import { isDocumentNumber } from '#contract/people/reading/document-number.ts';
import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import { readName } from '#contract/people/reading/names.ts';
import { isUsername } from '#contract/registration/reading/username.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { RegistrationFault } from '#contract/registration/errors.ts';
import type { NewRegistration } from '#contract/registration/new-registration.ts';
import type { GivenConsent, RegisteredPerson } from '#contract/registration/schemas.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import { isPostalCode } from '#provider/core/addresses.ts';
import { isCountry } from '#provider/core/countries.ts';
import { readLookedUp } from '#provider/core/enrolling/rules.ts';
import type { ContactPlan } from '#provider/core/registration/contacts.ts';
import type { KeptPerson } from '#provider/core/registration/kept.ts';
import { consentVersionOf } from '#provider/core/settings/consent-version.ts';
import type { RegistrationRow as Settings } from '#provider/core/settings/registration-row.ts';
import { userNameOf } from '#provider/core/user-name.ts';

/** A registration as it came, without its secrets. */
export type SentRegistration = Omit<NewRegistration, 'key' | 'proof'>;

export type Fault = Readonly<{ fault: RegistrationFault; of: 'ACCOUNT' | 'PATIENT' | 'OWN_PATIENT' }>;

/** The time for which an account waits to be let in (C-117). */
export const KEPT_MS = 7 * 24 * 60 * 60_000;
/** The time for which a guest's files wait for a draft. */
export const FILES_KEPT_MS = 24 * 60 * 60_000;
/** So many registrations of all guests within an hour; the portal bounds each of them (S-12). */
export const MOST_AN_HOUR = 2_000;
/** So often the number may be corrected (AP-71). */
export const MOST_CORRECTIONS = 3;
/** The bytes that all guests may have waiting. */
export const MOST_BYTES = 512 * 1024 * 1024;

/** A Polish number has nine digits, and none of those that cost more. */
const isPhone = (phoneNumber: string) =>
  !phoneNumber.startsWith('+48') || /^\+48(?![789]0)\d{9}$/.test(phoneNumber);

const isWholeName = (text: string) => Boolean(readName(text).name);

/** The fault of what is asked of the account. */
export function accountFault(
  { account: { name, middleName, lastName, contactData, credentials } }: Pick<SentRegistration, 'account'>,
  { settings, isEmailName, plan }: { settings: Settings; isEmailName: boolean; plan: ContactPlan },
): Fault | null {
  const { phoneNumber, email } = contactData;
  const { username, password } = credentials;
  const faultOf = (fault: RegistrationFault): Fault => ({ fault, of: 'ACCOUNT' });
  if (!isWholeName(name) || !isWholeName(lastName) || readName(middleName ?? '').fault)
    return faultOf('NAMES');
  if (phoneNumber === undefined ? settings.phoneIsRequired : !isPhone(phoneNumber)) return faultOf('PHONE');
  if (email === undefined && (settings.emailIsRequired || isEmailName)) return faultOf('EMAIL');
  if (!isEmailName && username !== undefined && !isUsername(userNameOf(username))) return faultOf('USERNAME');
  return needsPassword({ settings, plan }) && password === undefined ? faultOf('PASSWORD') : null;
}

/** A-47, C-114: the form has a password unless it is set later, for which a contact must be proved. */
export const needsPassword = ({
  settings,
  plan,
}: {
  settings: Pick<Settings, 'passwordByLink'>;
  plan: ContactPlan;
}) => !settings.passwordByLink || plan.channel === 'NONE';

type OfPerson = Readonly<{
  settings: Settings & Pick<IdentificationSettings, 'nationalIdRequired'>;
  today: string;
}>;

/** Reads the people of a registration; or says what is wrong with one of them. */
export function readPeople(
  sent: SentRegistration,
  asked: OfPerson,
): { people: KeptPerson[]; fault?: undefined } | { people?: undefined; fault: Fault } {
  const role: PatientRole = sent.patientRole ?? 'PATIENT';
  const of = { role, of: 'PATIENT' as const, isAddressNeeded: asked.settings.addressRequired };
  const first = readPerson(sent.patient, { ...asked, ...of });
  if (first.fault) return first;
  if (role === 'PATIENT') {
    const { name, lastName } = sent.account;
    const isOwner = sent.patient.name === name && sent.patient.lastName === lastName;
    return isOwner ? { people: [first.read] } : { fault: { fault: 'PERSON', of: 'PATIENT' } };
  }
  if (!sent.ownPatient) return { people: [first.read] };
  const own = { role: 'PATIENT' as const, of: 'OWN_PATIENT' as const, isAddressNeeded: false };
  const second = readPerson(sent.ownPatient, { ...asked, ...own });
  if (second.fault) return second;
  if (isOne(first.read, second.read)) return { fault: { fault: 'SAME_PERSON', of: 'OWN_PATIENT' } };
  return { people: [second.read, first.read] };
}

function isOne({ identity: one }: KeptPerson, { identity: other }: KeptPerson) {
  if (one.national_id !== null && one.national_id === other.national_id) return true;
  const isDocument = one.document_number !== null && one.document_number === other.document_number;
  return isDocument && one.document_country === other.document_country;
}

function readPerson(
  person: RegisteredPerson,
  {
    settings,
    today,
    role,
    of,
    isAddressNeeded,
  }: OfPerson & { role: PatientRole; of: Fault['of']; isAddressNeeded: boolean },
): { read: KeptPerson; fault?: undefined } | { read?: undefined; fault: Fault } {
  if (lacksNationalId(person, settings)) return { fault: { fault: 'NATIONAL_ID', of } };
  const read = readLookedUp(person, { role, today, settings });
  if (read.fault) return { fault: { fault: read.fault === 'BIRTH_DATE' ? 'BIRTH_DATE' : 'PERSON', of } };
  if (!isSound(person)) return { fault: { fault: 'PERSON', of } };
  const address = settings.addressVisible || settings.addressRequired ? person.address : undefined;
  if (address && !isCountry(address.countryCode)) return { fault: { fault: 'COUNTRY', of } };
  if (address ? !isPostalCode(address) : isAddressNeeded) return { fault: { fault: 'ADDRESS', of } };
  const areFilesTaken = settings.attachmentsVisible || settings.attachmentsRequired;
  const attachments = areFilesTaken ? [...new Set(person.attachments)] : [];
  const { name, middleName, lastName, identity } = person;
  const kept = { name, middleName, lastName, identity, address, attachments };
  return { read: { role, person: kept, identity: read.identity } };
}

/** AP-66: whoever is of this country is known by a PESEL, where the settings say so. */
const lacksNationalId = (
  { identity: { nationalIdentificationNumber, documentNumber, countryCode } }: RegisteredPerson,
  { nationalIdRequired }: OfPerson['settings'],
) =>
  nationalIdRequired &&
  nationalIdentificationNumber === undefined &&
  (documentNumber === undefined || countryCode === 'PL');

/** A document's number is one, the middle name a name, and the gender that of the PESEL. */
function isSound({ middleName, identity }: RegisteredPerson) {
  const { documentNumber, nationalIdentificationNumber, gender } = identity;
  if (readName(middleName ?? '').fault) return false;
  if (documentNumber !== undefined && !isDocumentNumber(documentNumber)) return false;
  const pesel =
    nationalIdentificationNumber === undefined ? undefined : readPesel(nationalIdentificationNumber).read;
  return !pesel || gender === undefined || gender === pesel.gender;
}

/** A paper is needed, and nobody of the registration brings one. */
export const lacksFiles = (
  people: readonly KeptPerson[],
  { attachmentsRequired }: Pick<Settings, 'attachmentsRequired'>,
) => attachmentsRequired && people.every(({ person }) => person.attachments.length === 0);

const shaOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A-48, C-118: a needed consent is missing, or its words are no longer those that were read. */
export function consentFault(
  given: readonly GivenConsent[],
  settings: Pick<
    Settings,
    'requirePatientConsent' | 'registerConsents' | 'registerConsentsLink' | 'registerConsentsLinkDest'
  >,
): 'MISSING' | 'CHANGED' | null {
  const { requirePatientConsent, registerConsents } = settings;
  const isText = registerConsents.pl.trim() !== '' || registerConsents.en.trim() !== '';
  const needed = [...(requirePatientConsent ? ['PATIENT'] : []), ...(isText ? ['REGISTER'] : [])];
  if (needed.some((kind) => given.every((one) => one.kind !== kind))) return 'MISSING';
  const version = consentVersionOf(settings);
  const isOther = given.some(
    ({ kind, hash, language, ...one }) =>
      one.version !== version ||
      (kind === 'REGISTER' && isText && hash !== shaOf(registerConsents[language])),
  );
  return isOther ? 'CHANGED' : null;
}

/** The version that was agreed to; null: nothing was asked for. */
export const agreedVersion = (given: readonly GivenConsent[]) =>
  given.find(({ kind }) => kind !== 'MARKETING')?.version ?? null;
