import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountPatientRow } from '#provider/core/rows.ts';

type Pair = Readonly<{ accountId: string; patientId: string }>;
type Parts = Pick<StoreInTransaction, 'links' | 'holds'>;
type Ending = Pair & {
  endedBy: NonNullable<AccountPatientRow['ended_by']>;
  now: number;
  undoUntil?: number | null;
};

/**
 * Ends a link, whatever its state; false when it had ended. Times that the account holds for the person are free at once; all else that
 * it kept of the person (drafts, calendar, reminders) asks for the link each time. Bookings stay.
 */
export async function endLink(
  store: Parts,
  { accountId, patientId, endedBy, now, undoUntil = null }: Ending,
) {
  const pair = { accountId, patientId };
  const link = await store.links.get(pair);
  if (!link || link.link_state === 'D') return false;
  const ended = { ended_at: now, ended_by: endedBy, waits_for: null, typed: null, undo_until: undoUntil };
  if (!(await store.links.change({ ...pair, from: link.link_state, to: 'D', now, ...ended }))) return false;
  await freeHeld(store, pair);
  return true;
}

/** Gives back the time that an account holds for a person. */
export const freeHeld = (store: Pick<Parts, 'holds'>, pair: Pair) => store.holds.releaseFor(pair);
