import { birthFault, hasReached, isMinor, type PatientRole } from '#contract/people/reading/birth-range.ts';
import { readName } from '#contract/people/reading/names.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { EnrolmentFault } from '#contract/enrolment/errors.ts';
import type { EnrolmentOutcome, LookedUp, NewPerson, TypedIdentity } from '#contract/enrolment/schemas.ts';
import { hasEnded } from '#provider/core/access-rules.ts';
import { isCountry } from '#provider/core/countries.ts';
import { DAY_MS } from '#provider/core/limits/rules.ts';
import type { RegistrationRow } from '#provider/core/settings/registration-row.ts';
import { documentKey } from '#contract/people/reading/document-number.ts';
import { isPostalCode } from '#provider/core/addresses.ts';
import type { TypedPerson } from '#provider/core/plain-rows.ts';
import type { AccountPatientRow, PatientRow } from '#provider/core/rows.ts';

/** A PESEL or a document of a country, as the records have them, with birth date and gender. */
export type Identity = Pick<
  PatientRow,
  'national_id' | 'document_number' | 'document_country' | 'birth_date' | 'gender'
>;

const HOME = 'PL';

/** `nationalIdRequired`: false where a document of this country is as good as a PESEL (AP-66). */
type Supported = Pick<RegistrationRow, 'supportedCountries'> & Readonly<{ nationalIdRequired?: boolean }>;

/**
 * Reads who somebody is. Null: neither a PESEL nor a document, a document of a country that is not offered, or a birth date
 * that is not that of the PESEL. What a PESEL says counts; the unit alone corrects it.
 */
function identityOf(
  typed: TypedIdentity,
  { supportedCountries, nationalIdRequired }: Supported,
): Identity | null {
  const { nationalIdentificationNumber, documentNumber, countryCode, birthDate, gender } = typed;
  const pesel =
    nationalIdentificationNumber === undefined ? undefined : readPesel(nationalIdentificationNumber);
  if (pesel?.fault) return null;
  const isHomeTaken = nationalIdRequired === false;
  const isOffered = supportedCountries.some(
    ({ code }) => code === countryCode && (code !== HOME || isHomeTaken),
  );
  if (documentNumber !== undefined && !isOffered) return null;
  if (pesel && birthDate !== undefined && birthDate !== pesel.read.birthDate) return null;

  const born = pesel ? pesel.read : birthDate && gender ? { birthDate, gender } : null;
  if (!born || (!pesel && documentNumber === undefined)) return null;
  return {
    national_id: pesel?.read.pesel ?? null,
    document_number: documentNumber === undefined ? null : documentKey(documentNumber),
    document_country: documentNumber === undefined ? HOME : (countryCode ?? HOME),
    birth_date: born.birthDate,
    gender: born.gender,
  };
}

type Asked = {
  role: PatientRole;
  today: string;
  settings: Supported & Pick<RegistrationRow, 'userMinAge'>;
};

/** Reads somebody who is to be looked up; or says what is wrong. */
export function readLookedUp(
  { name, lastName, identity: typed }: Pick<LookedUp, 'name' | 'lastName' | 'identity'>,
  { role, today, settings }: Asked,
): { identity: Identity; fault?: undefined } | { identity?: undefined; fault: EnrolmentFault } {
  const identity = identityOf(typed, settings);
  const areNames = [name, lastName].every((each) => Boolean(readName(each).name));
  if (!identity || !areNames) return { fault: 'PERSON' };
  const { birth_date: birthDate } = identity;
  const { userMinAge } = settings;
  return birthFault({ role, birthDate, today, userMinAge }) === null ? { identity } : { fault: 'BIRTH_DATE' };
}

/** The fault of a registration beside the person's identity; `consentVersion`: of the words that are agreed to. */
export function faultOf(
  { address, attachments, consentVersion }: NewPerson,
  settings: Pick<RegistrationRow, 'requirePatientConsent' | 'attachmentsRequired'> & {
    consentVersion: string;
  },
): EnrolmentFault | null {
  if (!isCountry(address.countryCode)) return 'COUNTRY';
  if (!isPostalCode(address)) return 'ADDRESS';
  const isAgreed = consentVersion === settings.consentVersion;
  if (settings.requirePatientConsent && !isAgreed) return 'CONSENT';
  return settings.attachmentsRequired && attachments.length === 0 ? 'ATTACHMENTS' : null;
}

/** Somebody in the records, as a look-up finds them. */
export type Known = Pick<PatientRow, 'id' | 'birth_date' | 'died_on'>;

/** Who was found, and whether all that was typed says so: PESEL and document, and the birth date (AP-16). */
export function foundOf(
  { byNationalId, byDocument }: { byNationalId: Known | undefined; byDocument: Known | undefined },
  { birth_date, national_id }: Pick<Identity, 'birth_date' | 'national_id'>,
) {
  const person = byNationalId ?? byDocument;
  if (!person) return undefined;
  const isOne = byDocument === undefined || byDocument.id === person.id;
  const isByAll = isOne && (national_id === null || byNationalId !== undefined);
  return { person, isSure: isByAll && person.birth_date === birth_date };
}

type Waiting = {
  role: PatientRole;
  person: Known;
  isSure: boolean;
  /** The person has an account of their own that lets them in. */
  canAnswer: boolean;
  today: string;
};

/** Who answers a request (A-52, AP-57, AP-58): the person, where they can and it is sure who is meant; else the unit. */
export function waitsFor({ role, person, isSure, canAnswer, today }: Waiting) {
  const isOwnMatter = role === 'WARD' && !isMinor({ birthDate: person.birth_date, today });
  return isOwnMatter && isSure && canAnswer && person.died_on === null ? 'PERSON' : 'UNIT';
}

const OWN_CONSENT = 16;

/** AP-16, AP-59: an ended link is in force at once only for a child under 16 whose same parent had ended it, and not once its last day is over (AP-22). */
export const isBackAtOnce = ({
  link,
  role,
  person,
  isSure,
  today,
}: Omit<Waiting, 'canAnswer'> & { link: Pick<AccountPatientRow, 'role' | 'ended_by' | 'acts_until'> }) =>
  isSure &&
  role === 'CHILD' &&
  link.role === 'CHILD' &&
  link.ended_by === 'ACCOUNT' &&
  !hasEnded({ actsUntil: link.acts_until, today }) &&
  !hasReached({ birthDate: person.birth_date, today, years: OWN_CONSENT });

/** what a registration of somebody means whom the account acts for already, or may not act for. */
export function outcomeOfKnown(
  role: PatientRole,
  link: Pick<AccountPatientRow, 'link_state' | 'role'> | undefined,
) {
  if (link?.link_state === 'C') return link.role === 'PATIENT' ? 'ALREADY_EXIST' : link.role;
  if (link?.link_state === 'D') return 'REVERTED';
  return (role === 'PATIENT' ? 'ALREADY_EXIST' : 'REQUESTED') satisfies EnrolmentOutcome;
}

/** The answer of a look-up, by the account's link and whether somebody is known (AP-16). */
export function answerOf(link: Pick<AccountPatientRow, 'link_state'> | undefined, isKnown: boolean) {
  if (link?.link_state === 'C') return 'MINE';
  return isKnown && link?.link_state !== 'D' ? 'LINK' : 'REGISTER';
}

/** The time for which a look-up is good. */
export const LOOK_UP_KEPT_MS = DAY_MS;

/** The details that the asker typed of somebody: all that is shown of them while the link waits. */
export function typedPerson({ name, lastName, identity }: Pick<LookedUp, 'name' | 'lastName' | 'identity'>) {
  const { nationalIdentificationNumber, documentNumber, countryCode, birthDate } = identity;
  const typed: TypedPerson = {
    name,
    lastName,
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(nationalIdentificationNumber === undefined ? {} : { nationalIdentificationNumber }),
    ...(documentNumber === undefined ? {} : { documentNumber }),
    ...(countryCode === undefined ? {} : { countryCode }),
  };
  return JSON.stringify(typed);
}
