import { z } from 'zod';
import { readPesel } from '#contract/people/reading/pesel.ts';
import type { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import type { IdentificationSettings } from '#contract/settings/identification.ts';
import { isBlank } from '#app/domain/typed.ts';
import { chosen, issue, line, said } from './fields.ts';
import { countryField, documentNumberField } from './identity-document.ts';
import { nameField } from './person-name.ts';

const HOME = 'PL';

export type NamedPersonRules = Readonly<{
  /** Documents by which people are known, and whether a PESEL is insisted on (AP-47). */
  settings: Pick<IdentificationSettings, 'nationalIdRequired' | 'documents'>;
  countries: readonly string[];
  /** The form as it was typed, which decides what is needed beside it. */
  form: FormData;
}>;

/** The text of a field as it was typed; absent where it is blank. */
export const typedIn = (form: FormData, name: string) => {
  const typed = form.get(name);
  return typeof typed === 'string' && !isBlank(typed) ? typed : undefined;
};

/** B-42: in Poland a PESEL, or a document where the provider does not insist; elsewhere a document. */
function isByPesel({ settings, form }: NamedPersonRules) {
  if (typedIn(form, 'country') !== HOME) return false;
  const hasDocument = (['documentType', 'documentNumber'] as const).some((name) => typedIn(form, name));
  return settings.nationalIdRequired || typedIn(form, 'pesel') !== undefined || !hasDocument;
}

/** One type for what is needed and what may be left out, so that the form has all its fields whatever was typed. */
export type NamedField = z.ZodType<string | undefined, string | undefined>;

const any = z.string().optional();
const ANY_IDENTITY = { pesel: any, documentType: any, documentNumber: any };

function identityFields(
  rules: NamedPersonRules,
): Record<'pesel' | 'documentType' | 'documentNumber', NamedField> {
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

/** The country that a person is known by, or lives in. */
export const countryOfNamed = ({ countries }: Pick<NamedPersonRules, 'countries'>) =>
  countryField({ countries, required: 'people:edit.country.required' });

/** The fields that name somebody: names, and a PESEL or a document (B-42). */
export const namedFields = (rules: NamedPersonRules) => ({
  name: nameField({ required: 'people:names.required' }),
  lastName: nameField({ required: 'people:names.lastRequired' }),
  country: countryOfNamed(rules),
  ...identityFields(rules),
});

type Named = Readonly<{
  name: string;
  lastName: string;
  country: string;
  pesel?: string | undefined;
  documentType?: string | undefined;
  documentNumber?: string | undefined;
  address?: AuthorizedPerson['address'];
}>;

/** The person as a consent or a request for copies names them (B§3). */
export function authorizedPerson({ name, lastName, country, address, ...by }: Named): AuthorizedPerson {
  const { pesel, documentType, documentNumber } = by;
  const known =
    pesel === undefined ? { documentType, documentNumber } : { nationalIdentificationNumber: pesel };
  return { name, lastName, identity: { ...known, country }, ...(address ? { address } : {}) };
}
