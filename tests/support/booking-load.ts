import { setTimeout as pause } from 'node:timers/promises';
import { hoursOf, tokensOf, walkOf } from './booking-walk.ts';
import type { Visitor } from './visitor.ts';

/** The places that ordinary patients of the load seed may book any number of. */
const PLACES = [
  { service: 'UBEZP', availabilityId: 'ubezp-lis' },
  { service: 'INT', availabilityId: 'int-majewska' },
  { service: 'INT', availabilityId: 'int-sikora' },
  { service: 'INT', availabilityId: 'int-bielecka' },
];
const RESULT = '/newbooking/result/';
const FEW = 3;

/** A submission of the summary, and what came of it: the booking's path, or nothing because nobody answered. */
type LoadOutcome = Submission & { visitor: Visitor; result: string | null };
type Submission = { path: string; fields: Record<string, string> };

export type BookingLoad = {
  /** Every summary that was sent. */
  sent: LoadOutcome[];
  /** Waits until so many more were sent, or nobody sends any more; rejects as `stop` does when it was an error that ended it. */
  more(count: number): Promise<void>;
  /** Lets everybody finish the booking at hand. */
  stop(): Promise<void>;
};

const PAUSE_MS = 50;

/**
 * Visitors who book one visit after another until they are stopped or the portal no longer answers. `survives`: it answers with
 * 503 for a while; a page is asked for again then, and whose booking got no better answer waits for the end.
 */
export function startBookingLoad(
  visitors: readonly Visitor[],
  { survives = false }: { survives?: boolean } = {},
): BookingLoad {
  const sent: LoadOutcome[] = [];
  let isStopped = false;
  let isOver = false;

  const bookings = visitors.map(async (visitor) => {
    while (!isStopped) {
      const submission = await summaryOf(visitor).catch(survives ? waiting : lostConnection);
      if (submission === 'lost') return;
      if (!submission) continue;
      const entry: LoadOutcome = { ...submission, visitor, result: null };
      sent.push(entry);
      const answer = await visitor.post(entry.path, entry.fields).catch(lostConnection);
      if (answer === 'lost' || (survives && answer.status >= 500)) return;
      if (!answer.location?.startsWith(RESULT)) throw new Error(`${answer.status} ${answer.location}`);
      entry.result = answer.location;
    }
  });

  const finished = Promise.allSettled(bookings).finally(() => {
    isOver = true;
  });

  async function stop() {
    isStopped = true;
    for (const outcome of await finished) if (outcome.status === 'rejected') throw outcome.reason;
  }

  return {
    sent,
    async more(count) {
      const enough = sent.length + count;
      while (sent.length < enough && !isOver) await pause(10);
      if (isOver) await stop();
    },
    stop,
  };
}

/** Takes a time at random; what the summary's button sends, or null when the time was not to be had. */
async function summaryOf(visitor: Visitor): Promise<Submission | null> {
  const walk = walkOf(visitor);
  const place = anyOf(PLACES);
  const { answer } = await walk.atTimes(await walk.atDates(place));
  const hour = anyOf(hoursOf(answer));
  if (hour === undefined) return null;
  const taken = await visitor.post(answer.path, { ...tokensOf(answer), ...hour });
  if (taken.status === 422) return null;

  const summary = await visitor.follow(taken);
  if (!summary.path.startsWith('/newbooking/summary')) return null;
  return { path: summary.path, fields: tokensOf(summary) };
}

const anyOf = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)];

/** A page that could not be had has no form: somebody tries again. */
async function waiting(): Promise<null> {
  await pause(PAUSE_MS);
  return null;
}

/** fetch() says in this one way that nobody answers, or not to the end. */
function lostConnection(error: unknown): 'lost' {
  if (error instanceof TypeError) return 'lost';
  throw error;
}

/** Until a few have sent their booking. */
export const underWay = (load: BookingLoad) => load.more(FEW);
