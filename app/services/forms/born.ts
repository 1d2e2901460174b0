import { birthFault, type BirthFault, type PatientRole } from '#contract/people/reading/birth-range.ts';
import { readPesel } from '#contract/people/reading/pesel.ts';
import { isAsPesel } from '#app/journeys/person-identity.ts';
import { withValues, withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { readDay } from './fields.ts';

type Way = Parameters<typeof withWay>[1];

export type BornRules = Readonly<{
  role: PatientRole;
  today: string;
  userMinAge: number;
  /** Where somebody is registered who is of no age for this form. */
  ways?: Readonly<Partial<Record<BirthFault, Way | null>>>;
}>;

/** The text about somebody of that birth date who is none of the role; null: nothing. */
export function birthText(birthDate: string, rules: BornRules): ErrorText | null {
  const fault = birthFault({ ...rules, birthDate });
  if (fault === null) return null;
  const said =
    fault === 'TOO_YOUNG'
      ? withValues('enrolment:born.TOO_YOUNG', { count: rules.userMinAge })
      : (`enrolment:born.${fault}` as const);
  const way = rules.ways?.[fault];
  return way ? withWay(said, way) : said;
}

/** Reads a PESEL, or says which of its faults it has, and whether it is of the role. */
export function readTypedPesel(text: string, rules: BornRules): { pesel: string } | { error: ErrorText } {
  const { read, fault } = readPesel(text);
  if (fault) return { error: `enrolment:pesel.${fault}` };
  const error = birthText(read.birthDate, rules);
  return error === null ? { pesel: read.pesel } : { error };
}

const EVER = { earliest: '1000-01-01', latest: '9999-12-31' };

/** Reads a birth date as people write it (S-21); `pesel`: the one that it must not contradict. */
export function readBirthDate(
  text: string,
  { rules, pesel }: { rules: BornRules; pesel: string | undefined },
): { day: string } | { error: ErrorText } {
  const { day, fault } = readDay(text, {
    ...EVER,
    required: 'enrolment:document.birthDate.required',
    tooEarly: 'enrolment:born.TOO_OLD',
    tooLate: 'enrolment:born.FUTURE',
  });
  if (fault !== undefined) return { error: fault };
  const error = birthText(day, rules);
  if (error !== null) return { error };
  return isAsPesel(pesel, { birthDate: day })
    ? { day }
    : { error: 'enrolment:document.birthDate.otherThanPesel' };
}
