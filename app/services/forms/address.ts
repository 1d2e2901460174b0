import { z } from 'zod';
import { readPostalCode } from '#app/domain/patients/address.ts';
import { isBlank } from '#app/domain/typed.ts';
import { issue, line, said } from './fields.ts';

const POSTAL_CODE = {
  required: 'booking-wizard:personaldata.postalCode.required',
  invalid: 'booking-wizard:personaldata.postalCode.invalid',
} as const;

/**
 * The fields of an address (B§2): city, house number and postal code are needed; what a postal code is depends on the address's
 * country.
 */
export const addressFields = (countryCode: string | undefined) => ({
  street: line({ most: 120 }),
  houseNumber: line({ most: 20, required: 'booking-wizard:personaldata.houseNumber.required' }),
  apartmentNumber: line({ most: 20 }),
  postalCode: z.string(said(POSTAL_CODE.required)).transform((text, context) => {
    const postalCode = isBlank(text) ? undefined : readPostalCode({ text: text.trim(), countryCode });
    if (postalCode) return postalCode;
    issue(context, isBlank(text) ? POSTAL_CODE.required : POSTAL_CODE.invalid);
    return z.NEVER;
  }),
  city: line({ most: 80, required: 'booking-wizard:personaldata.city.required' }),
});
