import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { addressFields } from '#app/services/forms/address.ts';
import { countryField, documentNumberField } from '#app/services/forms/identity-document.ts';
import { nameField } from '#app/services/forms/person-name.ts';

const LETTERS = [
  'lettersStreet',
  'lettersHouseNumber',
  'lettersApartmentNumber',
  'lettersPostalCode',
  'lettersCity',
] as const;

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const NAMES = {
  name: nameField({ required: 'people:names.required' }),
  middleName: nameField(),
  lastName: nameField({ required: 'people:names.lastRequired' }),
};

type Rules = Readonly<{ form: FormData; countries: readonly string[]; isForeigner: boolean }>;

/**
 * The form of what may be changed of a person (AP-20). Names are read where the form has them; an address for letters is
 * whole or none; who has no PESEL is known by a document of another country.
 */
export function personForm({ form, countries, isForeigner }: Rules) {
  const abroad = countries.filter((code) => code !== 'PL');
  const hasNames = form.has('name');
  const hasDocument = isForeigner || !isBlank(textOf(form, 'documentNumber'));
  const hasLetters = LETTERS.some((name) => !isBlank(textOf(form, name)));
  const letters = addressFields(textOf(form, 'lettersCountry') || undefined);
  const country = countryField({ countries, required: 'people:edit.country.required' });
  const anything = z.string().optional();
  return z.object({
    name: hasNames ? NAMES.name : anything,
    middleName: hasNames ? NAMES.middleName : anything,
    lastName: hasNames ? NAMES.lastName : anything,
    documentNumber: hasDocument ? documentNumberField() : anything,
    documentCountry: hasDocument
      ? countryField({
          countries: isForeigner ? abroad : countries,
          required: 'people:edit.document.country',
        })
      : anything,
    country,
    ...addressFields(textOf(form, 'country') || undefined),
    lettersCountry: hasLetters ? country : anything,
    lettersStreet: hasLetters ? letters.street : anything,
    lettersHouseNumber: hasLetters ? letters.houseNumber : anything,
    lettersApartmentNumber: hasLetters ? letters.apartmentNumber : anything,
    lettersPostalCode: hasLetters ? letters.postalCode : anything,
    lettersCity: hasLetters ? letters.city : anything,
    version: z.coerce.number().int().catch(0),
  });
}
export type PersonForm = ReturnType<typeof personForm>;
