import type { z } from 'zod';
import { isCriticalMark } from '#contract/results/reading/marks.ts';
import type { Analyte, TestResult, ValueInTime } from '#contract/results/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { present } from '#provider/core/wire.ts';
import type { ListedFileRow, ShownResultRow, ShownValueRow, ValueInTimeRow } from './store.ts';

const instant = (at: number | null) => new Date(Number(at)).toISOString();

/** Results with their files, and whether one of their values is critical; of a withheld one neither. */
export async function resultViews({
  store,
  rows,
}: {
  store: StoreInTransaction;
  rows: readonly ShownResultRow[];
}): Promise<z.input<typeof TestResult>[]> {
  const ids = rows.filter((row) => row.is_withheld === 0).map(({ id }) => id);
  const [files, flags] = await Promise.all([store.results.files(ids), store.results.flags(ids)]);
  const critical = new Set(flags.flatMap(({ result_id: id, flag }) => (isCriticalMark(flag) ? id : [])));
  const filesOf = byResult(files);
  return rows.map((row) => resultView({ row, files: filesOf.get(row.id) ?? [], critical }));
}

export function byResult<Row extends { result_id: string }>(rows: readonly Row[]) {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.result_id);
    if (known) known.push(row);
    else found.set(row.result_id, [row]);
  }
  return found;
}

function resultView({
  row,
  files,
  critical,
}: {
  row: ShownResultRow;
  files: readonly ListedFileRow[];
  critical: ReadonlySet<string>;
}): z.input<typeof TestResult> {
  const isWithheld = row.is_withheld === 1;
  const { corrected_from: correctedFrom, corrected_by: correctedBy } = present(row);
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
    hasCritical: critical.has(row.id),
    documents: files.map((file) => ({
      type: file.type,
      typeName: file.type_name,
      name: file.file_name,
      mediaType: file.media_type,
      size: file.size,
    })),
    ...(isWithheld ? {} : { correctedFrom, correctedBy }),
  };
}

/** What a laboratory said of a value. */
const measuredOf = (row: Omit<ShownValueRow, 'meaning_pl' | 'meaning_en'>) => ({
  value: row.value,
  comparator: row.comparator ?? undefined,
  number: row.number ?? undefined,
  unit: row.unit ?? undefined,
  low: row.low ?? undefined,
  high: row.high ?? undefined,
  rangeText: row.range_text ?? undefined,
  flag: row.flag ?? undefined,
});

export const valueInTime = (row: ValueInTimeRow): z.input<typeof ValueInTime> => ({
  resultId: row.result_id,
  date: instant(row.collected_at),
  status: row.status,
  laboratory: { id: row.laboratory_id, name: row.laboratory_name },
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
    ...measuredOf(row),
    comment: row.comment ?? undefined,
    meaning: isExplained && pl !== null && en !== null ? { pl, en } : undefined,
    previous: previous && valueInTime(previous),
  };
}
