import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kysely } from 'kysely';
import { migrate, openDatabase } from '#database/index.ts';
import { references } from '#database/references.ts';
import type { Area } from '#provider/core/area.ts';
import { coreTables } from '#provider/core/tables.ts';
import { areas, handlers } from '#provider/generated/areas.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { inOrderOf, TABLES, tablesToFill } from '#provider/seed/tables.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const FRAME = ['bench', 'core', 'generated', 'migrations', 'seed', 'standins'];

const all: Readonly<Record<string, Area>> = areas;
const areaOf = (table: string) =>
  Object.keys(all).find((name) => (all[name]?.tables as readonly string[]).includes(table)) ?? 'core';

describe('the areas of the provider', () => {
  it('are the folders of provider/ that are not the frame, and each is joined', () => {
    const folders = readdirSync('provider', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !FRAME.includes(entry.name))
      .map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(areas).sort()).toEqual(folders.sort());
  });

  it('give no group of calls twice', () => {
    const groups = Object.values(all).flatMap((area) => Object.keys(area.handlers ?? {}));
    expect(groups.sort()).toEqual(Object.keys(handlers).sort());
  });
});

describe.each(engines)('the tables of the areas, on %s', (engine) => {
  let store: TestStore;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    store = await freshStore(engine);
    db = openDatabase<Tables>(store.url);
    await migrate(db, migrations);
  });
  afterAll(async () => {
    await db.destroy();
    await store.drop();
  });

  it('are all that the store has, each of one area', async () => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    expect([...TABLES].sort()).toEqual(tables.sort());
    expect(new Set(TABLES).size).toBe(TABLES.length);
    expect(coreTables.map(areaOf)).toEqual(coreTables.map(() => 'core'));
  });

  it('are filled in an order that every reference allows', async () => {
    const found = await references(db);
    expect(found).toContainEqual({ from: 'waiting_message_files', to: 'accounts' });
    const place = new Map<string, number>((await tablesToFill(db)).map((table, index) => [table, index]));
    expect([...place.keys()].sort()).toEqual([...TABLES].sort());
    for (const { from, to } of found) {
      expect(place.get(to), `${from} refers to ${to}`).toBeLessThan(place.get(from) ?? -1);
    }
  });
});

describe('the order of tables', () => {
  const refers = (from: string, to: string) => ({ from, to });

  it.each([
    { found: [], order: ['loans', 'books', 'readers', 'fines'] },
    {
      found: [refers('loans', 'readers'), refers('loans', 'books')],
      order: ['books', 'readers', 'loans', 'fines'],
    },
    {
      found: [refers('books', 'fines'), refers('loans', 'books')],
      order: ['fines', 'books', 'loans', 'readers'],
    },
    { found: [refers('books', 'authors')], order: ['loans', 'books', 'readers', 'fines'] },
  ])('is $order for $found', ({ found, order }) => {
    expect(inOrderOf(found, ['loans', 'books', 'readers', 'fines'])).toEqual(order);
  });

  it('does not exist for a circle, which is named', () => {
    const circle = [refers('loans', 'books'), refers('books', 'readers'), refers('readers', 'loans')];
    expect(() => inOrderOf(circle, ['loans', 'books', 'readers'])).toThrow(
      'in a circle: loans, books, readers',
    );
  });
});
