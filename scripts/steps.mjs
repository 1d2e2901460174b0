import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inMinutes, minutesSince } from './budgets.mjs';

/** Commands of the project one beside the other, for scripts that tell what each has cost. */

/** @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Step */

/**
 * Runs the steps of each lane one after the other, and the lanes side by side. A lane takes the first step that is left in its queue;
 * two lanes may share one. What a step says is printed when it ends, so that two do not mix.
 *
 * @param {Step[][]} lanes
 * @param {string} root the project's folder
 */
export async function runSteps(lanes, root = fileURLToPath(new URL('..', import.meta.url))) {
  const done = [];
  const work = async (lane) => {
    for (let step = lane.shift(); step; step = lane.shift()) done.push(await run(step, root));
  };
  await Promise.all(lanes.map(work));
  return done;
}

/** Runs one command; one that cannot be started has failed, too. */
async function run({ name, command, args, env = {} }, root) {
  const began = performance.now();
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
  const words = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => words.push(bytes));
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  process.stdout.write(Buffer.concat([Buffer.from(`\n${name}\n`), ...words]));
  return { name, minutes: minutesSince(began), isDone: code === 0 };
}

/** Prints the minutes of each step and of all, and which of them have failed. Returns whether none has. */
export function tellSteps(done, whole) {
  console.log('\nstep       minutes');
  for (const { name, minutes } of [...done, whole]) console.log(`${name.padEnd(10)} ${inMinutes(minutes)}`);
  const failed = done.filter(({ isDone }) => !isDone);
  for (const { name } of failed) console.error(`${name} has failed.`);
  return failed.length === 0;
}
