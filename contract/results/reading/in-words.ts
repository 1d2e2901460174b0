import { asWritten, numberInWords, withDecimalSign, written, type Language } from './numbers.ts';
import { endsOf, rangeKind, readingOf, type Measured, type Reading, type Standing } from './standing.ts';
import { unitInWords } from './units.ts';

type ReadingKey =
  | `results:standing.${Standing}`
  | `results:range.${ReturnType<typeof rangeKind>}`
  | `results:contradicted.${NonNullable<Reading['contradicted']>}${'' | 'Urgent'}`;

/** Whoever says it, page or paper: the language, and the texts of it. */
export type Speaker = Readonly<{
  language: Language;
  t: (key: ReadingKey, values?: Record<string, string>) => string;
}>;

/** A space between a number and its unit, at which no line breaks. */
const HELD = '\u00a0';

/** "11,2 g/dl", "<5 mg/l", "250/µl", "1:80": as the laboratory wrote it, with the language's decimal sign where it is a number. */
export function valueInWords(
  { value, unit }: Pick<Measured, 'value' | 'unit'>,
  language: { language: Language },
) {
  const text = written(value) ? withDecimalSign(asWritten(value).replace(',', '.'), language) : value;
  const said = unitInWords(unit, language);
  const space = said === '' || said.startsWith('/') ? '' : HELD;
  return `${written(value) ? text.replaceAll(/\s/g, HELD) : text}${space}${said}`;
}

/** "Zakres laboratorium: od 12 do 16 g/dl.": the unit is said once, with the end that comes last. */
function rangeInWords(measured: Measured, { language, t }: Speaker) {
  const { low, high } = endsOf(measured);
  const end = (number: number | undefined, unit: string | null | undefined) =>
    number === undefined ? '' : withUnit(numberInWords(number, { language }), unit);
  const withUnit = (digits: string, unit: string | null | undefined) =>
    valueInWords({ value: digits, unit }, { language });
  const ends = {
    low: end(low, high === undefined ? measured.unit : undefined),
    high: end(high, measured.unit),
  };
  return t(`results:range.${rangeKind(measured)}`, ends);
}

/** Whoever reads of an urgent mark is told to ring, not to ask at some time. */
const contradictionKey = ({ isCritical }: Reading, by: NonNullable<Reading['contradicted']>) =>
  `results:contradicted.${by}${isCritical ? 'Urgent' : ''}` as const;

/** A value in words, alike on page and paper: how much, how it stands, its range, and whether a mark contradicts it. */
export function readingInWords(measured: Measured, speaker: Speaker) {
  const reading = readingOf(measured);
  const { t, language } = speaker;
  const flag = (measured.flag ?? '').trim();
  return {
    value: valueInWords(measured, { language }),
    said: reading.said.map((standing) => t(`results:standing.${standing}`, { flag })),
    range: rangeInWords(measured, speaker),
    contradiction: reading.contradicted && t(contradictionKey(reading, reading.contradicted), { flag }),
  };
}
