import type { Tables } from '#provider/generated/tables.ts';
import type { Clinic } from '#provider/seed/clinic.ts';

/** Rows of the made-up clinic, by table. */
export type SeedRows = { [Table in keyof Tables]?: readonly Tables[Table][] };

/** What an area brings to the provider beside its store and its actions, which its handlers already stand on. */
export type Area = Readonly<{
  /** Calls of the contract, by group. */
  handlers?: object;
  /** Every table of the area, those first that refer to others. */
  tables: readonly (keyof Tables)[];
  /** Areas to whose rows this one's rows refer: it is seeded after them and wiped before them. */
  restsOn?: readonly string[];
  seed?: (clinic: Clinic) => SeedRows;
}>;
