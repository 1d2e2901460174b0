/** Milliseconds since 1970, in UTC. */
export type InstantColumn = number;
/** A local day in Europe/Warsaw, "yyyy-MM-dd". */
export type DayColumn = string;
/** Both engines keep truth as 0 or 1. */
export type FlagColumn = 0 | 1;
/** Text that holds JSON; the name in the comment is its type. */
export type JsonColumn = string;

export type AddressColumns = {
  street: string | null;
  house_number: string | null;
  apartment_number: string | null;
  postal_code: string | null;
  city: string | null;
  country_code: string | null;
};

/** Lists the tables of an area. A forgotten one does not compile. */
export const tablesOf = <Tables>(every: Record<keyof Tables, true>) => Object.keys(every) as (keyof Tables)[];
