import { z } from 'zod';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import { isBlank } from '#app/domain/typed.ts';
import type { PersonAnswer } from '#app/journeys/consent/draft.ts';
import { addressFields } from '#app/services/forms/address.ts';
import { chosen, issue, line, said } from '#app/services/forms/fields.ts';
import { countryField, documentNumberField } from '#app/services/forms/identity-document.ts';
import { nameField } from '#app/services/forms/person-name.ts';

const HOME = 'PL';
const ADDRESS = ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city', 'postalCity'] as const;

export type Rules = Readonly<{
  /** Documents by which people are known, and whether a PESEL is insisted on (AP-47). */
  settings: Pick<IdentificationSettings, 'nationalIdRequired' | 'documents'>;
  countries: readonly string[];
  /** The form as it was typed, which decides what is needed beside it. */
  form: FormData;
}>;

const typedIn = (form: FormData, name: string) => {
  const typed = form.get(name);
  return typeof typed === 'string' && !isBlank(typed) ? typed : undefined;
};

/** B-42: in Poland a PESEL, or a document where the provider does not insist; elsewhere a document. */
function isByPesel({ settings, form }: Rules) {
  if (typedIn(form, 'country') !== HOME) return false;
  const hasDocument = (['documentType', 'documentNumber'] as const).some((name) => typedIn(form, name));
  return settings.nationalIdRequired || typedIn(form, 'pesel') !== undefined || !hasDocument;
}

/** One type for what is needed and what may be left out, so that the form has all its fields whatever was typed. */
type Field = z.ZodType<string | undefined, string | undefined>;

const any = z.string().optional();
const ANY_IDENTITY = { pesel: any, documentType: any, documentNumber: any };

function identityFields(rules: Rules): Record<'pesel' | 'documentType' | 'documentNumber', Field> {
  // Which of them is asked for is the country's to say.
  if (!rules.countries.includes(typedIn(rules.form, 'country') ?? '')) return ANY_IDENTITY;
  const byPesel = isByPesel(rules);
  const pesel = z
    .string()
    .default('')
    .transform((typed, context): string | undefined => {
      if (isBlank(typed)) {
        if (byPesel) issue(context, 'consent-wizard:person.pesel.required');
        return undefined;
      }
      if (!byPesel) {
        issue(context, 'consent-wizard:person.pesel.notHere');
        return z.NEVER;
      }
      const { read, fault } = readPesel(typed);
      if (read) return read.pesel;
      issue(context, `enrolment:pesel.${fault}`);
      return z.NEVER;
    });
  if (byPesel) {
    const notHere = said('consent-wizard:person.document.notHere');
    return {
      pesel,
      documentType: z.string().optional(),
      documentNumber: line({ most: 40 }).refine((typed) => typed === undefined, notHere),
    };
  }
  const { documents } = rules.settings;
  const type = 'consent-wizard:person.document.type';
  return {
    pesel,
    documentType: chosen({ required: type }).refine(
      (typed) => documents.some(({ code }) => code === typed),
      said(type),
    ),
    documentNumber: documentNumberField(),
  };
}

/** B-86: an address is optional as a whole; once begun it needs what a letter needs. */
function homeFields(form: FormData): Record<(typeof ADDRESS)[number], Field> {
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

const countryOf = ({ countries }: Rules) =>
  countryField({ countries, required: 'people:edit.country.required' });

/** The fields that name somebody: names, and a PESEL or a document (B-42). */
export const namedFields = (rules: Rules) => ({
  name: nameField({ required: 'people:names.required' }),
  lastName: nameField({ required: 'people:names.lastRequired' }),
  country: countryOf(rules),
  ...identityFields(rules),
});

/** The person whom a CDPM names. */
export const personForm = (rules: Rules) => {
  const country = countryOf(rules);
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
