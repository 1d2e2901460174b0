import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const enginesIn = (json: string) => (JSON.parse(json) as { engines: { node: string } }).engines.node;

const range = enginesIn(textOf('package.json'));
const majors = range.split(' || ').map((part) => /^\^(\d+)/.exec(part)?.[1] ?? part);

it('the versions of Node are named one by one, in the README too, and npm refuses others', () => {
  expect(majors.length).toBeGreaterThan(0);
  for (const major of majors) {
    expect(major).toMatch(/^\d+$/);
    expect(textOf('README.md')).toMatch(new RegExp(`\\bNode ${major}\\b| or ${major}\\b`));
  }
  expect(textOf('.npmrc')).toMatch(/^engine-strict=true$/m);
});

it('what is built runs on the oldest of them', () => {
  for (const script of ['scripts/build.mjs', 'scripts/generate.mjs'])
    expect(textOf(script)).toContain(`target: 'node${Math.min(...majors.map(Number))}'`);
});

it('.nvmrc chooses the oldest of them', () => {
  expect(textOf('.nvmrc').trim()).toBe(String(Math.min(...majors.map(Number))));
});

it('this is one of them', () => {
  expect(majors).toContain(process.versions.node.split('.')[0]);
});
