import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areBudgetsOn, inMinutes, isOverBudget, minutesSince } from './budgets.mjs';
import { costOfOne, isState, isStory, screensToCome, secondsLeft } from './projection.mjs';
import { failures, testsOfPlaywright, testsOfVitest } from './reports.mjs';

/**
 * `npm test`, or `npm test -- unit portal`: builds when needed, runs the rings of the design (section 10) one after the
 * other, and prints what each has cost. The last line counts the tests.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test-results');

/** The rings, each with its minutes and the projects of the two runners that it consists of. */
const RINGS = [
  { name: 'unit', budget: 2, vitest: ['unit'] },
  { name: 'contract', budget: 7, vitest: ['contract'] },
  { name: 'portal', budget: 11, vitest: ['portal'] },
  { name: 'e2e', budget: 10, playwright: ['e2e-plain', 'e2e-scripts', 'text-browser'] },
  { name: 'a11y', budget: 15, vitest: ['a11y'], playwright: ['a11y'] },
];

/** So many stories and states may pass at the second try alone: a browser beside other work misses a moment now and then. */
const MOST_AGAIN = 3;

const isDeep = Boolean(process.env.DEEP);
const names = process.argv.slice(2);
const rings = RINGS.filter(({ name }) => names.length === 0 || names.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isBuilt = isDone('node', ['scripts/build.mjs', '--if-stale']);
const done = rings.map(runRing);
const tests = done.flatMap((ring) => ring.tests);
const passed = tests.filter(({ isPassed }) => isPassed).length;
const failed = tests.length - passed;
printFigures(await screensToCome());
const over = isDeep ? [] : done.filter(isOverBudget);
for (const { name } of done.filter(({ isWhole }) => !isWhole)) console.error(`The ring ${name} has failed.`);
for (const line of failures(tests).slice(0, 60)) console.error(line);
const again = tests.filter(({ isAgain }) => isAgain);
for (const { file, name, why } of again)
  console.log(`Passed when it was tried once more: ${file} | ${name} | ${why}`);
console.log(`${passed} passed, ${failed} failed`);

const isWhole =
  isBuilt && passed > 0 && failed === 0 && again.length <= MOST_AGAIN && done.every((ring) => ring.isWhole);
process.exitCode = isWhole && (over.length === 0 || !areBudgetsOn()) ? 0 : 1;

function runRing({ name, budget, vitest = [], playwright = [] }) {
  console.log(`\n${name}`);
  const start = performance.now();
  const runs = [];
  if (vitest.length > 0) runs.push(runVitest({ name, projects: vitest }));
  if (playwright.length > 0) runs.push(runPlaywright({ name, projects: playwright }));
  const minutes = minutesSince(start);
  return {
    name,
    budget,
    minutes,
    isWhole: runs.every((run) => run.isWhole),
    tests: runs.flatMap((run) => run.tests),
  };
}

function runVitest({ name, projects }) {
  const report = join(reports, `${name}-vitest.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isWhole = isDone('npx', ['vitest', 'run', ...chosen(projects), ...reporters]);
  return { isWhole, tests: testsOfVitest({ report, root }) };
}

function runPlaywright({ name, projects }) {
  const report = join(reports, `${name}-playwright.json`);
  const places = ['--reporter=dot,json', '--retries=1', '--output', join(reports, name)];
  const isWhole = isDone('npx', ['playwright', 'test', ...chosen(projects), ...places], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return { isWhole, tests: testsOfPlaywright(report) };
}

function chosen(projects) {
  return projects.flatMap((project) => ['--project', project]);
}

function isDone(command, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status === 0;
}

/** Each ring's minutes, what its budget leaves for each screen to come, and how many stories and states that is. */
function printFigures(screens) {
  console.log(`\nring       tests  minutes  budget  seconds left for each of ${screens} screens to come`);
  for (const { name, tests: own, minutes, budget } of done) {
    const left = budget ? secondsLeft({ minutes, budget, screens }).toFixed(1) : '';
    const columns = [name.padEnd(9), String(own.length).padStart(6), inMinutes(minutes)];
    console.log(`${columns.join(' ')}  ${String(budget ?? '').padStart(6)}  ${left}`);
  }
  for (const [name, isOne, what] of [
    ['e2e', isStory, 'story'],
    ['a11y', isState, 'state'],
  ]) {
    const ring = done.find((one) => one.name === name);
    if (!ring) continue;
    const { count, seconds } = costOfOne(ring, isOne);
    const more = secondsLeft({ ...ring, screens }) / seconds;
    const room = `room for ${more.toFixed(1)} more a screen`;
    console.log(`${name}: ${count} × ${seconds.toFixed(2)} s a ${what}; ${room}`);
  }
}
