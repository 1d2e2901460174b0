import { addYears, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDateWithin } from '#app/domain/dates/typed-date.ts';
import { isBlank, isPlainLine, withoutBreaks } from '#app/domain/typed.ts';
import { effectiveStatus, type BookingState } from './status.ts';

const EARLIEST = '1900-01-01';
/** The numbers of digits by which an e-referral may be given: those of its code, or of its whole number. */
export const REFERRAL_NUMBER_LENGTHS: readonly number[] = [4, 44];
const LONGEST_NAME = 200;

/** Texts as they were typed; absent is empty. */
const TEXT_FIELDS = [
  'refENumber',
  'issueDate',
  'institutionCro',
  'unknownInstitution',
  'practiceNo',
  'unknownPractitioner',
  'icd10Code',
  'orgUnit5Code',
  'orgUnitCode',
  'orgUnitSpecialityCode',
  'orgUnitTypeCode',
] as const;
type TextField = (typeof TEXT_FIELDS)[number];
export type TypedReferral = Partial<Record<TextField, string | undefined>> & { cito?: boolean | undefined };

export type ReadReferral = Partial<Record<TextField, string>> & { cito?: boolean };

const MOST_DIGITS = {
  institutionCro: 20,
  practiceNo: 20,
  orgUnit5Code: 10,
  orgUnitCode: 10,
  orgUnitSpecialityCode: 10,
  orgUnitTypeCode: 10,
} as const satisfies Partial<Record<TextField, number>>;
type NumberField = keyof typeof MOST_DIGITS;

const isNumberField = (field: TextField): field is NumberField => field in MOST_DIGITS;

/** The faults that a patient can make, by field; each has a text of its own. */
export type ReferralFault =
  | 'required'
  | 'refENumber'
  | 'issueDateRequired'
  | 'issueDateMalformed'
  | 'issueDateImpossible'
  | 'issueDateTooLate'
  | 'issueDateTooEarly'
  | `${'digits' | 'tooManyDigits'}.${NumberField}`
  | 'tooLong'
  | 'notPlain'
  | 'institutionRequired'
  | 'practitionerRequired';
export type ReferralFaults = Partial<Record<TextField, ReferralFault>>;

const ISSUE_DATE_FAULTS = {
  malformed: 'issueDateMalformed',
  impossible: 'issueDateImpossible',
  tooLate: 'issueDateTooLate',
  tooEarly: 'issueDateTooEarly',
} as const;

/** without the spaces and hyphens that people write; undefined when anything else is no digit. */
export function digitsOf(text: string) {
  const digits = withoutBreaks(text);
  return /^\d+$/.test(digits) ? digits : undefined;
}

/**
 * B§5, A-96, A-97. With an e-referral number nothing more is needed; without one, a referral that is required or begun
 * has a date, an institution and a practitioner. An empty one that is not required is none.
 */
export function readReferral({
  typed,
  kind,
  isRequired,
  today,
}: {
  typed: TypedReferral;
  kind: ReferralKind;
  isRequired: boolean;
  today: Day;
}): { referral: ReadReferral; faults?: undefined } | { faults: ReferralFaults; referral?: undefined } {
  const referral: ReadReferral = typed.cito ? { cito: true } : {};
  const faults: ReferralFaults = {};
  for (const field of TEXT_FIELDS) {
    const text = typed[field]?.trim() ?? '';
    if (isBlank(text)) continue;
    const read = readField({ field, text, today });
    if ('fault' in read) faults[field] = read.fault;
    else referral[field] = read.value;
  }

  const all = { ...missingFaults({ referral, faults, kind, isRequired }), ...faults };
  return Object.keys(all).length > 0 ? { faults: all } : { referral };
}

type Read = { value: string } | { fault: ReferralFault };

function readField({ field, text, today }: { field: TextField; text: string; today: Day }): Read {
  if (field === 'issueDate') {
    const { day, fault } = parseTypedDateWithin({ text, earliest: EARLIEST, latest: today });
    return day === undefined ? { fault: ISSUE_DATE_FAULTS[fault] } : { value: day };
  }
  if (field === 'refENumber') {
    const value = digitsOf(text);
    return value && REFERRAL_NUMBER_LENGTHS.includes(value.length) ? { value } : { fault: 'refENumber' };
  }
  if (isNumberField(field)) {
    const value = digitsOf(text);
    if (!value) return { fault: `digits.${field}` };
    const isLonger = value.length > MOST_DIGITS[field];
    return isLonger ? { fault: `tooManyDigits.${field}` } : { value };
  }
  if (text.length > LONGEST_NAME) return { fault: 'tooLong' };
  return isPlainLine(text) ? { value: text } : { fault: 'notPlain' };
}

function missingFaults({
  referral,
  faults,
  kind,
  isRequired,
}: {
  referral: ReadReferral;
  faults: ReferralFaults;
  kind: ReferralKind;
  isRequired: boolean;
}): ReferralFaults {
  const isGiven = (...fields: TextField[]) =>
    fields.some((field) => referral[field] !== undefined || faults[field] !== undefined);
  if (isGiven('refENumber')) return {};
  const isBegun = referral.cito === true || isGiven(...TEXT_FIELDS);
  if (!isBegun && !isRequired) return {};
  if (!isBegun && kind === 'electronic') return { refENumber: 'required' };
  return {
    ...(isGiven('issueDate') ? {} : { issueDate: 'issueDateRequired' }),
    ...(isGiven('institutionCro', 'unknownInstitution') ? {} : { institutionCro: 'institutionRequired' }),
    ...(isGiven('practiceNo', 'unknownPractitioner') ? {} : { practiceNo: 'practitionerRequired' }),
  };
}

/** Which one the patient has: a number says all of an electronic one. A picture of any is a file beside it. */
export const REFERRAL_KINDS = ['electronic', 'paper'] as const;
export type ReferralKind = (typeof REFERRAL_KINDS)[number];

const KIND = 'kind';

/** The kind that an address names, or else that of what was given before. */
export function referralKind(query: URLSearchParams, before: ReadReferral = {}): ReferralKind {
  const named = REFERRAL_KINDS.find((kind) => kind === query.get(KIND));
  const isPaper = before.refENumber === undefined && before.issueDate !== undefined;
  return named ?? (isPaper ? 'paper' : 'electronic');
}

/** The same page for a referral of that kind. */
export function pathOfKind({ pathname, searchParams }: URL, kind: ReferralKind) {
  const query = new URLSearchParams(searchParams);
  query.set(KIND, kind);
  return `${pathname}?${query.toString()}`;
}

/** The part of what was sent that is asked for. */
export function typedOfKind<Typed extends TypedReferral>(kind: ReferralKind, typed: Typed): Partial<Typed> {
  const { refENumber, ...paper } = typed;
  return (kind === 'paper' ? paper : { refENumber }) as Partial<Typed>;
}

/** older than that many years, which is only warned about. */
export const isOldReferral = ({
  issueDate,
  today,
  years,
}: {
  issueDate: Day | undefined;
  today: Day;
  years: number;
}) => issueDate !== undefined && issueDate < addYears({ day: today, years: -years });

/** B§2, A-86: the button is there while the booking is SCHEDULED, and there is something to correct or to add. */
export function referralWay({
  booking,
  referral = {},
  isRequired,
}: {
  booking: BookingState;
  referral?: { issueDate?: string | undefined; refENumber?: string | undefined } | undefined;
  isRequired: boolean;
}): 'edit' | 'add' | undefined {
  if (effectiveStatus(booking) !== 'SCHEDULED') return undefined;
  if (referral.issueDate !== undefined || referral.refENumber !== undefined) return 'edit';
  return isRequired ? 'add' : undefined;
}

const LONGEST_ID = 80;
export const REFERRAL_PARAMETER = 'mpiReferralId';

/** B§2: a referral of an earlier booking that the wizard's address names. */
export function readReferralId(query: URLSearchParams) {
  const id = query.get(REFERRAL_PARAMETER) ?? '';
  return id !== '' && id.length <= LONGEST_ID ? id : undefined;
}

/** B§3, the referral as it is sent: without the names that the provider knows itself. Undefined: none was given. */
export function sentReferral<Given extends object>(given: Given & Partial<Record<KnownName, unknown>>) {
  const { institutionName: _, practitionerName, diseaseName, ...referral } = given;
  const isGiven = Object.values(referral).some((value) => value !== undefined);
  return isGiven ? referral : undefined;
}
type KnownName = 'institutionName' | 'practitionerName' | 'diseaseName';
