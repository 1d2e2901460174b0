import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox, NO_FIREFOX } from './firefox.mjs';

/**
 * `npm run audit:firefox`: the layout of every state, and the stories that stand for their areas, in Firefox. What a whole run has found
 * is kept in docs/accessibility/browsers.json. `SAMPLE=5` looks at 5 per cent of the states, words after `--` go to Playwright; such a run keeps nothing.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const report = `${root}test-results/firefox.json`;
const kept = `${root}docs/accessibility/browsers.json`;

/** @param {{ firefox: string | undefined, words: string[] }} about where the browser is, and words for Playwright @returns the code to end with */
export function auditIn({ firefox, words }) {
  if (!firefox) {
    console.error(NO_FIREFOX);
    return 1;
  }
  rmSync(report, { force: true });
  const projects = ['--project=firefox-layout', '--project=firefox-stories'];
  const places = ['--reporter=dot,json', '--output=test-results/firefox-run'];
  const { status } = spawnSync('npx', ['playwright', 'test', ...projects, ...places, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIREFOX: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return status || 1;
  const found = browserIn(JSON.parse(readFileSync(report, 'utf8')));
  console.log(found);
  if (words.length === 0 && !process.env.SAMPLE) keep(found);
  return status ?? 1;
}

/**
 * @param {any} run as Playwright reports it
 * @returns {any} which browser it was, how much ran in it, and what was found, by check
 */
export function browserIn({ suites }) {
  const tests = suites.flatMap(testsOf);
  const notes = tests.flatMap(({ annotations }) => annotations);
  const said = (type) => notes.filter((note) => note.type === type).map(({ description }) => description);
  const stories = tests.filter(({ projectName }) => projectName === 'firefox-stories');
  const failed = tests.filter(({ status }) => status !== 'expected');
  // A state that was examined tells its faults itself.
  const others = failed.filter(({ annotations }) => !annotations.some(({ type }) => type === 'fault'));
  const faults = [...said('fault'), ...others.map(({ projectName }) => projectName)];
  return {
    name: 'Firefox',
    version: said('version')[0] ?? '',
    madeAt: new Date().toISOString().slice(0, 10),
    documents: said('document').length,
    looks: [...new Set(said('look'))],
    stories: stories.length,
    faults: faults.length,
    faultsByCheck: Object.fromEntries(
      [...new Set(faults)].sort().map((check) => [check, faults.filter((one) => one === check).length]),
    ),
  };
}

const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

function keep(browser) {
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : [];
  const others = before.filter(({ name }) => name !== browser.name);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify([...others, browser], null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = auditIn({ firefox: findFirefox(), words: process.argv.slice(2) });
}
