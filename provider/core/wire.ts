import type { Address } from '#contract/primitives.ts';
import type { AddressColumns } from './columns.ts';

type Present<Row> = {
  [Key in keyof Row]: Exclude<Row[Key], null> | (null extends Row[Key] ? undefined : never);
};

/** The row as it goes over the wire: columns that the store has as null are absent. */
export function present<Row extends object>(row: Row): Present<Row> {
  const wire = { ...row } as Record<string, unknown>;
  for (const key of Object.keys(wire)) if (wire[key] === null) wire[key] = undefined;
  return wire as Present<Row>;
}

export const addressOf = (row: AddressColumns): Address =>
  present({
    street: row.street,
    houseNumber: row.house_number,
    apartmentNumber: row.apartment_number,
    postalCode: row.postal_code,
    city: row.city,
    countryCode: row.country_code,
  });
