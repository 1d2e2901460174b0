import { addDays, type Day } from '#contract/days/reading/warsaw.ts';

const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];

/** Days after Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const MOVABLE = [0, 1, 49, 60];

const byYear = new Map<string, ReadonlySet<Day>>();

/** Tells whether a day is free by the Polish act of 18 January 1951 on days free from work (Christmas Eve since 2025). */
export function isHoliday(day: Day) {
  const year = day.slice(0, 4);
  const known = byYear.get(year) ?? holidaysOf(year);
  byYear.set(year, known);
  return known.has(day);
}

function holidaysOf(year: string): ReadonlySet<Day> {
  const easter = easterOf(Number(year));
  return new Set([
    ...FIXED.map((monthAndDay) => `${year}-${monthAndDay}`),
    ...MOVABLE.map((days) => addDays({ day: easter, days })),
  ]);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const golden = year % 19;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const number = epact + weekday - 7 * correction + 114;
  const month = String(Math.floor(number / 31)).padStart(2, '0');
  return `${year}-${month}-${String((number % 31) + 1).padStart(2, '0')}`;
}
