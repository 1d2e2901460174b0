import { groupsOf } from '#app/services/request/address-groups.ts';
import { createTurns } from './turns.ts';

/**
 * The hash of a password takes a processor for a tenth of a second: one after the other, so that whoever reads a page has the rest.
 * The patience is shorter than the silence after which a connection ends.
 */
const LIMITS = { atOnce: 1, waiting: 250, waitingOfGroup: 20, patienceMs: 25_000 };

/** Runs what guests send and what costs much one after another, households by turns; true: the line was too long, and the page says so. */
export function guestLine(limits = LIMITS) {
  const turns = createTurns({ limits, ofOthers: () => limits.atOnce });
  return async <Result>(address: string, send: (isCrowded: boolean) => Promise<Result>): Promise<Result> =>
    (await turns({ rank: 0, group: groupsOf(address).near }, () => send(false))) ?? send(true);
}
