import { z } from 'zod';
import { mover } from '#provider/bench/move.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { ENTRY_MOVES, movesOf, type EntryMove } from '#provider/waiting-list/rules.ts';
import { staffEntriesOf, type StaffEntryRow } from '#provider/waiting-list/staff-entries.ts';
import type { WaitingListRow } from '#provider/waiting-list/tables.ts';

type Changed = Partial<WaitingListRow>;

const Plan = z.object({ day: z.iso.date() });
const Removal = z.object({ reason: z.string().trim().min(1).max(200) });

/** The change that each move makes to an entry; null: what it asks for is missing or cannot be. */
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

/** The staff's act on an entry. */
export const moveEntry = mover({
  area: 'waitingList',
  moves: ENTRY_MOVES,
  movesOf,
  byId: (trx, id) => staffEntriesOf(trx).byId(id),
  patientOf: (row) => row.patient_id,
  async make(move, { trx, row, at, fields }) {
    const to = CHANGES[move]({ row, fields, today: localDay(at.getTime()) });
    if (!to) return 400;
    const isChanged = await staffEntriesOf(trx).change({ row, to: { ...to, changed_at: at.getTime() } });
    return isChanged ? { id: row.id } : 409;
  },
});
