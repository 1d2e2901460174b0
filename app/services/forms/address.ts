import { z } from 'zod';
import { postalCodeExample, readPostalCode } from '#app/domain/patients/address.ts';
import { isBlank } from '#app/domain/typed.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { issue, line, said } from './fields.ts';

const POSTAL_CODE = {
  required: 'booking-wizard:personaldata.postalCode.required',
  invalid: 'booking-wizard:personaldata.postalCode.invalid',
} as const;
const ABROAD = {
  required: 'booking-wizard:personaldata.postalCode.requiredAbroad',
  invalid: 'booking-wizard:personaldata.postalCode.invalidAbroad',
} as const;

/** The text about a postal code, with an example of the address's own country; the portal's rule and the provider's refusal say the same. */
export function postalCodeText(fault: keyof typeof POSTAL_CODE, countryCode: string | undefined): ErrorText {
  if (countryCode === undefined || countryCode === 'PL') return POSTAL_CODE[fault];
  const example = postalCodeExample(countryCode);
  return example === null
    ? 'booking-wizard:personaldata.postalCode.elsewhere'
    : withValues(ABROAD[fault], { example });
}

/**
 * The fields of an address (B§2): city, house number and postal code are needed; what a postal code is depends on the address's
 * country.
 */
export const addressFields = (countryCode: string | undefined) => ({
  street: line({ most: 120 }),
  houseNumber: line({ most: 20, required: 'booking-wizard:personaldata.houseNumber.required' }),
  apartmentNumber: line({ most: 20 }),
  postalCode: z.string(said(postalCodeText('required', countryCode))).transform((text, context) => {
    const postalCode = isBlank(text) ? undefined : readPostalCode({ text: text.trim(), countryCode });
    if (postalCode) return postalCode;
    issue(context, postalCodeText(isBlank(text) ? 'required' : 'invalid', countryCode));
    return z.NEVER;
  }),
  city: line({ most: 80, required: 'booking-wizard:personaldata.city.required' }),
});
