import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** What the two test runners have written of a run, as one list of tests. */

/** @typedef {{ file: string, ms: number, isPassed: boolean }} Test */

/** A runner that died before its report counts as one failure. */
const NOTHING = { file: '', ms: 0, isPassed: false };

/** @returns {Test[]} the tests that ran; a file that could not be read is one that failed */
export function testsOfVitest({ report, root }) {
  return testsIn(report, ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(root, name);
      if (status === 'failed' && assertionResults.length === 0) return [{ ...NOTHING, file }];
      const ran = assertionResults.filter((test) => ['passed', 'failed'].includes(test.status));
      return ran.map((test) => ({ file, ms: test.duration ?? 0, isPassed: test.status === 'passed' }));
    }),
  );
}

/** @returns {Test[]} the tests that ran, one for each project */
export function testsOfPlaywright(report) {
  return testsIn(report, ({ suites, errors }) => [
    ...suites.flatMap(specsOf).flatMap(({ file, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file: `tests/${file}`,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          isPassed: status !== 'unexpected',
        })),
    ),
    ...errors.map(() => NOTHING),
  ]);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function testsIn(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [NOTHING];
  }
}
