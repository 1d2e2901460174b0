import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

/**
 * `npm run audit:barriers`: plants every barrier of tests/house/a11y/barriers, says what finds it and in which ring, and writes
 * docs/accessibility/barriers.json and barriers.md. It fails when too few are planted or found. Words after `--` go to Playwright, and
 * then nothing is written: `npm run audit:barriers -- -g sticky`.
 */

const LEAST = { planted: 80, caught: 76, caughtByTest: 60 };

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results/barriers/results.jsonl');
const docs = join(root, 'docs/accessibility');
const more = process.argv.slice(2);

rmSync(results, { force: true });
const words = [
  'playwright',
  'test',
  '--project=barriers',
  '--reporter=dot',
  '--output=test-results/barriers-run',
];
const { status } = spawnSync('npx', [...words, ...more], {
  cwd: root,
  env: { ...process.env, BARRIERS: '1' },
  stdio: 'inherit',
});

const barriers = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').map(parsed) : [];
barriers.sort((one, other) => one.criterion.localeCompare(other.criterion, 'en', { numeric: true }));
const figures = {
  planted: barriers.length,
  caught: barriers.filter(({ caughtBy }) => caughtBy.length > 0).length,
  caughtByTest: barriers.filter(({ caughtBy }) => caughtBy.some(({ ring }) => ring === 'npm test')).length,
};
for (const barrier of barriers) console.log(inLine(barrier));
console.log(
  `\n${figures.planted} barriers planted, ${figures.caught} found, ${figures.caughtByTest} of them by npm test`,
);
if (more.length === 0 && status === 0) await write();
const isEnough = more.length > 0 || Object.entries(LEAST).every(([name, least]) => figures[name] >= least);
process.exitCode = status === 0 && isEnough ? 0 : 1;

function parsed(line) {
  return JSON.parse(line);
}

function inLine({ id, criterion, caughtBy }) {
  const found = caughtBy.map(({ check }) => check).join(', ') || 'NOT FOUND';
  const ring = caughtBy[0]?.ring ?? '';
  return `${criterion.padEnd(7)} ${id.padEnd(30)} ${ring.padEnd(14)} ${found}`;
}

async function write() {
  mkdirSync(docs, { recursive: true });
  const madeAt = new Date().toISOString();
  const listed = barriers.map(({ caughtBy, ...barrier }) => ({
    ...barrier,
    caughtBy: caughtBy.map(({ check, ring }) => ({ check, ring })),
  }));
  const json = JSON.stringify({ ...figures, madeAt, barriers: listed });
  await keep('barriers.json', json, 'json');
  await keep('barriers.md', inWords(listed, madeAt), 'markdown');
}

async function keep(name, text, parser) {
  const settings = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  writeFileSync(join(docs, name), await format(text, { ...settings, parser }));
}

function inWords(listed, madeAt) {
  const rows = listed.map(({ criterion, name, source, on, caughtBy }) => {
    const found = caughtBy.map(({ check }) => check).join(', ') || 'nothing';
    return `| ${[criterion, name, source, on, found, caughtBy[0]?.ring ?? ''].join(' | ')} |`;
  });
  return `# Planted barriers

\`npm run audit:barriers\` plants each of these ${figures.planted} barriers in a page as the portal serves it, one at a time, and looks which check finds it: ${figures.caught} are found,
${figures.caughtByTest} of them by \`npm test\` as each run is set. The list is \`tests/house/a11y/barriers\`, the checks are \`tests/house/a11y/loop\` (decision 056). Made on ${madeAt.slice(0, 10)}.

| criterion | barrier | source | planted in | found by | in |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
