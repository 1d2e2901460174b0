import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** The cost that a run may have (design, section 10), in minutes of two cores of their own. */

/**
 * Tells whether a part that is over its budget fails the run: where a machine is known to be quick enough, which is CI's,
 * or where PORTAL_BUDGETS=1 says so. Elsewhere the figures are printed only.
 */
export const areBudgetsOn = () => Boolean(process.env.CI) || process.env.PORTAL_BUDGETS === '1';

/** @param {number} start of performance.now() */
export const minutesSince = (start) => (performance.now() - start) / 60_000;

/** "1.25", padded, so that columns of figures stand straight. */
export const inMinutes = (minutes) => minutes.toFixed(2).padStart(7);

/** Work like the rings' own, with the time that each takes on the machine whose minutes the budgets are: of its cores, and of its memory. */
const TASKS = [
  { work: hashes, referenceMs: 275 },
  { work: rows, referenceMs: 320 },
];

/** Measured once a run: two looks at the same machine differ by a third, and the rings of one run are not to be told apart by that. */
let slowest;

/** A part fails beyond so many times its budget only: what a run says is to depend on what has changed, not on what else the machine does. */
const FAILS_BEYOND = 1.5;

/** Says so where a part is over its budget, and returns whether that fails the run. A machine that is slow just now has as much more time. */
export function isOverBudget({ name, minutes, budget }) {
  if (minutes <= budget) return false;
  slowest ??= slowness();
  const allowed = budget * FAILS_BEYOND * slowest;
  const [took, most] = [minutes, allowed].map((one) => inMinutes(one).trim());
  console.error(`${name} took ${took} minutes, its budget is ${budget}; beyond ${most} it fails.`);
  return minutes > allowed;
}

/**
 * The factor by which the same work takes longer here than on the reference machine, 1 at least. Machines are alike in their cores and not in
 * their memory, so the slower of the two tasks says it.
 */
function slowness() {
  return Math.max(1, ...TASKS.map(({ work, referenceMs }) => quickest(work) / referenceMs));
}

const quickest = (work) => Math.min(...Array.from({ length: 3 }, () => timeOf(work)));

function timeOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function hashes() {
  let digest = '';
  for (let round = 0; round < 300_000; round += 1) digest = createHash('sha256').update(digest).digest('hex');
}

/** Some 50 MB of rows are made, written and read again, then looked up in an order that no cache can guess. */
function rows() {
  const count = 100_000;
  const made = Array.from({ length: count }, (_, id) => ({
    id: `row-${id}`,
    at: id,
    words: ['a', `b${id}`],
  }));
  const known = new Map(JSON.parse(JSON.stringify(made)).map((row) => [row.id, row]));
  let at = 0;
  for (let round = 0; round < 3 * count; round += 1)
    at = (known.get(`row-${at}`).at * 48_271 + round) % count;
}
