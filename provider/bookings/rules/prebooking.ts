import { fullYears } from '#contract/people/reading/ages.ts';
import { z } from 'zod';
import type { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { addDays, localDay, type Day } from '#contract/days/reading/warsaw.ts';

/** The demands of a bookable thing on a patient (B§5); `availabilities.restrictions` holds them as JSON. Absent: not asked. */
export const BookingRestrictions = z.strictObject({
  /** 101 */
  gender: z.enum(['MALE', 'FEMALE']).optional(),
  /** 102, full years on the day of the visit. */
  minAge: z.number().int().min(0).optional(),
  /** 103, full years on the day of the visit. */
  maxAge: z.number().int().min(0).optional(),
  /** 104 */
  insurerRequired: z.boolean().optional(),
  /** 105, the phone of the account that books. */
  phoneRequired: z.boolean().optional(),
  /** 201, local days since the patient's last visit of this service. */
  minIntervalDays: z.number().int().min(1).optional(),
  /** 202, local days since the patient's last visit of this service. */
  maxIntervalDays: z.number().int().min(1).optional(),
  /** 203 FORBIDDEN: the patient must have been here for this service; 204 REQUIRED: must not have been. */
  firstVisit: z.enum(['FORBIDDEN', 'REQUIRED']).optional(),
  /** 205, coming bookings of the patient for this service. */
  maxActiveForService: z.number().int().min(1).optional(),
  /** 206, coming bookings of all patients of the account. */
  maxActiveForAccount: z.number().int().min(1).optional(),
});
export type BookingRestrictions = z.infer<typeof BookingRestrictions>;

/** The facts known at the moment of the check. Instants in ms. */
export type PrebookingFacts = Readonly<{
  patient: { gender: 'MALE' | 'FEMALE' | 'OTHER'; birthDate: Day; insurerCode: string | null };
  /** The account's phone is known, and confirmed where that can be done. */
  isPhoneReady: boolean;
  /** Starts of the patient's bookings of this service that are not CANCELED. */
  visits: readonly number[];
  /** The number of coming bookings that the account's patients have. */
  comingOfAccount: number;
  startsAt: number;
  now: Date;
}>;

type Found = ValidationError | null | false | undefined;
type Person = Readonly<{ gender: PrebookingFacts['patient']['gender']; birthDate: Day }>;

/** A check of the person alone, at an age in full years. */
type PersonCheck = (
  person: { patient: Pick<Person, 'gender'>; age: number },
  restrictions: BookingRestrictions,
) => Found;

const PERSON_CHECKS: readonly PersonCheck[] = [
  ({ patient }, { gender }) => gender && patient.gender !== gender && { code: '101' },
  ({ age }, { minAge }) => minAge !== undefined && age < minAge && { code: '102', params: { age: minAge } },
  ({ age }, { maxAge }) => maxAge !== undefined && age > maxAge && { code: '103', params: { age: maxAge } },
];

type Check = (
  facts: PrebookingFacts & { day: Day; age: number; earlier: readonly number[] },
  restrictions: BookingRestrictions,
) => Found;

const CHECKS: readonly Check[] = [
  ...PERSON_CHECKS,
  ({ patient }, { insurerRequired }) => insurerRequired && !patient.insurerCode && { code: '104' },
  ({ isPhoneReady }, { phoneRequired }) => phoneRequired && !isPhoneReady && { code: '105' },
  ({ earlier, day }, { minIntervalDays: days }) => {
    if (days === undefined || earlier.length === 0) return null;
    const firstDay = addDays({ day: localDay(Math.max(...earlier)), days });
    return day < firstDay && { code: '201', params: { days, firstDay } };
  },
  ({ earlier, day }, { maxIntervalDays: days }) => {
    if (days === undefined || earlier.length === 0) return null;
    const lastDay = addDays({ day: localDay(Math.max(...earlier)), days });
    return day > lastDay && { code: '202', params: { days, lastDay } };
  },
  ({ earlier }, { firstVisit }) => firstVisit === 'FORBIDDEN' && earlier.length === 0 && { code: '203' },
  ({ earlier }, { firstVisit }) => firstVisit === 'REQUIRED' && earlier.length > 0 && { code: '204' },
  ({ visits, now }, { maxActiveForService: count }) => {
    const coming = visits.filter((at) => at > now.getTime()).length;
    return count !== undefined && coming >= count && { code: '205', params: { count } };
  },
  ({ comingOfAccount }, { maxActiveForAccount: count }) =>
    count !== undefined && comingOfAccount >= count && { code: '206', params: { count } },
];

/** B§5. All reasons against a booking, in the order of their codes; none: it may be made. */
export function prebookingErrors({
  restrictions,
  facts,
}: {
  restrictions: BookingRestrictions;
  facts: PrebookingFacts;
}): ValidationError[] {
  const day = localDay(facts.startsAt);
  const known = {
    ...facts,
    day,
    age: fullYears({ birthDate: facts.patient.birthDate, day }),
    earlier: facts.visits.filter((at) => at < facts.startsAt),
  };
  return CHECKS.map((check) => check(known, restrictions)).filter((error) => !!error);
}

/**
 * Tells whether there is a day, of those on which it can be booked (both bounds included), on which neither gender nor age
 * forbids the patient to book it. A day's age is counted as prebooking counts it, and nobody grows older by two years at
 * once.
 */
export function isForPatient({
  restrictions,
  patient,
  days,
}: {
  restrictions: BookingRestrictions;
  patient: Person;
  days: Readonly<{ first: Day; last: Day }>;
}) {
  const oldest = fullYears({ birthDate: patient.birthDate, day: days.last });
  for (let age = fullYears({ birthDate: patient.birthDate, day: days.first }); age <= oldest; age += 1) {
    if (PERSON_CHECKS.every((check) => !check({ patient, age }, restrictions))) return true;
  }
  return false;
}
