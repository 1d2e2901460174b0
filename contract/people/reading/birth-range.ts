import { ADULT, isAdult, reachedOn } from './ages.ts';

/** In which role somebody is registered (A§4). */
export type PatientRole = 'PATIENT' | 'WARD' | 'CHILD';

/** The fault of a birth date: after today, too long ago, younger than may register, no child any more. */
export type BirthFault = 'FUTURE' | 'TOO_OLD' | 'TOO_YOUNG' | 'ADULT';

/** A§9: nobody is older. */
export const OLDEST = 120;

type Born = Readonly<{ birthDate: string; today: string }>;

/**
 * True once an age is reached by a day of Warsaw: with that day's beginning, and for somebody born on 29 February with 28
 * February of a common year.
 */
export const hasReached = ({ birthDate, today, years }: Born & { years: number }) =>
  reachedOn({ birthDate, age: years }) <= today;

/**
 * The fault that speaks against registering somebody of this birth date in a role; null: nothing. Both ends are in. A CHILD
 * is strictly younger than 18, and has no least age; a PATIENT is as old as the provider asks, 18 years where it does not
 * say.
 */
export function birthFault({
  role,
  birthDate,
  today,
  userMinAge = ADULT,
}: Born & { role: PatientRole; userMinAge?: number | undefined }): BirthFault | null {
  if (birthDate > today) return 'FUTURE';
  if (role === 'CHILD') return isAdult({ birthDate, today }) ? 'ADULT' : null;
  if (reachedOn({ birthDate, age: OLDEST }) < today) return 'TOO_OLD';
  const isTooYoung = role === 'PATIENT' && !hasReached({ birthDate, today, years: userMinAge });
  return isTooYoung ? 'TOO_YOUNG' : null;
}

/** courts appoint guardians of minors, too; but their own form is that of a child. */
export const isMinor = (born: Born) => !isAdult(born);
