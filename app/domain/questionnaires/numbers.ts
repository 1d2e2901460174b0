import { memoise } from '#app/domain/memoise.ts';
import { typedIdentifier } from '#app/domain/typed.ts';

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };
const TYPED = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

/** Small digits above and below the line: "5²" is not 52. */
const RAISED = /[²³¹\u2070-\u209c\u00bc-\u00be\u2150-\u218b]/;

const formatOf = memoise((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }), {
  limit: 2,
});

/** "83,5" in Polish, "83.5" in English. */
export const formatNumber = ({ value, language }: { value: number; language: 'pl' | 'en' }) =>
  formatOf(LOCALES[language]).format(value);

/** As it is typed: without spaces between thousands. */
export const typedNumber = (value: string) => value.replace('.', ',');

/** Spaces part thousands and stand after a sign; "36 6" is no number, for it may be 36,6 as well as 366. */
const SPACED = /^([+-]?) ?(\d{1,3}(?: \d{3})+|\d+)((?:[.,]\d*)?)$/;

/** "83,5", "83.5" and "1 200" as a number with a dot; undefined when it is none. Zeros in front and behind go. */
export function readNumber(typed: string): string | undefined {
  if (RAISED.test(typed)) return undefined;
  const [, before = '', thousands = '', rest = ''] = SPACED.exec(typedIdentifier(typed)) ?? [];
  const text = `${before === '-' ? before : ''}${thousands.replaceAll(' ', '')}${rest}`;
  if (!TYPED.test(text)) return undefined;
  const [, sign = '', digits = '', part = ''] = /^(-?)(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  const decimals = part.replace(/(?<!0)0+$/, '');
  const isZero = /^0*$/.test(whole + decimals);
  return `${isZero ? '' : sign}${whole}${decimals ? `.${decimals}` : ''}`;
}
