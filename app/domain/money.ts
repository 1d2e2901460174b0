import { memoise } from './memoise.ts';
import { readNumber } from './questionnaires/numbers.ts';
import { typedIdentifier } from './typed.ts';

type Amount = { amount: number; currency: string; language: 'pl' | 'en' };

const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatOf = memoise(
  (name: string) => {
    const [locale = '', currency = ''] = name.split(' ');
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  },
  { limit: 20 },
);

/** "220,00 zł", "PLN 220.00"; `amount` in the currency's smallest unit, of which a hundred make one. */
export const formatAmount = ({ amount, currency, language }: Amount) =>
  formatOf(`${LOCALES[language]} ${currency}`).format(amount / 100);

/** The currency may be typed behind the amount. */
const CURRENCY = /\s*(?:zł|pln)\.?\s*$/iu;
/** "1.000" may be a thousand as well as one. */
const DOUBTFUL = /[.,]\d{3}/;

/** Reads an amount as people type it, "220", "220,50" or "1 200.50 zł", in grosze; undefined when it is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(CURRENCY, '');
  const number = DOUBTFUL.test(typedIdentifier(text)) ? undefined : readNumber(text);
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(number ?? '') ?? [];
  return whole === '' ? undefined : Number(`${sign}${whole}${cents.padEnd(2, '0')}`);
}
