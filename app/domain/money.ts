import { memoise } from './memoise.ts';
import { readNumber } from './questionnaires/numbers.ts';
import { typedIdentifier } from './typed.ts';

type Amount = { amount: number; currency: string; language: 'pl' | 'en' };

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatOf = memoise(
  (name: string) => {
    const [locale = '', currency = ''] = name.split(' ');
    return new Intl.NumberFormat(locale, {
      ...(currency === '' ? { minimumFractionDigits: 2 } : { style: 'currency', currency }),
      useGrouping: 'always',
    });
  },
  { limit: 20 },
);

/** What Intl takes for a currency; other words stand behind the number as they are. */
const CODE = /^[A-Z]{3}$/;
/** People's word for the code. */
const ZLOTY = /^(?:zł|zl|pln)$/i;

/** "150.05" of 15005: never by a fraction of two, which is not exact. */
function decimalOf(amount: number) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** "1 220,00 zł", "PLN 1,220.00"; `amount` in the currency's smallest unit, of which a hundred make one. No line ends within it. */
export function formatAmount({ amount, currency, language }: Amount) {
  const code = ZLOTY.test(currency) ? 'PLN' : currency;
  const isCode = CODE.test(code);
  const number = formatOf(`${LOCALES[language]} ${isCode ? code : ''}`).format(decimalOf(amount));
  return isCode ? number : `${number}\u00a0${currency}`;
}

/** "120,50", "120.50" on English pages: as it is typed there, and as the hint of the field has it. */
export const typedAmount = (amount: number, language: Amount['language']) =>
  language === 'pl' ? decimalOf(amount).replace('.', ',') : decimalOf(amount);

/** The currency may be typed behind the amount. */
const CURRENCY = /\s*(?:zł|pln)\.?\s*$/iu;
/** "1.000" may be a thousand as well as one. */
const DOUBTFUL = /[.,]\d{3}/;

/** As it stands on English pages, "PLN 1,220.00", which people copy from there: its comma parts thousands, and nothing is doubtful. */
const ENGLISH = /^(-?)PLN ?(\d{1,3}(?:,\d{3})*)\.(\d{2})$/i;

/** Reads an amount as people type it, "220", "220,50" or "1 200.50 zł", or copy it from a page, in grosze; undefined when it is none. */
export function readAmount(typed: string): number | undefined {
  const [, minus = '', thousands, part = ''] = ENGLISH.exec(typedIdentifier(typed)) ?? [];
  if (thousands !== undefined) return Number(minus + thousands.replaceAll(',', '') + part);
  const text = typed.replace(CURRENCY, '');
  const number = DOUBTFUL.test(typedIdentifier(text)) ? undefined : readNumber(text);
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(number ?? '') ?? [];
  return whole === '' ? undefined : Number(`${sign}${whole}${cents.padEnd(2, '0')}`);
}
