import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The sources that the audit looks at, and the tools with which it does. */

const root = fileURLToPath(new URL('..', import.meta.url));

/** The sources of which pages and their examination are made; an audit goes on as long as none of them changes. */
const SOURCES = [
  ...['app', 'contract', 'database', 'locales', 'provider', 'public', 'server'],
  ...['tests/support', 'tests/*/a11y/*', '.htmlvalidate.json', 'package-lock.json'],
  ...['postcss.config.js', 'remix.config.js', 'tailwind.config.ts', 'vite.config.ts'],
  // Tests of the loop and the audit; verdicts, whose use is kept with each cell.
  ...[':!tests/*/a11y/*.test.*', ':!tests/house/a11y/*.spec.ts', ':!tests/house/a11y/gallery*'],
  ...[':!tests/house/a11y/screenshots.ts', ':!tests/*/a11y/flows.ts', ':!tests/house/a11y/loop/*verdicts.ts'],
];
/** The one test among them that is the audit. */
const AUDIT = 'tests/house/a11y/audit.spec.ts';

/** Names the sources by what they contain, committed or not; without git the day. */
export function versionOfSources(folder = root) {
  try {
    const listed = git(folder, 'ls-files', '-co', '--exclude-standard', '--', ...SOURCES);
    const files = [...listed.split('\n'), AUDIT];
    const hash = createHash('sha256');
    for (const file of files.filter((path) => existsSync(join(folder, path))).sort()) {
      hash.update(`${file}\n`).update(
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest(),
      );
    }
    return hash.digest('hex').slice(0, 12);
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/** The commit that lies there, and whether the sources differ from it; empty without git. */
export function commitOfSources(folder = root) {
  try {
    const changes = [SOURCES, [AUDIT]]
      .map((of) => git(folder, 'status', '--porcelain', '--', ...of))
      .join('');
    return git(folder, 'rev-parse', '--short', 'HEAD') + (changes ? '-changed' : '');
  } catch {
    return '';
  }
}

const git = (cwd, ...words) =>
  execFileSync('git', words, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 }).trim();
