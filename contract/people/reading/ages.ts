import type { Day } from '#contract/days/reading/warsaw.ts';

/** The age from which on nobody acts as a parent. */
export const ADULT = 18;
/** The age from which on a child's own consent is asked as well (A-54, B-43). */
export const OWN_CONSENT = 16;

type Born = Readonly<{ birthDate: Day }>;

/**
 * The day with whose first moment an age is reached: the birthday, and 28 February in a common year for those born on the 29th (Civil
 * Code, art. 112; decision 066).
 */
export function reachedOn({ birthDate, age }: Born & { age: number }): Day {
  const year = Number(birthDate.slice(0, 4)) + age;
  const day = birthDate.slice(5);
  const isMissing = day === '02-29' && new Date(Date.UTC(year, 2, 0)).getUTCDate() !== 29;
  return `${String(year).padStart(4, '0')}-${isMissing ? '02-28' : day}`;
}

/** True once somebody is of age: from the first moment of the day on. */
export const isAdult = ({ birthDate, today }: Born & { today: Day }) =>
  reachedOn({ birthDate, age: ADULT }) <= today;

/** Full years on a day, none while the birth is still ahead. */
export function fullYears({ birthDate, day }: Born & { day: Day }) {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(day < reachedOn({ birthDate, age: years }) ? years - 1 : years, 0);
}

/** True where somebody is 16 or 17: their own consent stands beside what their parents decide. */
export function isOfOwnConsent(person: Born & { day: Day }) {
  const years = fullYears(person);
  return years >= OWN_CONSENT && years < ADULT;
}
