import type { Area } from '#provider/core/area.ts';
import { tables as coreTables } from '#provider/core/tables.ts';
import { areas } from '#provider/generated/areas.ts';
import type { Tables } from '#provider/generated/tables.ts';

const all: Readonly<Record<string, Area>> = areas;

/** Areas, those first on whose rows others rest. */
export const AREAS_TO_SEED = Object.keys(all).reduce<readonly string[]>(withAreasBelow, []);

function withAreasBelow(placed: readonly string[], name: string): readonly string[] {
  if (placed.includes(name)) return placed;
  return [...(all[name]?.restsOn ?? []).reduce(withAreasBelow, placed), name];
}

/** Every table, those first that refer to others. */
export const TABLES_TO_WIPE: readonly (keyof Tables)[] = [
  ...coreTables,
  ...[...AREAS_TO_SEED].reverse().flatMap((name) => all[name]?.tables ?? []),
];
