import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mover, type AskedMove, type Moved, type MoveOutcome } from '#provider/bench/move.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { isCriticalMark } from '#contract/results/reading/marks.ts';
import { sideOf } from '#contract/results/reading/standing.ts';
import { written } from '#contract/results/reading/numbers.ts';
import { flagOf } from '#provider/results/critical-bounds.ts';
import { movesOf, RESULT_MOVES, type ResultMove } from '#provider/results/rules.ts';
import { staffResultsOf, type StaffResultRow } from '#provider/results/staff-results.ts';
import type { TestValueRow } from '#provider/results/tables.ts';
import { shareCorrected } from './share-corrected.ts';

/** The form that each move asks for; an empty flag is the laboratory's own rule. */
const FORMS = {
  publish: z.object({}),
  withhold: z.object({ discussedOn: z.iso.date() }),
  correct: z.object({
    position: z.coerce.number<unknown>().int().min(0),
    value: z.string().trim().min(1).max(400),
    flag: z.string().trim().max(20).default(''),
  }),
};

type Making = Moved<StaffResultRow> & { portalOrigin: string };
/** A text that cannot be a value of that test, as it was typed. */
export type RefusedValue = Readonly<{ position: number; value: string; flag: string }>;
type Outcome = MoveOutcome<{ refused: RefusedValue }>;

/** The staff's act on a result; the id is of the version that patients see then. */
export const moveResult = ({ portalOrigin, ...asked }: AskedMove & { portalOrigin: string }) =>
  mover<StaffResultRow, ResultMove, { refused: RefusedValue }>({
    area: 'results',
    moves: RESULT_MOVES,
    movesOf,
    byId: (trx, id) => staffResultsOf(trx).byId(id),
    patientOf: (row) => row.patient_id,
    make: (move, moved) => MAKERS[move]({ ...moved, portalOrigin }),
  })(asked);

const MAKERS: Record<ResultMove, (making: Making) => Promise<Outcome>> = { publish, withhold, correct };

/** Publishes a version: one that was preliminary and seen becomes final. */
async function publish({ trx, row, at }: Making): Promise<Outcome> {
  const isSeen = row.published_at !== null && row.is_withheld === 0;
  const status = isSeen ? 'FINAL' : row.status;
  const results = staffResultsOf(trx);
  if (!(await results.change({ row, to: { published_at: at.getTime(), status } }))) return 409;
  await results.withhold({ order_number: row.order_number, is_withheld: 0, discussed_on: null });
  return { id: row.id };
}

/** The day of the visit is today or later: what was, nobody waits for. */
async function withhold({ trx, row, at, fields }: Making): Promise<Outcome> {
  const form = FORMS.withhold.safeParse(fields);
  const now = at.getTime();
  if (!form.success || form.data.discussedOn < localDay(now)) return 400;
  const results = staffResultsOf(trx);
  if (!(await results.change({ row, to: { published_at: row.published_at ?? now } }))) return 409;
  const to = { is_withheld: 1, discussed_on: form.data.discussedOn } as const;
  await results.withhold({ order_number: row.order_number, ...to });
  return { id: row.id };
}

/** A new version with one value changed; the files of the one before belong to that one, and who saw it sees the new one (S-53). */
async function correct({ trx, row: found, at, portalOrigin, fields }: Making): Promise<Outcome> {
  const { patient_name: _name, patient_last_name: _lastName, ...row } = found;
  const form = FORMS.correct.safeParse(fields);
  const results = staffResultsOf(trx);
  const values = await results.values(row.id);
  const line = values.find(({ position }) => position === form.data?.position);
  if (!form.success || !line) return 400;

  const changed = correctedValue({ line, ...form.data });
  if (!changed) return { refused: form.data };
  const id = `result-${randomUUID()}`;
  if (!(await results.change({ row, to: { corrected_by: id } }))) return 409;
  const version = { status: 'CORRECTED', published_at: at.getTime(), corrected_from: row.id } as const;
  await results.insertVersion({
    row: { ...row, id, system_id: null, ...version },
    values: values.map((each) => ({ ...(each === line ? changed : each), result_id: id })),
  });
  await shareCorrected({ trx, row, current: id, at, portalOrigin });
  return { id };
}

type Typed = { line: TestValueRow; value: string; flag: string };

/** A number with either decimal sign is kept with a point. Null: of what is measured in numbers, neither one nor "<x". */
function correctedValue({ line, value, flag }: Typed): TestValueRow | null {
  const amount = written(value);
  const isMeasured = [line.number, line.low, line.high].some((number) => number !== null);
  if (!amount && isMeasured) return null;
  const { text = value, number = null, comparator = null } = amount ?? {};
  const changed = { ...line, value: text, number, comparator };
  return { ...changed, flag: flag || criticalBefore({ line, changed }) || flagOf(changed) };
}

/** The mark of a critical value that is corrected to one as far out or farther: what was urgent does not become less so unsaid. */
function criticalBefore({ line, changed }: Record<'line' | 'changed', TestValueRow>) {
  const side = sideOf(changed);
  if (side === undefined || side === 'inside' || sideOf(line) !== side || !isCriticalMark(line.flag))
    return null;
  const [now, then] = [Number(changed.number), Number(line.number)];
  return (side === 'above' ? now >= then : now <= then) ? line.flag : null;
}
