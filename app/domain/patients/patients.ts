import { shownName } from '#app/domain/person-name.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { fullYears } from '#contract/people/reading/ages.ts';
import { groupsAbroad } from '#contract/people/reading/phone-groups.ts';

/** PATIENT is the account holder; a WARD may be of any age, a CHILD is under 18. */
export type PatientRole = 'PATIENT' | 'WARD' | 'CHILD';

/** "Anna Kowalska", as it may stand in any sentence: without second names, for not every record has them, and one person has one name on a page. */
export const fullName = ({ name, lastName }: { name: string; lastName: string }) => shownName(name, lastName);

export const roleText = (role: PatientRole) => `patients:role.${role}` as const;

/** Full years on that day, null for a birth date that is still ahead. */
export const ageOn = ({ birthDate, day }: { birthDate: Day; day: Day }) =>
  day < birthDate ? null : fullYears({ birthDate, day });

/** "44 05 14 013 59": the date, the series, the rest; anything that is not eleven digits as it is. */
export { peselOnPaper as groupPesel } from '#contract/papers/reading/paper.ts';

const POLISH_LENGTH = 9;

/** Three digits of a masked number are shown. */
const ALL_BUT_THE_LAST = /\d(?=(?:\D*\d){3})/g;

/** The areas of Polish landlines; every other number is said in threes. */
const LANDLINE = /^(?:1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])(?=\d{7}$)/;

/** Nine digits as people say them: "601 234 567", and a landline's "81 555 01 00". */
function inPolishGroups(number: string) {
  const area = number.length === POLISH_LENGTH ? LANDLINE.exec(number)?.[0] : undefined;
  if (area === undefined) return number.match(/\d{1,3}/g) ?? [];
  return [area, number.slice(2, 5), number.slice(5, 7), number.slice(7)];
}

/** "+48 601 234 567", "+48 81 555 01 00"; numbers of other countries as those have them. */
export function groupPhone(phone: string) {
  const [, country = '', rest = ''] = /^(\+48|\+)?(\d+)$/.exec(phone.replace(/[\s-]/g, '')) ?? [];
  if (rest === '') return phone;

  if (country === '+') return (groupsAbroad(`+${rest}`) ?? [`+${rest}`]).join(' ');
  return [country, ...inPolishGroups(rest)].filter(Boolean).join(' ');
}

/** "+48 ••• ••• 115": enough for its owner to know it by. */
export function maskedPhone(phone: string) {
  const grouped = groupPhone(phone);
  const country = grouped.startsWith('+48 ') ? '+48' : '';
  return country + grouped.slice(country.length).replace(ALL_BUT_THE_LAST, '•');
}
