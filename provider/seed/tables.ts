import type { Kysely } from 'kysely';
import { references, type Reference } from '#database/references.ts';
import type { Area } from '#provider/core/area.ts';
import { coreTables } from '#provider/core/tables.ts';
import { areas } from '#provider/generated/areas.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Table = keyof Tables;

/** Every table of the store, in no order. */
export const TABLES: readonly Table[] = [
  ...coreTables,
  ...Object.values<Area>(areas).flatMap(({ tables }) => tables),
];

/** Returns every table, those first to which others refer: so they are filled, and the other way round they are wiped. */
export async function tablesToFill(db: Kysely<Tables>): Promise<readonly Table[]> {
  return inOrderOf(await references(db), TABLES);
}

/**
 * Sorts tables by what refers to what.
 * @throws Error when tables refer to each other in a circle: no order would do.
 */
export function inOrderOf<Name extends string>(found: readonly Reference[], tables: readonly Name[]): Name[] {
  const placed = new Set<Name>();
  const waiting = new Set<Name>();
  const place = (table: Name) => {
    if (placed.has(table)) return;
    if (waiting.has(table))
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    waiting.add(table);
    const below = new Set(found.filter(({ from }) => from === table).map(({ to }) => to));
    tables.filter((other) => below.has(other)).forEach(place);
    waiting.delete(table);
    placed.add(table);
  };
  tables.forEach(place);
  return [...placed];
}
