import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const linksOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);

it('every decision stands in the index, and the index names no other', () => {
  const decisions = readdirSync(FOLDER).filter((name) => /^\d{3}-.+\.md$/.test(name));
  const listed = linksOf(`${FOLDER}/README.md`).filter((path) => /^\d{3}-/.test(path));
  expect([...new Set(listed)].sort()).toEqual(decisions.sort());
});

it('each stands once by area, in the order of its number', () => {
  const [, byArea = ''] = readFileSync(`${FOLDER}/README.md`, 'utf8').split('## By area');
  const areas = byArea
    .split('### ')
    .map((area) => [...area.matchAll(/^- \[(\d{3})\]/gm)].map(([, number]) => number));
  const numbers = readdirSync(FOLDER).flatMap((name) => /^\d{3}(?=-)/.exec(name)?.[0] ?? []);
  expect(areas.flat().sort()).toEqual(numbers.sort());
  expect(areas.filter((area) => area.join() !== [...area].sort().join())).toEqual([]);
});

it.each([
  'README.md',
  'docs/specification/README.md',
  'docs/decisions/README.md',
  'docs/add-a-screen.md',
  'docs/settings.md',
  'docs/testing.md',
])('%s leads to files that are there', (file) => {
  expect(linksOf(file).filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
});
