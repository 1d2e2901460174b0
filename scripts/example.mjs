import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run example`: what `npm run new-area` writes is made and tried in a copy of the project, so that it never grows old. What needs
 * a build and a browser is tried by `npm run example -- all`. The copy stays where something has failed.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'example-list';
/** A flag and fields of its own, so that every name that can be given is tried. */
const NAMES = ['--flag', 'exampleModule', '--name', 'substance', '--day', 'givenOn', '--note', 'reaction'];
const CHEAP = ['--only', 'types,version,lint,imports,format,unit,contract'];
/** The files and folders that are made anew, or are of no use to a copy. */
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
  // The copy takes what tsc knows of all else (.cache), so that only what is new is looked at.
  preserveTimestamps: true,
  filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)),
});
linkPackages();

const isDone =
  run('new-area', [NAME, ...NAMES, ...(isWhole ? [] : ['--no-trees'])]) &&
  run('area', [NAME, ...(isWhole ? [] : CHEAP)]);
if (isDone) rmSync(copy, { recursive: true });
else console.error(`The example has failed; it lies in ${copy}.`);
process.exitCode = isDone ? 0 : 1;

/** The same packages at the same place, so that what tsc knows of the project holds in the copy; where files cannot be linked, the folder is. */
function linkPackages() {
  const packages = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages], { stdio: 'ignore' }).status === 0) return;
  rmSync(packages[1], { recursive: true, force: true });
  symlinkSync(...packages, 'dir');
}

function run(script, args) {
  const { status } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: copy,
    stdio: 'inherit',
  });
  return status === 0;
}
