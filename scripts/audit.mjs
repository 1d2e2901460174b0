import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { cellsOf, plannedIn } from './audit-results.mjs';
import { writeEvidence } from './evidence.mjs';

/**
 * `npm run audit`: every state in every language, contrast, text size and width (tests/house/a11y/audit.spec.ts). It goes on where it was
 * stopped as long as the sources stay the same. `SAMPLE=5` looks at 5 per cent of the cells, `LOOKS=document` at the documents alone, `DEEP=1`
 * has every check in every look. Words after `--` go to Playwright: `npm run audit -- -g login`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const TELL_MS = 20_000;

const version = versionOfSources();
const startedAt = Date.now();
const before = cellsOf(version).length;
const part = [process.env.SAMPLE && `a sample of ${process.env.SAMPLE} per cent`, process.env.LOOKS]
  .filter(Boolean)
  .join(', ');
console.log(
  `Audit of ${version}${part && ` (${part})`}: ${before === 0 ? 'from the start' : `${before} cells are done`}`,
);

const words = ['playwright', 'test', '--project=audit', '--reporter=line', '--output=test-results/audit-run'];
const runner = spawn('npx', [...words, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, AUDIT: version },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const telling = setInterval(tell, TELL_MS);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
runner.on('exit', async (code) => {
  clearInterval(telling);
  tell();
  const all = cellsOf(version);
  const faulty = all.filter(isFaulty);
  for (const { state, language, look, faults } of faulty) {
    for (const [check, list] of Object.entries(faults)) {
      console.error(`${state}, ${language}, ${look}\n  ${check}\n    ${list.join('\n    ')}`);
    }
  }
  const disputed = all.reduce((sum, cell) => sum + (cell.disputed ?? 0), 0);
  const notShown = code === 0 ? '' : '; some states could not be shown';
  console.log(`${faulty.length} cells with faults${notShown}; ${disputed} faults of engines are disputed`);
  await writeEvidence(version);
  process.exitCode = faulty.length > 0 || code !== 0 ? 1 : 0;
});

function tell() {
  const all = cellsOf(version);
  const planned = plannedIn(version);
  const faulty = all.filter(isFaulty).length;
  const ms = (Date.now() - startedAt) / (all.length - before);
  const end = new Date(Date.now() + ms * Math.max(planned - all.length, 0));
  const rest = Number.isFinite(ms) ? `, ${Math.round(ms)} ms each, ends ${end.toLocaleString('pl-PL')}` : '';
  console.log(`${all.length} of ${planned} cells, ${faulty} with faults${rest}`);
}

function isFaulty({ faults }) {
  return Object.keys(faults).length > 0;
}

/** The commit, and what is not committed, save what an audit writes itself and words about it; without git the day. */
function versionOfSources() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const sources = ['--', '.', ':!docs/accessibility', ':!*.md'];
    const changes =
      git('diff', 'HEAD', ...sources) + git('ls-files', '--others', '--exclude-standard', ...sources);
    const changed = changes ? `-${createHash('sha256').update(changes).digest('hex').slice(0, 8)}` : '';
    return git('rev-parse', '--short', 'HEAD').trim() + changed;
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
