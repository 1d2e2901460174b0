import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The reports that the two test runners have written of a run, as one list of tests. */

/**
 * @typedef {{ file: string, name: string, why: string, ms: number, isPassed: boolean, isAgain?: boolean }} Test
 *   why: the first line of what failed; isAgain: it passed at the second try
 */

/** A runner that died before its report counts as one failure. */
const NOTHING = { file: '', name: '', why: '', ms: 0, isPassed: false };

/** @returns {Test[]} the tests that ran; a file that could not be read is one that failed */
export function testsOfVitest({ report, root }) {
  return testsIn(report, ({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(root, name);
      if (status === 'failed' && assertionResults.length === 0) return [{ ...NOTHING, file }];
      const ran = assertionResults.filter((test) => ['passed', 'failed'].includes(test.status));
      return ran.map(({ fullName, failureMessages, duration, status: state }) => ({
        file,
        name: fullName,
        why: firstLine(failureMessages?.[0]),
        ms: duration ?? 0,
        isPassed: state === 'passed',
      }));
    }),
  );
}

/** @returns {Test[]} the tests that ran, one for each project */
export function testsOfPlaywright(report) {
  return testsIn(report, ({ suites, errors }) => [
    ...suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          file: `tests/${file}`,
          name: title,
          why: firstLine(results.find(({ error }) => error)?.error.message),
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          isPassed: status !== 'unexpected',
          isAgain: status === 'flaky',
        })),
    ),
    ...errors.map(() => NOTHING),
  ]);
}

const COLOURS = /\u001b\[[\d;]*m/g;
const LONGEST = 200;

/** The first line of a message, without colours, as long as a line of a terminal takes twice. */
const firstLine = (message = '') => message.replace(COLOURS, '').split('\n')[0].slice(0, LONGEST);

/** The failed ones, a line each: what a long run's end must still say. */
export const failures = (tests) =>
  tests
    .filter(({ isPassed }) => !isPassed)
    .map(({ file, name, why }) => [file, name, why].filter(Boolean).join(' | '));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function testsIn(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return [NOTHING];
  }
}
