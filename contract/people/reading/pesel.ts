import { normalized } from './normalized.ts';

/** The facts that a PESEL states of its person; the gender is corrected in the medical unit alone. */
export type ReadPesel = Readonly<{ pesel: string; birthDate: string; gender: 'MALE' | 'FEMALE' }>;

/**
 * The fault of one, in the order of looking: signs that are no digits, too few or too many digits, one digit eleven
 * times, a day that the calendar does not have, a check digit that does not fit.
 */
export type PeselFault = 'SIGNS' | 'LENGTH' | 'REPEATED' | 'DAY' | 'CHECKSUM';

/** The number of digits that it has; with blanks and hyphens within it may be typed longer. */
export const PESEL_LENGTH = 11;

/** The century stands in the month: what is added to it. */
const CENTURIES = [
  { from: 80, century: 1800 },
  { from: 60, century: 2200 },
  { from: 40, century: 2100 },
  { from: 20, century: 2000 },
  { from: 0, century: 1900 },
] as const;

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

/** Reads a PESEL as it is typed, with blanks and hyphens within; or says what is wrong with it. */
export function readPesel(
  typed: string,
): { read: ReadPesel; fault?: undefined } | { read?: undefined; fault: PeselFault } {
  const pesel = normalized(typed, 'NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
  if (!/^\d*$/.test(pesel)) return { fault: 'SIGNS' };
  if (pesel.length !== PESEL_LENGTH) return { fault: 'LENGTH' };
  if (/^(\d)\1+$/.test(pesel)) return { fault: 'REPEATED' };
  const birthDate = dayIn(pesel);
  if (birthDate === null) return { fault: 'DAY' };
  if (sumOf(pesel) % 10 !== 0) return { fault: 'CHECKSUM' };
  const gender = Number(pesel[9]) % 2 === 1 ? 'MALE' : 'FEMALE';
  return { read: { pesel, birthDate, gender } };
}

/** The day of birth, "yyyy-MM-dd"; null when the calendar has none such. */
function dayIn(pesel: string) {
  const [yearOfCentury = 0, coded = 0, day = 0] = [0, 2, 4].map((at) => Number(pesel.slice(at, at + 2)));
  const { from, century } = CENTURIES.find((each) => coded >= each.from) ?? CENTURIES[4];
  const [year, month] = [century + yearOfCentury, coded - from];
  const made = new Date(Date.UTC(year, month - 1, day));
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isReal ? made.toISOString().slice(0, 10) : null;
}

const sumOf = (pesel: string) =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(pesel[index]), 0);
