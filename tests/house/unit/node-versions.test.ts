import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nodeFault } from '../../../scripts/node-version.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const enginesIn = (json: string) => (JSON.parse(json) as { engines: { node: string } }).engines.node;

const range = enginesIn(textOf('package.json'));
const requirement =
  textOf('README.md')
    .split('\n')
    .find((line) => line.startsWith('Node ')) ?? '';
const majors = range.split(' || ').map((part) => /^\^(\d+)/.exec(part)?.[1] ?? part);

it('the versions of Node are named one by one, in the README too, and npm refuses others', () => {
  expect(majors.length).toBeGreaterThan(0);
  for (const major of majors) {
    expect(major).toMatch(/^\d+$/);
  }
  for (const part of range.split(' || ')) expect(requirement).toMatch(new RegExp(`\\b${part.slice(1)}\\b`));
  expect(textOf('.npmrc')).toMatch(/^engine-strict=true$/m);
});

it('what is built runs on the oldest of them', () => {
  for (const script of ['scripts/build.mjs', 'scripts/generate.mjs'])
    expect(textOf(script)).toContain(`target: 'node${Math.min(...majors.map(Number))}'`);
});

it('.nvmrc and the container choose one that is cared for longest', () => {
  const chosen = textOf('.nvmrc').trim();
  expect([chosen, majors]).toEqual(['24', expect.arrayContaining([chosen])]);
  const images = [...textOf('Dockerfile').matchAll(/^FROM node:(\d+)\./gm)].map(([, major]) => major);
  expect(images).toEqual([chosen, chosen]);
});

it('this is one of them', () => {
  expect(majors).toContain(process.versions.node.split('.')[0]);
});

it.each(['20.19.0', '20.20.2', '22.16.0', '22.23.1', '24.0.0', '24.22.3', '26.12.1'])(
  '%s is one, and starts',
  (version) => {
    expect(nodeFault(version, range)).toBeNull();
  },
);

it.each(['18.20.4', '20.18.3', '21.7.0', '22.15.1', '25.2.0', '27.0.0'])(
  '%s is none, and says so in a sentence',
  (version) => {
    expect(nodeFault(version, range)).toBe(
      `The portal runs on Node 20 (20.19 or newer), 22 (22.16 or newer), 24 or 26; this is ${version}, so nothing was started`,
    );
  },
);

it('npm run dev begins with one that asks for the version', () => {
  expect(textOf('package.json')).toContain('"dev": "node scripts/generate.mjs && ');
});

it.each(['start.mjs', 'build.mjs', 'generate.mjs'])('%s does nothing under another one', (script) => {
  const other =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '25.9.0' } })";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(other)}`, join(ROOT, 'scripts', script)],
    { encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/^The portal runs on Node [^\n]+; this is 25\.9\.0, so nothing was started\n$/),
  ]);
});
