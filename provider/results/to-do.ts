import { addDays, addMonths, endOfDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { groupedBy } from '#provider/core/grouped.ts';
import { instant, NEW_DAYS, type AreaToDo, type WaitingHere } from '#provider/core/waiting.ts';
import { marksInShort } from './result-view.ts';
import type { WaitingResultRow } from './store.ts';

/**
 * Critical results of the last year with what the unit says of them and its phone, and those that are new: of each person first the
 * ones with a mark that nobody here can explain.
 */
export const toDo: AreaToDo = async ({ context: { store }, today, record, patients }) => {
  const newSince = startOfDay(addDays({ day: today, days: 1 - NEW_DAYS }));
  const rows = await store.results.waiting({
    whose: await record('results.list'),
    from: startOfDay(addMonths({ day: today, months: -12 })),
    before: endOfDay(today),
    newSince,
  });
  if (rows.length === 0) return [];
  const results = [...groupedBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [row] = lines;
    if (!row) return [];
    const marks = marksInShort(lines.filter(({ flag }) => flag !== null).map(valueOf));
    const isNew = row.published_at !== null && row.published_at >= newSince;
    return marks.hasCritical || isNew ? [{ row, ...marks }] : [];
  });
  const hasWords = results.every(({ row, hasCritical }) => !hasCritical || row.text_pl !== null);
  const usual = hasWords ? undefined : (await store.settings.results()).criticalText;
  const ofEach = groupedBy(results, ({ row }) => row.patient_id);
  return (await patients('results.list')).flatMap(({ id }) => {
    const theirs = ofEach.get(id) ?? [];
    const critical = theirs.filter(({ hasCritical }) => hasCritical);
    const others = theirs.filter(({ hasCritical }) => !hasCritical);
    return [
      ...critical.map(({ row }): WaitingHere => {
        const { text_pl: pl, text_en: en } = row;
        const words = pl !== null && en !== null ? { pl, en } : usual;
        return { kind: 'critical', urgency: 'critical', ...waitingOf(row), ...(words && { words }) };
      }),
      ...others.filter(({ toAsk }) => toAsk).map(({ row }) => newOf(row, 'ToAsk')),
      ...others.filter(({ toAsk }) => !toAsk).map(({ row }) => newOf(row, '')),
    ];
  });
};

const newOf = (row: WaitingResultRow, asked: '' | 'ToAsk'): WaitingHere => ({
  kind: `${row.status === 'PRELIMINARY' && row.is_withheld === 0 ? 'preliminary' : 'new'}${asked}`,
  urgency: 'new',
  ...waitingOf(row),
});

const waitingOf = ({ id, patient_id: patientId, name, ...row }: WaitingResultRow) => ({
  ref: { id },
  patientId,
  name,
  at: instant(row.collected_at),
  ...(row.published_at !== null && { since: instant(row.published_at) }),
  ...(row.unit_phone !== null && { phone: row.unit_phone }),
});

/** The part of a marked value that is read. */
const valueOf = ({ id, value, ...row }: WaitingResultRow) => ({
  result_id: id,
  value: value ?? '',
  comparator: row.comparator,
  number: row.number,
  low: row.low,
  high: row.high,
  flag: row.flag,
});
