import { meaningOfFlag, type FlagMeaning } from './rules.ts';
import type { BilingualText } from '#contract/primitives.ts';
import en from '#locales/en/results.json';
import enPage from '#locales/en/page.json';
import pl from '#locales/pl/results.json';
import plPage from '#locales/pl/page.json';
import { localDay } from '#provider/core/local-time.ts';
import { dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';
import type { ShownResultRow, ShownValueRow, ValueInTimeRow } from './store.ts';
import { unitOnPaper } from './units.ts';

const TEXTS = { pl: { words: pl, page: plPage }, en: { words: en, page: enPage } };

type Words = typeof pl;
type Key =
  | `results:paper.${keyof Words['paper']}`
  | `results:status.${keyof Words['status']}`
  | `results:standing.${FlagMeaning | 'unknown'}`;

/** A text by its key, with its gaps filled. */
function say({
  language,
  key,
  values = {},
}: {
  language: Language;
  key: Key;
  values?: Record<string, string>;
}) {
  const path = key.slice('results:'.length).split('.');
  const text = path.reduce<unknown>(
    (node, name) => (node as Record<string, unknown>)[name],
    TEXTS[language].words,
  );
  return filled({ text: String(text), values });
}

type Line = { value: ShownValueRow; earlier: readonly ValueInTimeRow[] };
type PrintedResult = {
  row: ShownResultRow;
  lines: readonly Line[];
  critical: { text: BilingualText; phone: string | undefined } | undefined;
  /** The patient's name. */
  people: string;
  language: Language;
  at: Date;
};

/** B-03: a whole order on paper, every value with its range, its words and the ones before it. */
export function resultPrintout({ row, lines, critical, people, language, at }: PrintedResult) {
  const { page } = TEXTS[language];
  return taggedPdf({
    title: say({ language, key: 'results:paper.title', values: { name: row.name } }),
    ...{ language, at },
    head: [
      filled({ text: page.print.patient_one, values: { people } }),
      `${page.print.at} ${dayInWords({ language, at })}, ${timeInWords({ language, at })}`,
    ],
    facts: [
      ...(critical ? [criticalFact({ critical, language })] : []),
      {
        term: say({ language, key: 'results:paper.status' }),
        value: say({ language, key: `results:status.${row.status}` }),
      },
      {
        term: say({ language, key: 'results:paper.collected' }),
        value: dayInWords({ language, at: row.collected_at }),
      },
      { term: say({ language, key: 'results:paper.unit' }), value: row.unit_name, language: 'pl' },
      {
        term: say({ language, key: 'results:paper.laboratory' }),
        value: row.laboratory_name,
        language: 'pl',
      },
      ...lines.map((line) => lineFact({ line, row, language })),
    ],
  });
}

const criticalFact = ({
  critical: { text, phone },
  language,
}: {
  critical: NonNullable<PrintedResult['critical']>;
  language: Language;
}): PrintedFact => ({
  term: say({ language, key: 'results:paper.critical' }),
  value: [text[language], phone].filter(Boolean).join(' '),
});

/** One value: what the laboratory says of it, and nothing computed (B-08). */
function lineFact({
  line: { value, earlier },
  row,
  language,
}: { line: Line } & Pick<PrintedResult, 'row' | 'language'>): PrintedFact {
  const range = rangeOf({ value, language });
  const before = earlier.map((each) => beforeInWords({ each, row, language })).join('; ');
  const { comment } = value;
  const parts = [
    amount({ ...value, language }),
    flagInWords({ flag: value.flag, language }),
    range && say({ language, key: 'results:paper.range', values: { range } }),
    comment && say({ language, key: 'results:paper.comment', values: { comment } }),
    before && say({ language, key: 'results:paper.earlier', values: { values: before } }),
  ];
  return { term: value.name, value: parts.filter(Boolean).join('\n') };
}

/** A code for which there are no words is shown as it is. */
function flagInWords({ flag, language }: { flag: string | null; language: Language }) {
  if (flag === null) return '';
  const meaning = meaningOfFlag(flag);
  if (meaning) return say({ language, key: `results:standing.${meaning}` });
  return say({ language, key: 'results:standing.unknown', values: { flag } });
}

/** Of another laboratory only by its name: its numbers need not compare. */
function beforeInWords({
  each,
  row,
  language,
}: { each: ValueInTimeRow } & Pick<PrintedResult, 'row' | 'language'>) {
  const other = each.laboratory_id === row.laboratory_id ? '' : ` (${each.laboratory_name})`;
  return `${dayOf(each)}: ${amount({ ...each, language })}${other}`;
}

/** "12-11-2026". */
const dayOf = ({ collected_at: at }: ValueInTimeRow) => localDay(at).split('-').reverse().join('-');

const amount = ({ value, unit, language }: { value: string; unit: string | null; language: Language }) =>
  [decimal({ text: value, language }), unit && unitOnPaper({ unit, language })].filter(Boolean).join(' ');

/** The range as it was given, else by its ends. */
function rangeOf({
  value: { range_text: text, low, high },
  language,
}: {
  value: ShownValueRow;
  language: Language;
}) {
  if (text !== null) return decimal({ text, language });
  const ends = [low, high].map((end) => (end === null ? '' : decimal({ text: String(end), language })));
  return ends.some(Boolean) ? ends.join('–') : '';
}

const decimal = ({ text, language }: { text: string; language: Language }) =>
  language === 'pl' ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text;
