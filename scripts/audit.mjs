import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { isDone, isFaulty, resultsIn, usesIn } from './audit-results.mjs';
import { commitOfSources, versionOfSources } from './audit-sources.mjs';
import { writeEvidence } from './evidence.mjs';

/**
 * `npm run audit`: every state in every language, contrast, text size and width (tests/house/a11y/audit.spec.ts). It goes on where it was
 * stopped, over any number of sessions, as long as the sources stay the same (audit-sources.mjs), and looks again at what was wrong. `SAMPLE=5`
 * looks at 5 per cent of the cells, `LOOKS=document` at the documents alone, `DEEP=1` has every check in every look. Words after `--` go to
 * Playwright: `npm run audit -- -g login`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const TELL_MS = 20_000;

const version = versionOfSources();
const workers = availableParallelism();
const startedAt = Date.now();
const results = resultsIn();
const linesBefore = results.countOf(version);
const doneBefore = doneCells();
results.keepAbout(version, { commit: commitOfSources(), workers });
const part = [process.env.SAMPLE && `a sample of ${process.env.SAMPLE} per cent`, process.env.LOOKS]
  .filter(Boolean)
  .join(', ');
console.log(
  `Audit of ${version}${part && ` (${part})`}: ${linesBefore === 0 ? 'from the start' : `${doneBefore} cells are done`}`,
);

const words = [
  'playwright',
  'test',
  '--project=audit',
  '--reporter=line',
  '--output=test-results/audit-run',
  `--workers=${workers}`,
];
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
  const all = results.cellsOf(version);
  const faulty = all.filter(isFaulty);
  for (const { state, language, look, faults } of faulty) {
    for (const [check, list] of Object.entries(faults)) {
      console.error(`${state}, ${language}, ${look}\n  ${check}\n    ${list.join('\n    ')}`);
    }
  }
  const notShown = code === 0 ? '' : '; some states could not be shown';
  console.log(`${faulty.length} cells with faults${notShown}`);
  tellVerdicts(all);
  // A part says less than the evidence that a whole run has left.
  if (all.length === results.planOf(version)?.cells) await writeEvidence(version);
  else
    console.log(
      'Not the whole matrix: the evidence stays as it is (`npm run evidence` writes what there is)',
    );
  process.exitCode = faulty.length > 0 || code !== 0 ? 1 : 0;
});

function tell() {
  const all = results.cellsOf(version);
  const planned = results.planOf(version)?.planned ?? 0;
  const faulty = all.filter(isFaulty).length;
  const examined = results.countOf(version) - linesBefore;
  const ms = (Date.now() - startedAt) / examined;
  const end = new Date(Date.now() + ms * Math.max(planned - doneBefore - examined, 0));
  const rest = examined > 0 ? `, ${Math.round(ms)} ms each, ends ${end.toLocaleString('pl-PL')}` : '';
  console.log(`${all.length} of ${planned} cells, ${faulty} with faults${rest}`);
}

/** Disputed faults always; verdicts on what no page has any more, once the whole matrix was examined. */
function tellVerdicts(cells) {
  const plan = results.planOf(version);
  if (!plan) return;
  const uses = usesIn(cells);
  for (const { id, engine, rule } of plan.verdicts.filter(({ isDisputed }) => isDisputed))
    console.log(`Disputed: ${engine} ${rule}, met ${uses.get(id) ?? 0} times`);
  if (cells.length < plan.cells) return;
  for (const { engine, rule, html } of plan.verdicts.filter(({ id }) => !uses.has(id)))
    console.log(`Never used, of no page any more: ${engine} ${rule} /${html}/`);
}

/** The number of cells that are not examined again; the verdicts are those of the run before. */
function doneCells() {
  const standing = new Set(results.planOf(version)?.verdicts.map(({ id }) => id));
  return results.cellsOf(version).filter((cell) => isDone(cell, standing)).length;
}
