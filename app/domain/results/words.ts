import { memoise } from '#app/domain/memoise.ts';
import type { Language } from '#app/domain/dates/words.ts';
import type { Measured } from './reading.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (digits: string) => [...digits].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

/** How people write what UCUM writes for machines: litres, the micro sign, international units, powers of ten. */
const WAYS: readonly (readonly [RegExp, string | ((match: string, part: string) => string)])[] = [
  [/10\*(\d+)/g, (_, power) => `×10${raised(power)}`],
  [/\{([\d.]+)_m2\}/g, '$1 m²'],
  [/\[(\w+)\]/g, '$1'],
  [/(?<![A-Za-zµ])u(?=[A-Za-z])/g, 'µ'],
  [/(?<=^|[/dmfµ])L\b/g, 'l'],
];

type Written = Readonly<{ language: Language }>;

/** Laboratories write a point; Polish has a comma. */
const withDecimalSign = (text: string, { language }: Written) =>
  language === 'pl' ? text.replace('.', ',') : text;

const unitAsWritten = memoise(
  (unit: string) => WAYS.reduce((text, [pattern, way]) => text.replace(pattern, way as string), unit),
  { limit: 500 },
);

/** A unit of UCUM as people write it: "µmol/l", "×10⁹/l", "ml/min/1,73 m²". */
export const unitInWords = (unit: string | undefined, language: Written) =>
  withDecimalSign(unitAsWritten(unit ?? ''), language);

/** A number of a range, in as many digits as it has. */
export const numberInWords = (number: number, language: Written) => withDecimalSign(String(number), language);

/** "11,2 g/dl", "<5 mg/l", "1:80": as the laboratory wrote it, with the language's decimal sign where it is a number. */
export function valueInWords(
  { value, number, unit }: Pick<Measured, 'value' | 'number' | 'unit'>,
  language: Written,
) {
  const written = number === undefined ? value : withDecimalSign(value, language);
  return [written, unitInWords(unit, language)].filter(Boolean).join('\u00a0');
}
