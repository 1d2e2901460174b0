import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filesOf, lanesOf } from '../../../../scripts/area.mjs';
import { runSteps, tellSteps } from '../../../../scripts/steps.mjs';

let root: string;
const put = (path: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'area-'));
  const kept = [
    'app/routes/lost-things/list.tsx',
    'contract/lost-things/index.ts',
    'tests/lost-things/unit/a.test.ts',
  ];
  const shelves = ['locales/pl/lost-things.json', 'locales/en/lost-things.json'];
  const migrations = [
    '20261126T1200-lost-things-list',
    '20261126T1200-lost-list',
    '20261126T1200-more-lost-things-list',
  ];
  for (const path of [...kept, ...shelves, 'locales/pl/lost.json']) put(path);
  for (const name of migrations) put(`provider/migrations/${name}.ts`);
});
afterAll(() => rmSync(root, { recursive: true }));

test('an area has the folders and files that bear its whole name', () => {
  expect(filesOf('lost-things', root)).toEqual([
    ...['contract/lost-things', 'app/routes/lost-things', 'tests/lost-things'],
    ...['locales/pl/lost-things.json', 'locales/en/lost-things.json'],
    'provider/migrations/20261126T1200-lost-things-list.ts',
  ]);
  expect(filesOf('things', root)).toEqual([]);
});

test('each part looks at its files alone, and the tests of the house are told its name', () => {
  const steps = lanesOf(['lost-things'], root).flat();
  const words = Object.fromEntries(steps.map(({ name, args }) => [name, args.join(' ')]));
  expect(Object.keys(words).sort()).toEqual([
    'build',
    'contract',
    'costs',
    'format',
    'imports',
    'lint',
    'portal',
    'states',
    'stories',
    'types',
    'unit',
    'version',
  ]);
  expect(words['lint']).toContain('app/routes/lost-things');
  expect(words['lint']).not.toContain('.json');
  expect(words['format']).toContain('locales/en/lost-things.json');
  expect(words['costs']).toBe('scripts/costs.ts lost-things');
  expect(words['portal']).toContain('tests/house/portal/cost.test');
  for (const ring of ['unit', 'contract', 'portal'])
    expect(words[ring]).toContain(`tests/lost-things/${ring}/`);
  for (const name of ['portal', 'states']) {
    expect(steps.find((step) => step.name === name)?.env).toEqual({ AREA: 'lost-things' });
  }
});

describe('steps', () => {
  const step = (name: string, script: string) => ({ name, command: process.execPath, args: ['-e', script] });

  test('that fail, or cannot be started, are told by name, and the others are tried', async () => {
    const quiet = [vi.spyOn(process.stdout, 'write'), vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
    const [, , said] = quiet;
    for (const spy of quiet) spy.mockImplementation(() => true);
    const shared = [
      step('wrong', 'process.exit(3)'),
      { name: 'absent', command: 'no-such-tool', args: [] },
      step('right', ''),
    ];
    const done = await runSteps([shared, shared], root);
    const isWhole = tellSteps(done, { name: 'all', minutes: 0 });
    const words = said?.mock.calls.flat();
    for (const spy of quiet) spy.mockRestore();
    expect(done.map(({ name, isDone }) => `${name} ${isDone}`).sort()).toEqual([
      'absent false',
      'right true',
      'wrong false',
    ]);
    expect([isWhole, words?.sort()]).toEqual([false, ['absent has failed.', 'wrong has failed.']]);
  });
});

test.each([
  [['no-such-area'], 'none is named no-such-area'],
  [[], 'npm run area -- NAME'],
  [['settings', '--only', 'tea'], 'No part is named tea'],
])('%o is refused with a word', async (words, said) => {
  const trial = promisify(execFile)(process.execPath, ['scripts/area.mjs', ...words]);
  await expect(trial).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(said) as string });
});
