import { randomUUID } from 'node:crypto';
import { inTransaction } from '#database/index.ts';
import type { BenchParts } from '#provider/bench/area.ts';
import { mover } from '#provider/bench/move.ts';
import { wasInForce } from '#provider/carer-authorizations/rules.ts';
import { carerAuthorizationsStore } from '#provider/carer-authorizations/store.ts';
import type { CarerAuthorizationRow, CarerSystemAnswers } from '#provider/carer-authorizations/tables.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import { lockRow } from '#provider/core/lock.ts';
import { staffCarersOf } from './staff-carers.ts';

const MOVES = ['end', 'remove'] as const;

/** The moves with which the staff may settle a difference: end what was in force, take away what never was. */
export function movesOf(
  row: Pick<CarerAuthorizationRow, 'system_id' | 'awaits_signature' | 'date_from'>,
  today: Day,
) {
  if (row.system_id === null) return [];
  return [wasInForce(row, today) ? ('end' as const) : ('remove' as const)];
}

/** Ends an authorization today, or takes it away. Both moves are checked against the row as it is in the transaction. */
export const moveCarer = mover({
  area: 'carerAuthorizations',
  moves: MOVES,
  byId: (trx, id) => staffCarersOf(trx).byId(id),
  patientOf: ({ patient_id: patientId }) => patientId,
  movesOf: ({ system_id: systemId }) => (systemId === null ? [] : MOVES),
  async make(move, { trx, row, at }) {
    await lockRow(trx, { table: 'patients', id: row.patient_id });
    const carers = carerAuthorizationsStore.carerAuthorizations(trx);
    const today = localDay(at.getTime());
    const now = await staffCarersOf(trx).byId(row.id);
    if (!now || !movesOf(now, today).includes(move)) return 409;
    if (move === 'remove') await carers.remove(row.id);
    else await carers.change(row.id, { date_to: today, system_id: null, former_system_id: now.system_id });
    return { id: row.id };
  },
});

type Answering = Pick<BenchParts, 'db' | 'clock'> & { answers: CarerSystemAnswers };

/** Sets how the hospital's system answers from now on. */
export const answerWith = ({ db, clock, answers }: Answering) =>
  inTransaction(db, async (trx) => {
    await staffCarersOf(trx).answerWith(answers);
    const entry = { at: clock.now(), accountId: null, patientId: null, object: answers };
    await auditOf(trx).add([
      { ...entry, action: 'bench.carerAuthorizations.answers', requestId: randomUUID() },
    ]);
  });
