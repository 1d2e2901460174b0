import { decimalOf } from '#contract/payments/reading/amounts.ts';
import { readNumber } from './questionnaires/numbers.ts';
import { typedIdentifier } from './typed.ts';

type Language = 'pl' | 'en';

/** "120,50", "120.50" on English pages: as it is typed there, and as the hint of the field has it. */
export const typedAmount = (amount: number, language: Language) =>
  language === 'pl' ? decimalOf(amount).replace('.', ',') : decimalOf(amount);

/** The currency may be typed behind the amount. */
const CURRENCY = /(?:zł|pln)\.?$/iu;
/** "1.000" may be a thousand as well as one. */
const DOUBTFUL = /[.,]\d{3}/;

/** As it stands on English pages, "PLN 1,220.00", which people copy from there: its comma parts thousands, and nothing is doubtful. */
const ENGLISH = /^(-?)PLN ?(\d{1,3}(?:,\d{3})*)\.(\d{2})$/i;

/** Reads an amount as people type it, "220", "220,50" or "1 200.50 zł", or copy it from a page, in grosze; undefined when it is none. */
export function readAmount(typed: string): number | undefined {
  const [, minus = '', thousands, part = ''] = ENGLISH.exec(typedIdentifier(typed)) ?? [];
  if (thousands !== undefined) return Number(minus + thousands.replaceAll(',', '') + part);
  const text = typed.trimEnd().replace(CURRENCY, '');
  const number = DOUBTFUL.test(typedIdentifier(text)) ? undefined : readNumber(text);
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(number ?? '') ?? [];
  return whole === '' ? undefined : Number(`${sign}${whole}${cents.padEnd(2, '0')}`);
}
