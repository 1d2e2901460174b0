import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areBudgetsOn, inMinutes, isOverBudget, minutesSince } from './budgets.mjs';
import { ALL_SCREENS, costOfOne, isState, isStory, projectedMinutes, screensToday } from './projection.mjs';
import { testsOfPlaywright, testsOfVitest } from './reports.mjs';

/**
 * `npm test`, or `npm test -- unit portal`: builds when needed, runs the rings of the design (section 10) one after the
 * other, and prints what each has cost. The last line counts the tests.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test-results');

/** The rings, each with its minutes and the projects of the two runners that it consists of. */
const RINGS = [
  { name: 'unit', budget: 1, vitest: ['unit'] },
  { name: 'contract', budget: 3, vitest: ['contract'] },
  { name: 'portal', budget: 5, vitest: ['portal'] },
  { name: 'e2e', budget: 7, playwright: ['e2e-plain', 'e2e-scripts', 'e2e-remote', 'text-browser'] },
  { name: 'a11y', budget: 9, vitest: ['a11y'], playwright: ['a11y'] },
];

const names = process.argv.slice(2);
const rings = RINGS.filter(({ name }) => names.length === 0 || names.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isBuilt = isDone('node', ['scripts/build.mjs', '--if-stale']);
const done = rings.map(runRing);
const tests = done.flatMap((ring) => ring.tests);
const passed = tests.filter(({ isPassed }) => isPassed).length;
const failed = tests.length - passed;
printFigures();
const over = done.filter(isOverBudget);
for (const { name } of done.filter(({ isWhole }) => !isWhole)) console.error(`The ring ${name} has failed.`);
console.log(`${passed} passed, ${failed} failed`);

const isWhole = isBuilt && passed > 0 && failed === 0 && done.every((ring) => ring.isWhole);
process.exitCode = isWhole && (over.length === 0 || !areBudgetsOn()) ? 0 : 1;

function runRing({ name, budget, vitest = [], playwright = [] }) {
  console.log(`\n${name}: ${budget} min`);
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
  const places = ['--reporter=dot,json', '--output', join(reports, name)];
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

/** Each ring's minutes, what a story and a state cost, and what all would cost with every screen there. */
function printFigures() {
  const screens = screensToday(root);
  console.log(`\nring       tests  minutes  budget  at ${ALL_SCREENS} screens (${screens} today)`);
  for (const ring of done) {
    const columns = [ring.name.padEnd(9), String(ring.tests.length).padStart(6), inMinutes(ring.minutes)];
    const later = projectedMinutes({ ring, screens });
    console.log(`${columns.join(' ')}  ${String(ring.budget).padStart(6)} ${inMinutes(later)}`);
  }
  for (const [name, isOne, what] of [
    ['e2e', isStory, 'story'],
    ['a11y', isState, 'state'],
  ]) {
    const ring = done.find((one) => one.name === name);
    if (!ring) continue;
    const { count, ms } = costOfOne(ring, isOne);
    console.log(`${name}: ${count} × ${Math.round(ms)} ms a ${what}`);
  }
  const sum = done.reduce((minutes, ring) => minutes + projectedMinutes({ ring, screens }), 0);
  console.log(`at ${ALL_SCREENS} screens: ${inMinutes(sum).trim()} min`);
}
