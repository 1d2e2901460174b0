import { z } from 'zod';
import { addressFields } from '#app/services/forms/address.ts';
import { chosen, said } from '#app/services/forms/fields.ts';

/** Where somebody lives; what a postal code is depends on the country. */
export const addressForm = ({
  country,
  countries,
}: {
  country: string | undefined;
  countries: readonly string[];
}) =>
  z.object({
    country: chosen({ required: 'people:edit.country.required' }).refine(
      (code) => countries.includes(code),
      said('people:edit.country.required'),
    ),
    ...addressFields(country),
  });
export type AddressForm = ReturnType<typeof addressForm>;
