import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database/index.ts';
import type { Area } from '#provider/core/area.ts';
import { tables as coreTables } from '#provider/core/tables.ts';
import { actions } from '#provider/generated/actions.ts';
import { areas, handlers } from '#provider/generated/areas.ts';
import { migrations } from '#provider/generated/migrations.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { AREAS_TO_SEED, TABLES_TO_WIPE } from '#provider/seed/tables.ts';

const FRAME = ['bench', 'core', 'generated', 'migrations', 'seed', 'standins'];

const all: Readonly<Record<string, Area>> = areas;
const areaOf = (table: string) =>
  Object.keys(all).find((name) => (all[name]?.tables as readonly string[]).includes(table)) ?? 'core';

/** Every reference of the migrated store: which table refers to which. */
async function references() {
  const db = openDatabase<Tables>('sqlite::memory:');
  await migrate(db, migrations);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const found = await Promise.all(
    tables.map(async (table) => {
      const list = sql<{ table: string }>`select "table" from pragma_foreign_key_list(${table})`;
      return (await list.execute(db)).rows.map((row) => ({ from: table, to: row.table }));
    }),
  );
  await db.destroy();
  return { tables, references: found.flat().filter(({ from, to }) => from !== to) };
}

describe('the areas of the provider', () => {
  it('are the folders of provider/ that are not the frame, and each is joined', () => {
    const folders = readdirSync('provider', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !FRAME.includes(entry.name))
      .map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(areas).sort()).toEqual(folders.sort());
  });

  it('have every table of the store, each of one area', async () => {
    const { tables } = await references();
    expect([...TABLES_TO_WIPE].sort()).toEqual(tables.sort());
    expect(new Set(TABLES_TO_WIPE).size).toBe(TABLES_TO_WIPE.length);
    expect(coreTables.map(areaOf)).toEqual(coreTables.map(() => 'core'));
  });

  it('are wiped in an order that every reference allows, and say on which others they rest', async () => {
    const place = new Map<string, number>(TABLES_TO_WIPE.map((table, index) => [table, index]));
    for (const { from, to } of (await references()).references) {
      expect(place.get(from), `${from} refers to ${to}`).toBeLessThan(place.get(to) ?? -1);
      const [area, below] = [areaOf(from), areaOf(to)];
      expect(area === below || restsOn(area).has(below), `${area} rests on ${below}`).toBe(true);
    }
    expect([...AREAS_TO_SEED].sort()).toEqual(Object.keys(areas).sort());
  });

  it('give no group of calls and no action twice', async () => {
    const groups = Object.values(all).flatMap((area) => Object.keys(area.handlers ?? {}));
    expect(groups.sort()).toEqual(Object.keys(handlers).sort());

    const files = readdirSync('provider')
      .filter((name) => !FRAME.includes(name))
      .map((name) => `provider/${name}/actions.ts`)
      .filter((file) => existsSync(file));
    const declared = await Promise.all(
      files.map(async (file) => {
        const module = (await import(pathToFileURL(file).href)) as { actions: object };
        return Object.keys(module.actions);
      }),
    );
    expect(declared.flat().sort()).toEqual(Object.keys(actions).sort());
  });
});

/** The areas below one, directly or not. */
function restsOn(area: string): ReadonlySet<string> {
  const below = all[area]?.restsOn ?? [];
  return new Set([...below, ...below.flatMap((name) => [...restsOn(name)])]);
}
