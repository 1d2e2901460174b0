import { addDays, startOfDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { patients } from '#provider/seed/people.ts';
import type {
  CriticalTextRow,
  ResultDocumentRow,
  TestResultRow,
  TestValueRow,
} from '#provider/results/tables.ts';
import { written } from '#contract/results/reading/numbers.ts';
import { flagOf } from '#provider/results/critical-bounds.ts';
import { analyteOf, analyteRows, rangeFor } from './analytes.ts';
import { filesOf } from './documents.ts';
import { LABORATORIES, orders, type SeedLine, type SeedOrder } from './orders.ts';

const HOUR = 3_600_000;

const CRITICAL: CriticalTextRow = {
  unit_id: 'unit-family',
  text_pl: 'Wynik wymaga pilnej rozmowy z lekarzem. Zadzwoń jeszcze dziś. Gdy gorzej: 112.',
  text_en: 'A doctor needs to talk to you urgently. Phone today. If you feel worse: 112.',
};

/** Published results with their versions, values and files, and what the laboratories measure. */
export function resultsSeed({ today }: Pick<Clinic, 'today'>) {
  const versions = orders.flatMap((order) => versionsOf({ order, today }));
  return {
    laboratories: Object.entries(LABORATORIES).map(([id, name]) => ({ id, name })),
    analytes: analyteRows(),
    critical_texts: [CRITICAL],
    test_results: versions.map(({ row }) => row),
    test_values: versions.flatMap(({ row, order, lines }) => valueRows({ id: row.id, order, lines })),
    result_documents: versions.flatMap(({ row, order }) => documentRows({ row, order })),
  };
}

type Version = { row: TestResultRow; order: SeedOrder; lines: readonly SeedLine[] };

/** The version before first, where there is one. */
function versionsOf({ order, today }: { order: SeedOrder; today: Day }): Version[] {
  const collectedAt = startOfDay(addDays({ day: today, days: order.days })) + 7.5 * HOUR;
  const row: TestResultRow = {
    id: order.id,
    system_id: `LAB-${order.id.slice('result-'.length)}`,
    order_number: order.id,
    patient_id: order.patient,
    unit_id: order.unit ?? 'unit-family',
    laboratory_id: order.laboratory ?? 'laboratory-1',
    name: order.name,
    collected_at: collectedAt,
    published_at: order.isUnpublished ? null : collectedAt + (order.former ? 30 : 9) * HOUR,
    status: order.status ?? 'FINAL',
    is_withheld: order.discussedIn === undefined ? 0 : 1,
    discussed_on: order.discussedIn === undefined ? null : addDays({ day: today, days: order.discussedIn }),
    corrected_from: order.former ? `${order.id}-1` : null,
    corrected_by: null,
  };
  const current = { row, order, lines: order.lines };
  if (!order.former) return [current];

  const former: TestResultRow = {
    ...row,
    id: `${order.id}-1`,
    system_id: null,
    status: 'FINAL',
    published_at: collectedAt + 9 * HOUR,
    corrected_from: null,
    corrected_by: order.id,
  };
  return [{ row: former, order, lines: order.former }, current];
}

type Lines = { id: string; order: SeedOrder; lines: readonly SeedLine[] };

const valueRows = ({ id, order, lines }: Lines): TestValueRow[] =>
  lines.map(([code, value, said = {}], position) => {
    const { comparator = null, number = null } = written(value) ?? {};
    const { low = null, high = null, text = null } = rangeOf({ order, line: [code, value, said] });
    const row = {
      result_id: id,
      position,
      code,
      name: analyteOf(code).name,
      value,
      comparator,
      number,
      unit: number === null ? null : (said.unit ?? analyteOf(code).unit ?? null),
      low,
      high,
      range_text: text ?? textOf({ low, high }),
      comment: said.comment ?? null,
    };
    return { ...row, flag: said.flag === undefined ? flagOf(row) : said.flag };
  });

function rangeOf({ order, line: [code, , { range } = {}] }: { order: SeedOrder; line: SeedLine }): {
  low?: number;
  high?: number;
  text?: string;
} {
  if (range !== undefined) return range ?? {};
  const { gender, age } = patients.find(({ id }) => id === order.patient) ?? patients[0];
  return rangeFor(code, { gender, age }) ?? {};
}

type Ends = { low: number | null; high: number | null };

function textOf({ low, high }: Ends) {
  if (low !== null && high !== null) return `${low} - ${high}`;
  if (low !== null) return `od ${low}`;
  return high === null ? null : `do ${high}`;
}

/** Where the story keeps them: of its two ids, the first, the second or none. */
function documentRows({ row, order }: Omit<Version, 'lines'>): ResultDocumentRow[] {
  const heldUnder = { second: row.system_id, nowhere: null, first: row.id, several: row.id, none: null };
  return filesOf(order).map((file, index) => ({
    ...file,
    id: `${row.id}-file-${index + 1}`,
    result_id: row.id,
    held_under: heldUnder[order.files ?? 'first'],
    size: file.content.length,
  }));
}
