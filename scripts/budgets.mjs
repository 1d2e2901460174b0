import { performance } from 'node:perf_hooks';
/** What a run may cost (design, section 10), in minutes of two cores of their own. */

/**
 * Whether a part that is over its budget fails the run: where a machine is known to be quick enough, which is CI's, or
 * where PORTAL_BUDGETS=1 says so. Elsewhere the figures are printed only.
 */
export const areBudgetsOn = () => Boolean(process.env.CI) || process.env.PORTAL_BUDGETS === '1';

/** @param {number} start of performance.now() */
export const minutesSince = (start) => (performance.now() - start) / 60_000;

/** "1.25", padded, so that columns of figures stand straight. */
export const inMinutes = (minutes) => minutes.toFixed(2).padStart(7);

/** Returns whether a part is over its budget, and says so. */
export function isOverBudget({ name, minutes, budget }) {
  if (minutes <= budget) return false;
  console.error(`${name} took ${inMinutes(minutes).trim()} minutes, its budget is ${budget}.`);
  return true;
}
