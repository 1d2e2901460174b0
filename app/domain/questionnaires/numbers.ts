import { memoise } from '#app/domain/memoise.ts';

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };
const TYPED = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

const formatOf = memoise((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }), {
  limit: 2,
});

/** "83,5" in Polish, "83.5" in English. */
export const formatNumber = ({ value, language }: { value: number; language: 'pl' | 'en' }) =>
  formatOf(LOCALES[language]).format(value);

/** As it is typed: without spaces between thousands. */
export const typedNumber = (value: string) => value.replace('.', ',');

/** "83,5", "83.5" and "1 200" as a number with a dot; undefined when it is none. Zeros in front and behind go. */
export function readNumber(typed: string): string | undefined {
  const text = typed
    .replace(/\s/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\+/, '');
  if (!TYPED.test(text)) return undefined;
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+?)(?:[.,](\d*?)0*)?$/.exec(text) ?? [];
  const isZero = /^0*$/.test(whole + decimals);
  return `${isZero ? '' : sign}${whole}${decimals ? `.${decimals}` : ''}`;
}
