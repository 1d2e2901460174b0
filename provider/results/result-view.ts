import type { z } from 'zod';
import { readingOf } from '#contract/results/reading/standing.ts';
import type { Analyte, TestResult, ValueInTime } from '#contract/results/schemas.ts';
import { documentView } from '#provider/core/files/documents.ts';
import type { ListedDocumentRow } from '#provider/core/files/rows.ts';
import { groupedBy } from '#provider/core/grouped.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type {
  ListedValueRow,
  MarkedValueRow,
  ShownResultRow,
  ShownValueRow,
  ValueInTimeRow,
} from './store.ts';

const instant = (at: number | null) => new Date(Number(at)).toISOString();

/** Results with their files, and what the marks of their values say first; of a withheld one neither. */
export async function resultViews({
  store,
  rows,
  values,
}: {
  store: StoreInTransaction;
  rows: readonly ShownResultRow[];
  /** All their values, of whoever has read them for what else there is to say; absent: the marked ones are read. */
  values?: readonly MarkedValueRow[] | undefined;
}): Promise<z.input<typeof TestResult>[]> {
  const ids = rows.filter((row) => row.is_withheld === 0).map(({ id }) => id);
  const [files, marked] = await Promise.all([
    store.results.files(ids),
    values?.filter(({ flag }) => flag) ?? store.results.marked(ids),
  ]);
  const markedOf = byResult(marked);
  return rows.map((row) =>
    resultView({ row, files: files.get(row.id) ?? [], marked: markedOf.get(row.id) ?? [] }),
  );
}

export const byResult = <Row extends { result_id: string }>(rows: readonly Row[]) =>
  groupedBy(rows, ({ result_id: id }) => id);

/** Tells whether a value is critical, and what a patient has to ask about, each once. */
export function marksInShort(marked: readonly MarkedValueRow[]) {
  const readings = marked.map(readingOf);
  const toAsk = [
    ...(readings.some(({ isUnknown }) => isUnknown) ? (['UNKNOWN_MARK'] as const) : []),
    ...(readings.some(({ contradicted }) => contradicted) ? (['CONTRADICTION'] as const) : []),
  ];
  return {
    hasCritical: readings.some(({ isCritical }) => isCritical),
    toAsk: toAsk.length > 0 ? toAsk : undefined,
  };
}

function resultView({
  row,
  files,
  marked,
}: {
  row: ShownResultRow;
  files: readonly ListedDocumentRow[];
  marked: readonly MarkedValueRow[];
}): z.input<typeof TestResult> {
  const isWithheld = row.is_withheld === 1;
  const correctedFrom = row.corrected_from ?? undefined;
  const correctedBy = row.corrected_by ?? undefined;
  return {
    id: row.id,
    systemId: row.system_id ?? undefined,
    name: row.name,
    date: instant(row.collected_at),
    publishedAt: instant(row.published_at),
    unit: { name: row.unit_name, phone: row.unit_phone ?? undefined },
    laboratory: { id: row.laboratory_id, name: row.laboratory_name },
    status: isWithheld ? 'WITHHELD' : row.status,
    discussedOn: isWithheld ? (row.discussed_on ?? undefined) : undefined,
    documents: files.map(documentView),
    ...marksInShort(marked),
    ...(isWithheld ? {} : { correctedFrom, correctedBy }),
  };
}

/** A value as the laboratory gives it, but for the words of its range. */
export const measuredOf = (row: Omit<ListedValueRow, 'result_id' | 'name'>) => ({
  value: row.value,
  comparator: row.comparator ?? undefined,
  number: row.number ?? undefined,
  unit: row.unit ?? undefined,
  low: row.low ?? undefined,
  high: row.high ?? undefined,
  flag: row.flag ?? undefined,
});

export const valueInTime = (row: ValueInTimeRow): z.input<typeof ValueInTime> => ({
  resultId: row.result_id,
  date: instant(row.collected_at),
  status: row.status,
  laboratory: { id: row.laboratory_id, name: row.laboratory_name },
  rangeText: row.range_text ?? undefined,
  ...measuredOf(row),
});

export function analyteView({
  row,
  previous,
  isExplained,
}: {
  row: ShownValueRow;
  previous: ValueInTimeRow | undefined;
  isExplained: boolean;
}): z.input<typeof Analyte> {
  const { meaning_pl: pl, meaning_en: en } = row;
  return {
    code: row.code,
    name: row.name,
    comment: row.comment ?? undefined,
    meaning: isExplained && pl !== null && en !== null ? { pl, en } : undefined,
    previous: previous && valueInTime(previous),
    rangeText: row.range_text ?? undefined,
    ...measuredOf(row),
  };
}
