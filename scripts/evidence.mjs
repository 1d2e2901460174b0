import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isFaulty, resultsIn, usesIn } from './audit-results.mjs';

/**
 * `npm run evidence`: what the last audit has found, with the barriers, transcripts and browsers that docs/accessibility/ knows of, as
 * docs/accessibility/evidence.json for the pages that publish it, and as a table in audit.md for those who read here.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'docs/accessibility');
const ENGINES = { IBM: 'IBM Equal Access', HTML_CodeSniffer: 'HTML_CodeSniffer', Nu: 'Nu Html Checker' };

/** @param {string} name of a run: what the sources were */
export async function writeEvidence(name) {
  const run = resultsIn().runOf(name);
  if (!run.plan || !run.engines) return console.error('The audit has finished nothing yet: no evidence');
  // Whoever checks the evidence looks at the sources that it names.
  if (!isCommitted(run.commit))
    return console.error('The sources of the audit are in no commit: no evidence');
  const evidence = evidenceOf({ run, folder: docs });
  mkdirSync(docs, { recursive: true });
  await write('evidence.json', JSON.stringify(evidence));
  await write('audit.md', tableOf(evidence, run));
  console.log('docs/accessibility/evidence.json and audit.md say what was found');
}

/** Tells whether a revision, as commitOfSources names it, is one that others can have. */
export const isCommitted = (commit) => /^[\da-f]{7,}$/.test(commit);

/** @param {any} about what a run has written, and the folder with what else is known */
export function evidenceOf({ run: { plan, engines, commit, cells, minutes, madeAt }, folder }) {
  const json = jsonIn(folder);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // What the whole matrix would be is written, too, so that nobody takes a sample for all of it.
  const { cells: planned, languages, contrasts, textSizes, widths, states } = plan;
  const faults = cells.filter(isFaulty).length;
  const barriers = barriersOf(json('barriers.json', {}));
  const now = { version, madeAt, cells: cells.length, faults, barriersCaught: barriers.caught };
  const before = json('evidence.json', { history: [] }).history;
  return {
    version,
    madeAt,
    commit,
    matrix: {
      states,
      cells: cells.length,
      planned,
      faults,
      minutes,
      languages,
      contrasts,
      textSizes,
      widths,
    },
    engines: engines.map((engine) => ({ ...engine, ...foundBy(engine, cells) })),
    reviews: reviewsOf(plan, cells),
    disputed: disputedIn(plan, cells),
    barriers,
    transcripts: transcriptsIn(join(folder, 'transcripts')),
    browsers: json('browsers.json', []).map((browser) => ({
      name: browser.name,
      version: browser.version,
      documents: browser.documents,
      stories: browser.stories,
      faults: browser.faults,
    })),
    history: [...before.filter((one) => one.version !== version), now],
  };
}

/** Which engine a list of faults is of: "axe: default, 100 %, 1280 px", "IBM", "IBM: default, 300 %, 320 px". */
function engineOf(check) {
  if (check.startsWith('axe:')) return 'axe-core';
  if (check === 'document') return 'html-validate';
  const [name] = check.split(':');
  return ENGINES[name] ?? 'Own checks';
}

/** The other engines look at documents; axe and the repository's own checks at a document's looks. */
function foundBy({ name }, cells) {
  const isOfLooks = name === 'axe-core' || name === 'Own checks';
  const seen = cells.filter(({ look }) => (look === 'document') !== isOfLooks);
  const lists = cells.flatMap(({ faults }) => Object.entries(faults));
  const faults = lists.filter(([check]) => engineOf(check) === name).flatMap(([, list]) => list).length;
  return { documents: new Set(seen.map(({ state, language }) => `${state}\n${language}`)).size, faults };
}

/** A question is one of a rule: that of a thousand documents counts once. */
function reviewsOf({ verdicts }, cells) {
  const faults = cells.flatMap((cell) => Object.values(cell.faults).flat());
  const open = new Set(faults.map((fault) => /^(.*?) \(review\)/.exec(fault)?.[1]).filter(Boolean)).size;
  return { count: verdicts.filter(({ isDisputed }) => !isDisputed).length + open, open };
}

/** The findings that engines call a fault, and are wrong about: why, and how often each was met. */
function disputedIn({ verdicts }, cells) {
  const uses = usesIn(cells);
  return verdicts
    .filter(({ isDisputed }) => isDisputed)
    .map(({ id, engine, rule, verdict: en, inPolish: pl, on }) => ({
      engine: ENGINES[engine] ?? engine,
      rule,
      on,
      why: { pl, en },
      times: uses.get(id) ?? 0,
    }));
}

const barriersOf = ({ planted = 0, caught = 0, caughtByTest = 0 }) => ({ planted, caught, caughtByTest });

function transcriptsIn(from) {
  const files = existsSync(from) ? readdirSync(from).filter((file) => file.endsWith('.txt')) : [];
  return files.sort().map((file) => {
    const lines = readFileSync(join(from, file), 'utf8').split('\n');
    const said = (word) => lines.find((line) => line.startsWith(`${word}: `))?.slice(word.length + 2);
    return {
      name: said('Flow') ?? basename(file, '.txt'),
      file: `docs/accessibility/transcripts/${file}`,
      utterances: lines.filter((line) => line.startsWith('> ')).length,
      madeAt: said('Date') ?? '',
    };
  });
}

function tableOf(evidence, { plan, cells, ms }) {
  const { matrix, engines, reviews, disputed } = evidence;
  const sample = plan.planned < plan.cells ? ` This is a sample of ${plan.planned} of them.` : '';
  return [
    '# The last audit',
    `Made by \`npm run audit\` on ${evidence.madeAt}, of version ${evidence.version} (${evidence.commit}).`,
    `The matrix has ${plan.cells} cells: ${matrix.states} states in ${matrix.languages.length} languages, each as a document and in ${matrix.contrasts.length} contrasts, ${matrix.textSizes.length} text sizes and ${matrix.widths.length} widths.${sample}`,
    `Examined: ${cells.length} of ${plan.planned} cells in ${matrix.minutes} minutes, ${ms} ms each; ${matrix.faults} with faults. Questions left to a human: ${reviews.count}, without a verdict: ${reviews.open}.`,
    [
      '| engine | version | rules | off | documents | faults |',
      '| --- | --- | --- | --- | --- | --- |',
      ...engines.map(
        (one) =>
          `| ${one.name} | ${one.version} | ${one.rules ?? 'not counted'} | ${one.rulesOff} | ${one.documents} | ${one.faults} |`,
      ),
    ].join('\n'),
    '## What engines call a fault, and are wrong',
    'These rules stay on; the faults that they report are counted, and each has its reason. Another element that breaks them fails the audit.',
    [
      '| engine | rule | times | since | why it is none |',
      '| --- | --- | --- | --- | --- |',
      ...disputed.map(
        ({ engine, rule, times, on, why }) => `| ${engine} | ${rule} | ${times} | ${on} | ${why.en} |`,
      ),
    ].join('\n'),
    '## Verdicts that no page needs any more',
    unusedOf(plan, cells),
    'Why the verdicts are what they are: `tests/house/a11y/loop/verdicts.ts` and `engine-verdicts.ts`; how the audit works: `docs/decisions/055-engines-of-the-audit.md`.',
  ].join('\n\n');
}

/** Only the whole matrix can tell what nobody needs. */
function unusedOf({ verdicts, cells: all }, cells) {
  if (cells.length < all) return 'Told once the whole matrix was examined.';
  const uses = usesIn(cells);
  const unused = verdicts.filter(({ id }) => !uses.has(id));
  return (
    unused.map(({ engine, rule, html }) => `- ${engine} ${rule} \`/${html}/\``).join('\n') || 'Each was used.'
  );
}

const jsonIn = (folder) => (name, otherwise) => {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;
};

async function write(name, text) {
  const filepath = join(docs, name);
  const options = await resolveConfig(filepath);
  writeFileSync(filepath, await format(text, { ...options, filepath }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const last = resultsIn().last();
  if (last) await writeEvidence(last);
  else console.error('No audit has run yet: npm run audit');
}
