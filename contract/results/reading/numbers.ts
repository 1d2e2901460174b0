export type Language = 'pl' | 'en';
export type Comparator = '<' | '<=' | '>=' | '>';

const NUMBER = /^(<=?|>=?)?([+-]?)(\d{1,15}(?:[.,]\d{1,15})?|[.,]\d{1,15})$/;

/** A value in the signs that are read here: one kind of minus, of comparators, and no spaces. */
const plainSigns = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .trim()
    .replaceAll(/(?<=[<>=≤≥+−-])\s+/g, '')
    .replace('−', '-')
    .replace('≤', '<=')
    .replace('≥', '>=');

/** An exponent with its sign: "1e3" may be a name as well, and stays as it is written. */
const EXPONENT = /^([<>=+-]*)(\d{1,15})(?:[.,](\d{1,15}))?e([+-]\d{1,3})$/i;

/** A number in its own digits, a laboratory's or a range's, never with an exponent: "0.00000006" of "6e-8". */
function inDigits(text: string) {
  const [, signs = '', whole = '', part = '', exponent = '0'] = EXPONENT.exec(text) ?? [];
  const power = Number(exponent);
  if (whole === '') return text;
  const digits = whole + part;
  const point = whole.length + power;
  if (point <= 0) return `${signs}0.${'0'.repeat(-point)}${digits}`;
  const before = digits.slice(0, point).padEnd(point, '0');
  const after = digits.slice(point);
  return `${signs}${before}${after === '' ? '' : `.${after}`}`;
}

/** The parts of a number as it is written, perhaps with a comparator, and the same with a decimal point. Null: it is none. */
export function written(text: string) {
  // Nearly every number is written in plain signs already.
  const [, comparator, sign = '', digits] =
    NUMBER.exec(text) ?? NUMBER.exec(inDigits(plainSigns(text))) ?? [];
  if (digits === undefined) return null;
  const pointed = digits.replace(',', '.').replace(/^\./, '0.');
  const signed = `${sign === '-' ? '-' : ''}${pointed}`;
  return {
    comparator: comparator as Comparator | undefined,
    number: Number(signed),
    text: `${comparator ?? ''}${signed}`,
  };
}

/** A value as the laboratory wrote it, but for an exponent. */
export function asWritten(value: string) {
  const plain = plainSigns(value);
  return EXPONENT.test(plain) ? inDigits(plain) : value.trim();
}

/** A point of a number as the language writes it. */
export const withDecimalSign = (digits: string, { language }: { language: Language }) =>
  language === 'pl' ? digits.replace('.', ',') : digits;

/** A number of a range, in as many digits as it has. */
export const numberInWords = (number: number, language: { language: Language }) =>
  withDecimalSign(inDigits(String(number)), language);
