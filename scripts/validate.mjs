import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { areBudgetsOn, inMinutes, isOverBudget, minutesSince } from './budgets.mjs';

/** `npm run validate`: format, lint, types, dead code and the build, two at a time; each says its words when it ends. */

const BUDGET = 4;
const AT_A_TIME = 2;
/** The longest first, so that the short ones fill what is left. */
const STEPS = ['lint', 'typecheck', 'build', 'format', 'knip'];

const start = performance.now();
const waiting = [...STEPS];
const done = [];
await Promise.all(Array.from({ length: AT_A_TIME }, work));

console.log('\nstep       minutes');
for (const { step, minutes } of done) console.log(`${step.padEnd(10)} ${inMinutes(minutes)}`);
const whole = { name: 'validate', minutes: minutesSince(start), budget: BUDGET };
console.log(`${whole.name.padEnd(10)} ${inMinutes(whole.minutes)}`);

const failed = done.filter(({ isDone }) => !isDone);
for (const { step } of failed) console.error(`npm run ${step} has failed.`);
const isOver = isOverBudget(whole) && areBudgetsOn();
process.exitCode = failed.length > 0 || isOver ? 1 : 0;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await run(step));
}

/** Runs an npm script and prints what it said at once, so that two do not mix. */
async function run(step) {
  const began = performance.now();
  const child = spawn('npm', ['run', step], { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  const words = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => words.push(bytes));
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.stdout.write(Buffer.concat(words));
  return { step, minutes: minutesSince(began), isDone: code === 0 };
}
