import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '#database/index.ts';
import { auditOf } from '#provider/core/audit/store.ts';
import type { Clock } from '#provider/core/clock.ts';
import { localDay } from '#provider/core/local-time.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { ENTRY_MOVES, movesOf, type EntryMove } from '#provider/waiting-list/rules.ts';
import { staffEntriesOf, type StaffEntryRow } from '#provider/waiting-list/staff-entries.ts';
import type { WaitingListRow } from '#provider/waiting-list/tables.ts';

type Asked = { db: Kysely<Tables>; clock: Clock; id: string; move: string; fields: unknown };
type Changed = Partial<WaitingListRow>;

const Move = z.enum(ENTRY_MOVES);
const Plan = z.object({ day: z.iso.date() });
const Removal = z.object({ reason: z.string().trim().min(1).max(200) });

/** What each move makes of an entry; null: what it asks for is missing or cannot be. */
const CHANGES: Record<
  EntryMove,
  (given: { row: StaffEntryRow; fields: unknown; today: string }) => Changed | null
> = {
  plan({ fields, today }) {
    const { data } = Plan.safeParse(fields);
    return data && data.day >= today ? { status: 'PLANNED', planned_date: data.day } : null;
  },
  unplan: () => ({ status: 'WAITING', planned_date: null }),
  urgent: () => ({ category: 'URGENT' }),
  stable: () => ({ category: 'STABLE' }),
  finish: () => ({ status: 'DONE' }),
  remove({ fields }) {
    const { data } = Removal.safeParse(fields);
    return data ? { status: 'REMOVED', reason: data.reason } : null;
  },
  restore: ({ row }) => ({ status: row.planned_date === null ? 'WAITING' : 'PLANNED', reason: null }),
};

/** The entry's id, or the status of the refusal. One transaction, one audit entry. */
export function moveEntry({
  db,
  clock,
  id,
  move: name,
  fields,
}: Asked): Promise<{ id: string } | 400 | 404 | 409> {
  return inTransaction(db, async (trx) => {
    const entries = staffEntriesOf(trx);
    const move = Move.safeParse(name);
    const row = await entries.byId(id);
    if (!move.success || !row) return 404;
    if (!movesOf(row).includes(move.data)) return 409;

    const at = clock.now();
    const to = CHANGES[move.data]({ row, fields, today: localDay(at.getTime()) });
    if (!to) return 400;
    if (!(await entries.change({ row, to: { ...to, changed_at: at.getTime() } }))) return 409;
    const entry = { at, accountId: null, patientId: row.patient_id, object: id, requestId: randomUUID() };
    await auditOf(trx).add([{ ...entry, action: `bench.waitingList.${move.data}` }]);
    return { id };
  });
}
