export type Language = 'pl' | 'en';

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatsOf = (language: Language) => ({
  day: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'Europe/Warsaw' }),
  date: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'Europe/Warsaw' }),
});
const FORMATS = { pl: formatsOf('pl'), en: formatsOf('en') };

/** "wtorek, 24 listopada 2026", in Warsaw. */
export const dayInWords = ({ language, at }: { language: Language; at: number | Date }) =>
  FORMATS[language].day.format(at);

/** "5 marca 2018", of a day as the stores write it. */
export const dateInWords = ({ language, day }: { language: Language; day: string }) =>
  FORMATS[language].date.format(Date.parse(`${day}T00:00:00Z`));

/** "9:40" as the portal's pages say it, in Warsaw. */
export const timeInWords = ({ language, at }: { language: Language; at: number | Date }) =>
  FORMATS[language].time.format(at).replace(/^0/, '');

/** "220,00 zł"; `amount` in the currency's smallest unit. */
export const amountInWords = ({
  language,
  amount,
  currency,
}: {
  language: Language;
  amount: number;
  currency: string;
}) => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount / 100);

/** A text of locales/ with its gaps filled. */
export const filled = ({ text, values }: { text: string; values: Readonly<Record<string, string>> }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
