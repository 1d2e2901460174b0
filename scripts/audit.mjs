import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

/**
 * `npm run audit`: every state in every language, contrast, text size and width (tests/house/a11y/audit.spec.ts). It goes on where it was
 * stopped as long as the sources stay the same. Words after `--` go to Playwright: `npm run audit -- -g login`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test-results/audit');
const TELL_MS = 20_000;

const version = versionOfSources();
const startedAt = Date.now();
mkdirSync(folder, { recursive: true });
const before = results().length;
console.log(`Audit of ${version}: ${before === 0 ? 'from the start' : `${before} cells are done`}`);

const words = ['playwright', 'test', '--project=audit', '--reporter=line', '--output=test-results/audit-run'];
const runner = spawn('npx', [...words, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, AUDIT: version },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const telling = setInterval(tell, TELL_MS);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', (code) => {
  clearInterval(telling);
  tell();
  const faulty = results().filter(isFaulty);
  for (const { state, language, look, faults } of faulty) {
    for (const [check, list] of Object.entries(faults)) {
      console.error(`${state}, ${language}, ${look}\n  ${check}\n    ${list.join('\n    ')}`);
    }
  }
  console.log(`${faulty.length} cells with faults${code === 0 ? '' : '; some states could not be shown'}`);
  process.exitCode = faulty.length > 0 || code !== 0 ? 1 : 0;
});

function tell() {
  const all = results();
  const planned = Number(textOf(`${version}.plan`));
  const faulty = all.filter(isFaulty).length;
  const ms = (Date.now() - startedAt) / (all.length - before);
  const end = new Date(Date.now() + ms * Math.max(planned - all.length, 0));
  const rest = Number.isFinite(ms) ? `, ${Math.round(ms)} ms each, ends ${end.toLocaleString('pl-PL')}` : '';
  console.log(`${all.length} of ${planned} cells, ${faulty} with faults${rest}`);
}

/** The last line may not be whole. */
function results() {
  return textOf(`${version}.jsonl`)
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

function textOf(name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function isFaulty({ faults }) {
  return Object.keys(faults).length > 0;
}

/** The commit, and what is not committed; without git the day. */
function versionOfSources() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const changes = git('diff', 'HEAD') + git('ls-files', '--others', '--exclude-standard');
    const changed = changes ? `-${createHash('sha256').update(changes).digest('hex').slice(0, 8)}` : '';
    return git('rev-parse', '--short', 'HEAD').trim() + changed;
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
