import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { flagOf, movesOf, RESULT_MOVES, written, type ResultMove } from '#provider/results/rules.ts';
import { staffResultsOf } from '#provider/results/staff-results.ts';
import type { TestResultRow } from '#provider/results/tables.ts';

/** What each move asks for; an empty flag is the laboratory's own rule. */
const FORMS = {
  publish: z.object({}),
  withhold: z.object({ discussedOn: z.iso.date() }),
  correct: z.object({
    position: z.coerce.number<unknown>().int().min(0),
    value: z.string().trim().min(1).max(400),
    flag: z.string().trim().max(20).default(''),
  }),
};
const Move = z.enum(RESULT_MOVES);

type Parts = { db: Kysely<Tables>; clock: Clock };
type Asked = { id: string; move: string; fields: unknown };
type Making = { trx: Kysely<Tables>; row: TestResultRow; now: number; fields: unknown };
type Outcome = { id: string } | 400 | 404 | 409;

/** The version that patients see now, or the status of the refusal. One transaction, one audit entry. */
export function moveResult({ db, clock, id, move: name, fields }: Parts & Asked): Promise<Outcome> {
  return inTransaction(db, async (trx) => {
    const move = Move.safeParse(name);
    const found = await staffResultsOf(trx).byId(id);
    if (!move.success || !found) return 404;
    const { patient_name: _name, patient_last_name: _lastName, ...row } = found;
    if (!movesOf(row).includes(move.data)) return 409;

    const at = clock.now();
    const outcome = await MAKERS[move.data]({ trx, row, now: at.getTime(), fields });
    if (typeof outcome === 'number') return outcome;
    const action = `bench.results.${move.data}`;
    const entry = { at, accountId: null, patientId: row.patient_id, action, object: outcome.id };
    await auditOf(trx).add([{ ...entry, requestId: randomUUID() }]);
    return outcome;
  });
}

const MAKERS: Record<ResultMove, (making: Making) => Promise<Outcome>> = { publish, withhold, correct };

/** What was preliminary and seen becomes final. */
async function publish({ trx, row, now }: Making): Promise<Outcome> {
  const isSeen = row.published_at !== null && row.is_withheld === 0;
  const status = isSeen ? 'FINAL' : row.status;
  const results = staffResultsOf(trx);
  if (!(await results.change({ row, to: { published_at: now, status } }))) return 409;
  await results.withhold({ order_number: row.order_number, is_withheld: 0, discussed_on: null });
  return { id: row.id };
}

async function withhold({ trx, row, now, fields }: Making): Promise<Outcome> {
  const form = FORMS.withhold.safeParse(fields);
  if (!form.success) return 400;
  const results = staffResultsOf(trx);
  if (!(await results.change({ row, to: { published_at: row.published_at ?? now } }))) return 409;
  const to = { is_withheld: 1, discussed_on: form.data.discussedOn } as const;
  await results.withhold({ order_number: row.order_number, ...to });
  return { id: row.id };
}

/** A new version with one value changed; the files of the one before belong to that one. */
async function correct({ trx, row, now, fields }: Making): Promise<Outcome> {
  const form = FORMS.correct.safeParse(fields);
  const results = staffResultsOf(trx);
  const values = await results.values(row.id);
  if (!form.success || !values.some(({ position }) => position === form.data.position)) return 400;

  const { position, value, flag } = form.data;
  const id = `result-${randomUUID()}`;
  if (!(await results.change({ row, to: { corrected_by: id } }))) return 409;
  const version = { status: 'CORRECTED', published_at: now, corrected_from: row.id } as const;
  await results.insertVersion({
    row: { ...row, id, system_id: null, ...version },
    values: values.map((line) => {
      if (line.position !== position) return { ...line, result_id: id };
      const changed = { ...line, result_id: id, value, ...written(value) };
      return { ...changed, flag: flag || flagOf(changed) };
    }),
  });
  return { id };
}
