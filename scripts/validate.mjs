import { performance } from 'node:perf_hooks';
import { areBudgetsOn, isOverBudget, minutesSince } from './budgets.mjs';
import { runSteps, tellSteps } from './steps.mjs';

/**
 * `npm run validate`: format, lint, types, dead code, the build, the document of the provider's API with its version, and the list of what
 * others have made, two at a time; each says its words when it ends.
 */

// ESLint alone, with the types and the expressions of all files, takes most of it.
const BUDGET = 7;
/** The longest first, so that the short ones fill what is left. */
const STEPS = ['lint', 'typecheck', 'build', 'format', 'knip', 'lint:api', 'api:diff', 'notice -- --check'];

const start = performance.now();
const waiting = STEPS.map((name) => ({ name, command: 'npm', args: ['run', ...name.split(' ')] }));
const done = await runSteps([waiting, waiting]);
const whole = { name: 'validate', minutes: minutesSince(start), budget: BUDGET };
const isDone = tellSteps(done, whole);
const isOver = isOverBudget(whole) && areBudgetsOn();
process.exitCode = isDone && !isOver ? 0 : 1;
