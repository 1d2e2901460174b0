import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm test`: builds when needed, runs every ring of tests, and counts them in the last line. */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test-results');
const VITEST_REPORT = join(reports, 'vitest.json');
const PLAYWRIGHT_REPORT = join(reports, 'playwright.json');

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const steps = [
  ['node', 'scripts/build.mjs', '--if-stale'],
  ['npx', 'vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`],
  ['npx', 'playwright', 'test'],
];
const failedSteps = steps.filter((step) => !isDone(step));

const [unit, browser] = [
  countsOf(VITEST_REPORT, vitestCounts),
  countsOf(PLAYWRIGHT_REPORT, playwrightCounts),
];
const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed;
for (const [command, ...args] of failedSteps) console.error(`Failed: ${command} ${args.join(' ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

function isDone([command, ...args]) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** A runner that died before its report counts as one failure. */
function countsOf(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected + flaky, failed: unexpected };
}
