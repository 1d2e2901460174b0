import { OWN_LIMITS_MS } from '#contract/time-limits.ts';
import { Overdue } from './answer.server.ts';

/** The time for which the stages of a page may wait together, one call after another. */
const PAGE_MS = 4_000;

/**
 * Shares the time of one page among its calls; all are in ms. A read has what is left of it; a write that begins in time
 * has its own, since one that is cut off leaves the patient in doubt. A call with a longer budget is not counted.
 */
export function pageTime({ usual, page = PAGE_MS }: { usual: number; page?: number | undefined }) {
  let endsAt = performance.now() + page;

  return {
    /** Returns the time that a call has now, in whole ms; none when the page's is over. */
    budgetOf({ call, isRead }: { call: string; isRead: boolean }) {
      const longer = OWN_LIMITS_MS.get(call);
      if (longer !== undefined) return longer;
      // Whole ones: a timer of a request refuses parts of a millisecond.
      const left = Math.floor(endsAt - performance.now());
      if (left <= 0) return 0;
      return isRead ? Math.min(usual, left) : usual;
    },

    /** Says that a call which took so long has ended. */
    spent({ call, ms }: { call: string; ms: number }) {
      if (OWN_LIMITS_MS.has(call)) endsAt += ms;
    },
  };
}

/** Waits so many ms for an answer. @throws Overdue */
export async function withinBudget<Answer>(answer: Promise<Answer>, budget: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue()), budget);
  });
  try {
    return await Promise.race([answer, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
