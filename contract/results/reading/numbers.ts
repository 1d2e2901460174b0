export type Language = 'pl' | 'en';
export type Comparator = '<' | '<=' | '>=' | '>';

const NUMBER = /^(<=?|>=?)?([+-]?)(\d{1,15}(?:[.,]\d{1,15})?|[.,]\d{1,15})$/;

/** A value in the signs that are read here: one kind of minus, of comparators, and no spaces. */
const plainSigns = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(\d)\s(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/^\s+|\s+$|(?<=[<>=≤≥+−-])\s+/g, '')
    .replace('−', '-')
    .replace('≤', '<=')
    .replace('≥', '>=');

/** What is written is a number, perhaps with a comparator: its parts, and the same with a decimal point. Null: it is none. */
export function written(text: string) {
  // Nearly every number is written in plain signs already.
  const [, comparator, sign = '', digits] = NUMBER.exec(text) ?? NUMBER.exec(plainSigns(text)) ?? [];
  if (digits === undefined) return null;
  const pointed = digits.replace(',', '.').replace(/^\./, '0.');
  const signed = `${sign === '-' ? '-' : ''}${pointed}`;
  return {
    comparator: comparator as Comparator | undefined,
    number: Number(signed),
    text: `${comparator ?? ''}${signed}`,
  };
}

const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/;

/** A number in its own digits, never with an exponent: "0.0000001". */
function digitsOf(number: number) {
  const [, sign = '', whole = '', part = '', exponent] = EXPONENT.exec(String(number)) ?? [];
  if (exponent === undefined) return String(number);
  const power = Number(exponent);
  const digits = whole + part;
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`;
  return `${sign}${digits}${'0'.repeat(Math.max(0, power - part.length))}`;
}

/** A point of a number as the language writes it. */
export const withDecimalSign = (digits: string, { language }: { language: Language }) =>
  language === 'pl' ? digits.replace('.', ',') : digits;

/** A number of a range, in as many digits as it has. */
export const numberInWords = (number: number, language: { language: Language }) =>
  withDecimalSign(digitsOf(number), language);
