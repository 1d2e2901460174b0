import { postalCodeExample } from '#app/domain/patients/address.ts';
import type { Translate } from '#app/services/text/text.ts';

/** The hint for a postal code, by an example of the country that the form has: one chosen anew is known once the form was sent. */
export function postalCodeHint(t: Translate, country: unknown) {
  if (typeof country !== 'string' || country === '' || country === 'PL')
    return t('booking-wizard:personaldata.postalCode.hint');
  const example = postalCodeExample(country);
  return example === null
    ? t('booking-wizard:personaldata.postalCode.hintElsewhere')
    : t('booking-wizard:personaldata.postalCode.hintAbroad', { example });
}
