import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { isOverBudget, minutesSince } from './budgets.mjs';
import { runSteps, tellSteps } from './steps.mjs';

/**
 * `npm run sweep`: what `npm test` takes samples of, whole, with other seeds, and the edges of a day (decision 212). Parts that have passed
 * are not run again until something changes; `npm run sweep -- states` runs the parts whose names begin so, `SWEEP=word` takes a printed
 * word again.
 */

const BUDGET = 60;
/** The states are walked in so many parts, each of which is gone on with by itself. */
const SHARDS = 8;

/** Minutes before a month ends, after it has begun, and before the clocks go back to winter time. */
const EDGES = ['2026-11-30T23:57', '2026-12-01T00:02', '2026-10-25T02:57+02:00'];
/** The areas that count days and hours. */
const OF_TIME = ['bookings', 'teleconsultations', 'measurements', 'waiting-list', 'declarations', 'start'];

const cwd = fileURLToPath(new URL('..', import.meta.url));
const KEPT = fileURLToPath(new URL('../node_modules/.cache/sweep.json', import.meta.url));

/**
 * Returns the parts of a sweep, each a command of its own.
 *
 * @param {string} word
 * @returns {import('./steps.mjs').Step[]}
 */
export function partsOf(word) {
  const env = { SWEEP: word, WHOLE: '1' };
  const npx = (...args) => ({ command: 'npx', args });
  const vitest = (...words) => npx('vitest', 'run', '--reporter=dot', ...words);
  const rings = ['unit', 'contract', 'portal'].map((name) => ({ name, ...vitest('--project', name), env }));
  const states = Array.from({ length: SHARDS }, (_, index) => ({
    name: `states ${index + 1} of ${SHARDS}`,
    ...npx(
      'playwright',
      'test',
      '--project=a11y',
      '--reporter=dot',
      '--retries=1',
      `--shard=${index + 1}/${SHARDS}`,
      'loop.spec.ts',
    ),
    env,
  }));
  const places = ['unit', 'contract', 'portal'].flatMap((name) => ['--project', name]);
  const folders = OF_TIME.map((area) => `tests/${area}/`);
  const clocks = EDGES.map((edge) => ({
    name: `clock ${edge}`,
    ...vitest(...places, ...folders),
    env: { CLOCK: edge },
  }));
  return [...rings, ...clocks, ...states];
}

/** The state of the tree that is swept: the commit, and what lies over it. */
function standing() {
  const git = (...words) => execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const over = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
  return `${git('rev-parse', 'HEAD').trim()} ${createHash('sha256').update(over).digest('hex')}`;
}

/**
 * Returns the sweep that goes on: the one that was broken off, when it is of the same and nobody asks for another word; else a new one.
 *
 * @typedef {{ of: string, word: string, passed: string[] }} Sweep
 * @param {{ kept?: Sweep, of: string, word?: string }} begun
 * @returns {Sweep}
 */
export function sweepOf({ kept, of, word }) {
  if (kept?.of === of && (word ?? kept.word) === kept.word) return kept;
  return { of, word: word ?? randomBytes(4).toString('hex'), passed: [] };
}

async function main() {
  const chosen = process.argv.slice(2);
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : undefined;
  const sweep = sweepOf({ kept, of: standing(), word: process.env.SWEEP });
  const parts = partsOf(sweep.word);
  const isChosen = ({ name }) => chosen.length === 0 || chosen.some((word) => name.startsWith(word));
  const left = parts.filter((part) => isChosen(part) && !sweep.passed.includes(part.name));
  console.log(`SWEEP=${sweep.word}: ${left.length} parts of ${parts.length}`);
  mkdirSync(dirname(KEPT), { recursive: true });
  const start = performance.now();
  const done = [];
  for (const part of left) {
    const [one] = await runSteps([[part]], cwd);
    done.push(one);
    if (one.isDone) sweep.passed.push(one.name);
    writeFileSync(KEPT, JSON.stringify(sweep));
  }
  const whole = { name: 'sweep', minutes: minutesSince(start), budget: BUDGET };
  const isDone = tellSteps(done, whole);
  isOverBudget(whole);
  if (!isDone) console.error(`Again, what has failed alone: SWEEP=${sweep.word} npm run sweep`);
  if (sweep.passed.length === parts.length) rmSync(KEPT);
  return isDone ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main();
