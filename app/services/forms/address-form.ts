import { z } from 'zod';
import { addressFields } from './address.ts';
import { countryField } from './identity-document.ts';

/** Where somebody lives; what a postal code is depends on the country. */
export const addressForm = ({
  country,
  countries,
}: {
  country: string | undefined;
  countries: readonly string[];
}) =>
  z.object({
    country: countryField({ countries, required: 'people:edit.country.required' }),
    ...addressFields(country),
  });
export type AddressForm = ReturnType<typeof addressForm>;
