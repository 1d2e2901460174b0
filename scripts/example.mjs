import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run example`: what `npm run new-area` writes is made and tried in a copy of the project, so that it never grows old. What needs
 * a build and a browser is tried by `npm run example -- all`. The copy stays where something has failed.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'example-list';
const CHEAP = ['--only', 'types,lint,format,unit,contract'];
/** What is made anew, or is of no use to a copy. */
const LEFT_OUT = [
  '.git',
  'node_modules',
  'build',
  'public/build',
  'data',
  'test-results',
  'playwright-report',
];

const isWhole = process.argv.includes('all');
const copy = mkdtempSync(join(tmpdir(), 'example-'));
cpSync(ROOT, copy, {
  recursive: true,
  // With what tsc knows of all else (.cache): only what is new is looked at.
  preserveTimestamps: true,
  filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)),
});
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');

const isDone =
  run('new-area', [NAME, '--flag', 'allergyModule', ...(isWhole ? [] : ['--no-trees'])]) &&
  run('area', [NAME, ...(isWhole ? [] : CHEAP)]);
if (isDone) rmSync(copy, { recursive: true });
else if (existsSync(copy)) console.error(`The example has failed; it lies in ${copy}.`);
process.exitCode = isDone ? 0 : 1;

function run(script, args) {
  const { status } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: copy,
    stdio: 'inherit',
  });
  return status === 0;
}
