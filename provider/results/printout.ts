import type { BilingualText } from '#contract/primitives.ts';
import { readingInWords, valueInWords, type Speaker } from '#contract/results/reading/in-words.ts';
import { rangeKind } from '#contract/results/reading/standing.ts';
import en from '#locales/en/results.json';
import pl from '#locales/pl/results.json';
import { localDay } from '#contract/days/reading/warsaw.ts';
import {
  dateInWords,
  dayInWords,
  filled,
  phoneInWords,
  timeInWords,
  type Language,
} from '#provider/core/words.ts';
import { headOnPaper } from '#provider/core/printouts/head.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';
import type { ShownResultRow, ShownValueRow, ValueInTimeRow } from './store.ts';

const TEXTS = { pl, en };

type Words = typeof pl;
type Key =
  | `results:paper.${keyof Words['paper']}`
  | `results:status.${keyof Words['status']}`
  | 'results:preliminary'
  | 'results:rangeText'
  | Parameters<Speaker['t']>[0];

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
  const text = path.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], TEXTS[language]);
  return filled({ text: String(text), values });
}

/** Whoever says on paper, or to the staff, how a value stands. */
export const speakerOf = (language: Language): Speaker => ({
  language,
  t: (key, values = {}) => say({ language, key, values }),
});

type Line = { value: ShownValueRow; earlier: readonly ValueInTimeRow[] };
type PrintedResult = {
  row: ShownResultRow;
  lines: readonly Line[];
  critical: { text: BilingualText; phone: string | undefined } | undefined;
  /** Since when another version is valid, and where it is. */
  outOfDate: { since: number; link: string } | undefined;
  /** The patient's name, told apart. */
  people: string;
  letterhead: string;
  language: Language;
  at: Date;
};

/** B-03: a whole order on paper, every value with its range, its words and the ones before it. */
export function resultPrintout({
  row,
  lines,
  critical,
  outOfDate,
  people,
  letterhead,
  language,
  at,
}: PrintedResult) {
  return taggedPdf({
    title: say({
      language,
      values: { name: row.name },
      key: outOfDate ? 'results:paper.formerTitle' : 'results:paper.title',
    }),
    letterhead,
    language,
    at,
    head: headOnPaper({ people, language, at }),
    facts: [
      ...(outOfDate ? [outOfDateFact({ outOfDate, language })] : []),
      ...(critical ? [criticalFact({ critical, language })] : []),
      {
        term: say({ language, key: 'results:paper.status' }),
        value: say({ language, key: `results:status.${outOfDate ? 'outOfDate' : row.status}` }),
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

const outOfDateFact = ({
  outOfDate: { since, link },
  language,
}: {
  outOfDate: NonNullable<PrintedResult['outOfDate']>;
  language: Language;
}): PrintedFact => ({
  term: say({ language, key: 'results:paper.outOfDate' }),
  value: say({
    language,
    key: 'results:paper.valid',
    values: { day: dayInWords({ language, at: since }), link },
  }),
});

const criticalFact = ({
  critical: { text, phone },
  language,
}: {
  critical: NonNullable<PrintedResult['critical']>;
  language: Language;
}): PrintedFact => ({
  term: say({ language, key: 'results:paper.critical' }),
  value: [text[language], phone && phoneInWords({ language, phone })].filter(Boolean).join('\n'),
});

/** One value, in the words of its page: what the laboratory says of it, and nothing computed (B-08). */
function lineFact({
  line: { value, earlier },
  row,
  language,
}: { line: Line } & Pick<PrintedResult, 'row' | 'language'>): PrintedFact {
  const reading = readingInWords(value, speakerOf(language));
  const shared = daysShared([row.collected_at, ...earlier.map((each) => each.collected_at)]);
  const before = earlier.map((each) => beforeInWords({ each, row, language, shared }));
  const { comment, range_text: rangeText } = value;
  const isInWords = rangeKind(value) === 'none' && rangeText !== null;
  const parts = [
    reading.value,
    ...reading.said,
    isInWords ? `${say({ language, key: 'results:rangeText' })} ${rangeText}` : reading.range,
    reading.contradiction,
    comment && say({ language, key: 'results:paper.comment', values: { comment } }),
    before.length > 0 &&
      say({ language, key: 'results:paper.earlier', values: { values: before.join('\n') } }),
  ];
  return { term: value.name, value: parts.filter(Boolean).join('\n') };
}

/**
 * Says an earlier value in words. Another laboratory is named, because its numbers need not compare with this one's; where several
 * samples were taken on a day, each has its hour.
 */
function beforeInWords({
  each,
  row,
  language,
  shared,
}: { each: ValueInTimeRow; shared: ReadonlySet<string> } & Pick<PrintedResult, 'row' | 'language'>) {
  const { collected_at: at } = each;
  const other = each.laboratory_id === row.laboratory_id ? '' : ` (${each.laboratory_name})`;
  const hour = shared.has(localDay(at)) ? `, ${timeInWords({ language, at })}` : '';
  const preliminary =
    each.status === 'PRELIMINARY' ? `, ${say({ language, key: 'results:preliminary' })}` : '';
  return `${dayOf(at, language)}${hour}: ${valueInWords(each, { language })}${preliminary}${other}`;
}

/** Days of which there are several samples. */
function daysShared(moments: readonly number[]): ReadonlySet<string> {
  const days = moments.map((at) => localDay(at));
  return new Set(days.filter((day, index) => days.indexOf(day) !== index));
}

/** "12 listopada 2026" */
const dayOf = (at: number, language: Language) => dateInWords({ language, day: localDay(at) });
