import { enGB } from 'date-fns/locale/en-GB';
import { pl } from 'date-fns/locale/pl';
import type { Month } from 'date-fns';
import { withoutDiacritics } from '#app/domain/text.ts';
import { typedIdentifier } from '#app/domain/typed.ts';
import { isDay, type Day } from './calendar.ts';

/** 'malformed' cannot be read as a date; 'impossible' can, but the calendar has no such day (29-02-2027). */
export type TypedDateFault = 'malformed' | 'impossible';

export type TypedDate<Fault extends string = TypedDateFault> =
  { day: Day; fault?: undefined } | { day?: undefined; fault: Fault };

type Numbers = { year: number; month: number; dayOfMonth: number };

const yearLast = /^(\d{1,2})(?: ?[-./,] ?| )(\d{1,2})(?: ?[-./,] ?| )([1-9]\d{3})$/;
const yearFirst = /^([1-9]\d{3})(?: ?[-./,] ?| )(\d{1,2})(?: ?[-./,] ?| )(\d{1,2})$/;
const digitsOnly = /^(\d{2})(\d{2})([1-9]\d{3})$/;
const dayMonthName = /^(\d{1,2})[ .-]*([a-z]+)[ .,-]*([1-9]\d{3})$/;
const monthNameDay = /^([a-z]+)[ .]*(\d{1,2})[ ,]+([1-9]\d{3})$/;

const monthNames = new Map([...namesInLanguages(), ...romanNumerals()]);
const weekdayNames = new Set(
  [pl, enGB].flatMap(({ localize }) =>
    ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => plain(localize.day(day, { width: 'wide' }))),
  ),
);

/**
 * Reads what people write in a date field: 07-03-1948, 7.03.1948, 7/3/1948, 07031948, 1948-03-07, "7 marca 1948",
 * "7 III 1948", "7 March 1948", "March 7, 1948"; also with a weekday in front or "r." behind, and without diacritics.
 * The year has four digits. An empty text is malformed.
 */
export function parseTypedDate(text: string): TypedDate {
  const numbers = numbersIn(withoutDecoration(text));
  if (!numbers) return { fault: 'malformed' };

  const { year, month, dayOfMonth } = numbers;
  const day = `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
  return isDay(day) ? { day } : { fault: 'impossible' };
}

/** The same, between two days, both included. */
export function parseTypedDateWithin({
  text,
  earliest,
  latest,
}: {
  text: string;
  earliest: Day;
  latest: Day;
}): TypedDate<TypedDateFault | 'tooEarly' | 'tooLate'> {
  const typed = parseTypedDate(text);
  if (typed.fault) return typed;
  if (typed.day < earliest) return { fault: 'tooEarly' };
  if (typed.day > latest) return { fault: 'tooLate' };
  return typed;
}

function numbersIn(text: string): Numbers | undefined {
  const [, dayOfMonth, month, year] = yearLast.exec(text) ?? digitsOnly.exec(text) ?? [];
  if (year) return { year: Number(year), month: Number(month), dayOfMonth: Number(dayOfMonth) };

  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text) ?? [];
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth), dayOfMonth: Number(isoDay) };

  return namedMonthIn(text);
}

function namedMonthIn(text: string): Numbers | undefined {
  const dayFirst = dayMonthName.exec(text);
  const monthFirst = monthNameDay.exec(text);
  const name = dayFirst?.[2] ?? monthFirst?.[1] ?? '';
  const dayOfMonth = dayFirst?.[1] ?? monthFirst?.[2];
  const year = dayFirst?.[3] ?? monthFirst?.[3];
  const month = monthNames.get(name);
  return month === undefined ? undefined : { year: Number(year), month, dayOfMonth: Number(dayOfMonth) };
}

function withoutDecoration(text: string) {
  const spaced = plain(text)
    .replace(/ ?(?:r\.?|roku)$/, '')
    .trim();
  const [, weekday = '', rest = ''] = /^([a-z]+),? (.*)$/.exec(spaced) ?? [];
  return weekdayNames.has(weekday) ? rest : spaced;
}

function namesInLanguages() {
  return ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const).flatMap((month: Month) =>
    [pl, enGB].flatMap(({ localize }) => [
      [plain(localize.month(month, { width: 'wide', context: 'formatting' })), month + 1] as const,
      [plain(localize.month(month, { width: 'wide', context: 'standalone' })), month + 1] as const,
      [plain(localize.month(month, { width: 'abbreviated' })), month + 1] as const,
    ]),
  );
}

function romanNumerals() {
  return ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'].map(
    (numeral, index) => [numeral, index + 1] as const,
  );
}

function plain(text: string) {
  return withoutDiacritics(typedIdentifier(text)).toLowerCase();
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}
