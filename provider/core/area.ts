import type { Tables } from '#provider/generated/tables.ts';
import type { Clinic } from '#provider/seed/clinic.ts';

/** Rows of the made-up clinic, by table. */
export type SeedRows = { [Table in keyof Tables]?: readonly Tables[Table][] };

/** The parts that an area brings to the provider beside its store, on which its handlers already stand. */
export type Area = Readonly<{
  /** Calls of the contract, by group. */
  handlers?: object;
  /** Every table of the area; the foreign keys say in which order they are filled and wiped. */
  tables: readonly (keyof Tables)[];
  seed?: (clinic: Clinic) => SeedRows;
}>;
