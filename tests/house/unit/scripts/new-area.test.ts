import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesFor, hasFlag, withEntry } from '../../../../scripts/new-area.mjs';

const made = (name: string) =>
  filesFor({ name, pl: 'Rzeczy', en: 'Things', now: new Date('2026-11-26T13:05:00Z') });

describe('the files of a new area', () => {
  test('lie where each wing looks for them, under its own name', () => {
    const paths = Object.keys(made('lost-things'));
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['contract/lost-things/calls.ts', 'provider/lost-things/store.ts', 'locales/pl/lost-things.json'],
        'provider/migrations/20261126T1305-lost-things-list.ts',
        ...['app/routes/lost-things/routes.ts', 'app/routes/lost-things/list.tsx'],
        ...['access.ts', 'errors/lost-things-rules.ts'].map((file) => `tests/lost-things/portal/${file}`),
        ...['a11y/states.ts', 'e2e/lost-things.spec.ts'].map((file) => `tests/lost-things/${file}`),
      ]),
    );
    expect(paths.filter((path) => /sample|\.txt$/.test(path))).toEqual([]);
  });

  test('are spelled as code, tables and people spell its name, and say nothing of the sample', () => {
    const files = made('lost-things');
    expect(Object.keys(files).filter((path) => /sample/i.test(files[path] ?? ''))).toEqual([]);
    expect(files['provider/lost-things/store.ts']).toContain('lostThings: lostThingsOf }');
    expect(files['provider/lost-things/tables.ts']).toContain('lost_things: LostThingsRow');
    expect(files['contract/lost-things/calls.ts']).toContain("const area = 'lost things'");
    expect(JSON.parse(files['locales/pl/lost-things.json'] ?? '')).toMatchObject({ title: 'Rzeczy' });
    expect(JSON.parse(files['locales/en/lost-things.json'] ?? '')).toMatchObject({ title: 'Things' });
    expect(made('trinkets')['provider/trinkets/index.ts']).toContain('export const trinkets = {');
  });

  test('hold the rules for modules of routes', () => {
    const modules = Object.entries(made('lost-things')).filter(([path]) => path.endsWith('.tsx'));
    expect(modules.length).toBeGreaterThan(1);
    for (const [, text] of modules) expect(text.split('\n').length).toBeLessThan(150);
  });
});

test.each(['lost-things', 'trinkets'])('the entry of %s stands among those that may be landed on', (name) => {
  const source = readFileSync('app/areas.ts', 'utf8');
  const changed = withEntry(source, { name, flag: 'allergyModule' });
  const [before = ''] = changed.split(/^ {2}legal: /m);
  expect(before).toContain(`    flag: 'allergyModule',\n    paths: ['/${name}'],`);
  expect(changed.replace(/^ {2}'?(lost-things|trinkets)'?: \{\n(?: {4}.*\n)+ {2}\},\n/m, '')).toBe(source);
});

test('a flag is one of the settings, with a default or without', () => {
  const source = readFileSync('contract/settings/schemas.ts', 'utf8');
  const known = ['allergyModule', 'ampaModule', 'telecommunicationModule'];
  const others = ['', 'allergy', 'ePuapUrl', 'lostThingsModule'];
  expect([...known, ...others].filter((flag) => hasFlag(source, flag))).toEqual(known);
});
