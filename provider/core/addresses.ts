import type { AddressColumns } from './columns.ts';

const POLISH = /^\d{2}-\d{3}$/;

/** Tells whether a postal code can be one: in Poland "20-400", elsewhere whatever is used there. An address without a country is in Poland. */
export const isPostalCode = ({
  postalCode,
  countryCode,
}: {
  postalCode: string;
  countryCode: string | null;
}) => (countryCode ?? 'PL') !== 'PL' || POLISH.test(postalCode);

/** B§2: what a booking needs to know of where the patient lives. */
export const isAddressKnown = (row: AddressColumns) =>
  Boolean(row.city && row.house_number && row.postal_code);
