import { groupsAbroad } from '#contract/people/reading/phone-groups.ts';

export type Language = 'pl' | 'en';

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatsOf = (language: Language) => ({
  day: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'Europe/Warsaw' }),
  date: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'Europe/Warsaw' }),
});
const COUNTRIES = {
  pl: new Intl.DisplayNames(LOCALES.pl, { type: 'region' }),
  en: new Intl.DisplayNames(LOCALES.en, { type: 'region' }),
};
const FORMATS = { pl: formatsOf('pl'), en: formatsOf('en') };

/** "wtorek 24 listopada 2026", in Warsaw. */
export const dayInWords = ({ language, at }: { language: Language; at: number | Date }) =>
  FORMATS[language].day.format(at).replace(',', '');

/** "5 marca 2018", of a day as the stores write it. */
export const dateInWords = ({ language, day }: { language: Language; day: string }) =>
  FORMATS[language].date.format(Date.parse(`${day}T00:00:00Z`));

/** The country of a code, "Niemcy"; a code that is none stays as it is. */
export function countryInWords({ language, code }: { language: Language; code: string }) {
  const isCode = /^[A-Z]{2}$/.test(code);
  return (isCode ? COUNTRIES[language].of(code) : undefined) ?? code;
}

/** "9:40" as the portal's pages say it, in Warsaw. */
export const timeInWords = ({ language, at }: { language: Language; at: number | Date }) =>
  FORMATS[language].time.format(at).replace(/^0/, '');

/** "wtorek 24 listopada 2026, 9:40–10:00", as the portal's pages say it; one that ends on another day names both. */
export function periodInWords({ language, from, to }: { language: Language; from: number; to: number }) {
  const [begins, ends] = [from, to].map((at) => dayInWords({ language, at }));
  const [start, end] = [from, to].map((at) => timeInWords({ language, at }));
  return begins === ends ? `${begins}, ${start}–${end}` : `${begins}, ${start} – ${ends}, ${end}`;
}

/** Where the first two of nine digits are a town's and not a mobile net's (Polish numbering plan). */
const TOWN = /^(?:1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;

/** "+48815550110" -> "81 555 01 10", as the portal's pages say it (a test holds the two together); the country for English alone. */
export function phoneInWords({ language, phone }: { language: Language; phone: string }) {
  const [, , own] = /^(\+48)?(\d{9})$/.exec(phone) ?? [];
  const [, other] = /^(\+?\d+)$/.exec(phone) ?? [];
  const ownGroups = own && TOWN.test(own) ? /^(..)(...)(..)(..)$/.exec(own)?.slice(1) : own?.match(/.../g);
  const groups = own
    ? [...(language === 'en' ? ['+48'] : []), ...(ownGroups ?? [])]
    : (other && (groupsAbroad(other) ?? other.match(/\+?\d{1,3}/g))) || phone.split(' ');
  return groups.filter(Boolean).join('\u00a0');
}

/** A text of locales/ with its gaps filled. */
export const filled = ({ text, values }: { text: string; values: Readonly<Record<string, string>> }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** "Katarzyna Majewska", "Poradnia Lekarza Rodzinnego". */
export const staffName = ({ name, last_name }: { name: string; last_name: string }) =>
  [name, last_name].filter(Boolean).join(' ');
