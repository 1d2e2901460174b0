import { z } from 'zod';
import type { PersonAnswer } from '#app/journeys/consent/draft.ts';
import { addressFields } from '#app/services/forms/address.ts';
import { line } from '#app/services/forms/fields.ts';
import {
  countryOfNamed,
  namedFields,
  typedIn,
  type NamedField,
  type NamedPersonRules,
} from '#app/services/forms/named-person.ts';

const ADDRESS = ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city', 'postalCity'] as const;

/** B-86: an address is optional as a whole; once begun it needs what a letter needs. */
function homeFields(form: FormData): Record<(typeof ADDRESS)[number], NamedField> {
  const postalCity = line({ most: 80 });
  if (ADDRESS.some((name) => typedIn(form, name) !== undefined))
    return { ...addressFields(typedIn(form, 'addressCountry')), postalCity };
  const empty = line({ most: 0 });
  return {
    street: empty,
    houseNumber: empty,
    apartmentNumber: empty,
    postalCode: empty,
    city: empty,
    postalCity: empty,
  };
}

/** The person whom a CDPM names. */
export const personForm = (rules: NamedPersonRules) => {
  const country = countryOfNamed(rules);
  return z
    .object({
      ...namedFields(rules),
      ...homeFields(rules.form),
      addressCountry: country,
    })
    .transform((typed): PersonAnswer => {
      const { name, lastName, pesel, documentType, documentNumber, houseNumber, postalCode, city } = typed;
      const known = pesel === undefined ? { documentType, documentNumber } : { pesel };
      const person = { name, lastName, country: typed.country, ...known };
      if (houseNumber === undefined || postalCode === undefined || city === undefined) return person;
      const { street, apartmentNumber, postalCity, addressCountry } = typed;
      const address = { street, houseNumber, apartmentNumber, postalCode, city, postalCity };
      return { ...person, address: { ...address, country: addressCountry } };
    });
};
export type PersonForm = ReturnType<typeof personForm>;
