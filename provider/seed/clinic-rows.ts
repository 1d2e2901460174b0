import type { Area, SeedRows } from '#provider/core/area.ts';
import { areas } from '#provider/generated/areas.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { clinicAt } from './clinic.ts';
import { TABLES } from './tables.ts';

/** The rows of every table. */
export type ClinicRows = { [Table in keyof Tables]: readonly Tables[Table][] };

/** Makes the clinic's rows as they are at `now`, with one password for everybody. */
export function clinicRows(at: { now: Date; passwordHash: string }): ClinicRows {
  const clinic = clinicAt(at);
  const parts = Object.values<Area>(areas).map(({ seed }) => seed?.(clinic));
  const seeded = Object.assign({}, ...parts) as SeedRows;
  return Object.fromEntries(TABLES.map((table) => [table, seeded[table] ?? []])) as ClinicRows;
}
