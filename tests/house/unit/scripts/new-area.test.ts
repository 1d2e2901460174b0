import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHARED } from '../../../../scripts/area.mjs';
import { filesFor, hasFlag, sharedFor } from '../../../../scripts/new-area.mjs';
import { entriesAfter } from '../../../../scripts/api/version.ts';

const FIELDS = { Name: 'name', Day: 'foundOn', Note: 'note' };
const areaOf = (name: string, flag = 'lostModule') =>
  ({ name, pl: 'Rzeczy', en: 'Things', flag, fields: FIELDS }) as const;
const made = (name: string) => filesFor({ ...areaOf(name), now: new Date('2026-11-26T13:05:00Z') });
const read = (path: string) => readFileSync(path, 'utf8');

describe('the files of a new area', () => {
  test('lie where each wing looks for them, under its own name', () => {
    const paths = Object.keys(made('lost-things'));
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['contract/lost-things/calls.ts', 'provider/lost-things/store.ts', 'locales/pl/lost-things.json'],
        'provider/migrations/20261126T1305-lost-things-list.ts',
        ...['app/routes/lost-things/routes.ts', 'app/routes/lost-things/list.tsx'],
        ...['app/routes/lost-things/new.tsx', 'app/routes/lost-things/new.form.server.ts'],
        ...['access.ts', 'forms.ts', 'errors/lost-things-rules.ts'].map(
          (file) => `tests/lost-things/portal/${file}`,
        ),
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
    expect(files['contract/lost-things/calls.ts']).toContain("const area = 'lost-things'");
    expect(JSON.parse(files['locales/pl/lost-things.json'] ?? '')).toMatchObject({ title: 'Rzeczy' });
    expect(JSON.parse(files['locales/en/lost-things.json'] ?? '')).toMatchObject({ title: 'Things' });
    expect(made('trinkets')['provider/trinkets/index.ts']).toContain('export const trinkets = {');
  });

  test('have their fields under the names that were given, in code, tables and texts', () => {
    const files = made('lost-things');
    expect(files['provider/lost-things/tables.ts']).toMatch(/ name: string;\n {2}found_on: DayColumn;/);
    expect(files['app/routes/lost-things/new.tsx']).toContain(
      'field={fields.foundOn} label="lost-things:foundOn"',
    );
    expect(files['contract/lost-things/schemas.ts']).toContain('foundOn: Day,');
    expect(files['provider/lost-things/handlers.ts']).toMatch(/ name,\n {4}found_on: foundOn,/);
    expect(JSON.parse(files['locales/pl/lost-things.json'] ?? '')).toHaveProperty([
      'new',
      'foundOn',
      'required',
    ]);
  });

  test('hold the rules for modules of routes', () => {
    const modules = Object.entries(made('lost-things')).filter(([path]) => path.endsWith('.tsx'));
    expect(modules.length).toBeGreaterThan(1);
    for (const [, text] of modules) expect(text.split('\n').length).toBeLessThan(150);
  });
});

describe('what others share', () => {
  test('gets a row in each file that `npm run area` looks at, and nothing else', () => {
    const shared = sharedFor(areaOf('lost-things'), read);
    expect(Object.keys(shared).sort()).toEqual([...SHARED].sort());
    for (const [path, text] of Object.entries(shared)) {
      const added = text.split('\n').filter((line) => !read(path).split('\n').includes(line));
      expect(added.length, path).toBeGreaterThan(0);
      expect(added.join('\n'), path).toMatch(/lost|Lost/);
      expect(added.join('\n'), path).not.toMatch(/sample/i);
    }
    const [before = ''] = (shared['app/areas.ts'] ?? '').split(/^ {2}legal: /m);
    expect(before).toContain(`    flag: 'lostModule',\n    paths: ['/lost-things'],`);
    expect(shared['contract/settings/schemas.ts']).toContain('lostModule: z.boolean().default(false)');
  });

  test('has an entry that names each call as one that a host may leave out', () => {
    const entries = sharedFor(areaOf('lost-things'), read)['docs/provider-api-changes.md'] ?? '';
    const calls = made('lost-things')['contract/lost-things/calls.ts'] ?? '';
    const names = [...calls.matchAll(/^ {2}(\w+): \w+\(\{$/gm)].map(([, name]) => `lostThings.${name}`);
    expect(names.length).toBeGreaterThan(2);
    expect([...entriesAfter('1.2.0', entries).calls]).toEqual(expect.arrayContaining(names));
  });

  test('keeps the flag that is there, which is on from now on', () => {
    const shared = sharedFor(areaOf('lost-things', 'allergyModule'), read);
    expect(Object.keys(shared)).not.toContain('contract/settings/schemas.ts');
    expect(shared['contract/settings/calls.ts']).toContain('allergyModule: true,');
  });

  test('must have a place for it', () => {
    expect(() => sharedFor(areaOf('lost-things'), () => 'x')).toThrow('app/areas.ts: there is no place');
  });
});

test('a flag is one of the settings, with a default or without', () => {
  const source = readFileSync('contract/settings/schemas.ts', 'utf8');
  const known = ['allergyModule', 'ampaModule', 'telecommunicationModule'];
  const others = ['', 'allergy', 'ePuapUrl', 'lostThingsModule'];
  expect([...known, ...others].filter((flag) => hasFlag(source, flag))).toEqual(known);
});
