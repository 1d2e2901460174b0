import {
  existsSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate, joins } from '../../../../scripts/generate.mjs';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'joins-'));
  for (const folder of ['contract', 'provider', 'app/routes', 'locales']) {
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  }
  // It says what '#provider/…' means, which the threads' code imports.
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};
const joinOf = (path: string) => readFileSync(join(copy, path), 'utf8');

test('the joins of the tree say what the folders hold', () => {
  for (const [path, text] of Object.entries(joins())) {
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text);
  }
});

test('a folder that is added stands in every join', () => {
  put('contract/lost-things/index.ts', 'export const calls = { lostThings: {} };');
  put('provider/lost-things/index.ts', 'export const lostThings = {\n  handlers: {},\n};');
  put('provider/lost-things/bench/index.ts', 'export const bench = () => null;');
  put('provider/lost-things/bench/menu.ts', 'export const menu = [];');
  put('provider/lost-things/bench/faults.ts', 'export const faults = {};');
  put('provider/lost-things/store/index.ts', 'export const lostThingsStore = {};');
  put('provider/lost-things/tables.ts', 'export type LostThingsTables = {};');
  put('provider/migrations/20261122T0900-lost-things.ts', 'export const migration = { async up() {} };');
  put('app/routes/lost-things/routes.ts', 'export const routes = [];');
  put('app/routes/lost-things/waiting.server.ts', 'export const waiting = { kinds: {} };');
  put('locales/pl/lost-things.json', '{}');
  put('locales/en/lost-things.json', '{}');
  generate(copy);

  expect(joinOf('contract/generated.ts')).toContain(
    "calls as lostThingsCalls } from './lost-things/index.ts'",
  );
  expect(joinOf('contract/generated.ts')).toContain('...lostThingsCalls,');
  expect(joinOf('provider/generated/areas.ts')).toContain('...lostThings.handlers,');
  expect(joinOf('provider/generated/bench.ts')).toContain("'#provider/lost-things/bench/index.ts'");
  expect(joinOf('provider/generated/bench-menu.ts')).toContain('...lostThings,');
  expect(joinOf('provider/generated/faults.ts')).toContain("'lost-things': lostThings,");
  expect(joinOf('provider/generated/stores.ts')).toContain('...lostThingsStore,');
  expect(joinOf('provider/generated/tables.ts')).toContain('LostThingsTables');
  expect(joinOf('provider/generated/migrations.ts')).toMatch(/'20261122T0900-lost-things': migration\d+,/);
  expect(joinOf('app/routes/generated.ts')).toContain('...lostThingsRoutes,');
  expect(joinOf('app/routes/start/generated.ts')).toContain("'lost-things': lostThings,");
  expect(joinOf('locales/generated.ts')).toContain("'lost-things': plLostThings,");
  expect(joinOf('locales/generated.ts')).toContain("'lost-things': enLostThings,");
});

test('a folder without an index, a file that is no migration, are in no join', () => {
  put('contract/drafts/calls.ts', 'export const drafts = {};');
  put('provider/migrations/columns.ts', 'export const columns = [];');
  generate(copy);

  expect(joinOf('contract/generated.ts')).not.toContain('drafts');
  expect(joinOf('provider/generated/migrations.ts')).not.toContain("'columns'");
});

test('a join that says the same is not written again', () => {
  generate(copy);
  const before = statSync(join(copy, 'locales/generated.ts')).mtimeMs;
  generate(copy);
  expect(statSync(join(copy, 'locales/generated.ts')).mtimeMs).toBe(before);
});

test('a join of the provider that is made no more goes', () => {
  put('provider/generated/of-yesterday.ts', "import '#provider/gone.ts';");
  generate(copy);
  expect(existsSync(join(copy, 'provider/generated/of-yesterday.ts'))).toBe(false);
  expect(existsSync(join(copy, 'provider/generated/areas.ts'))).toBe(true);
});
