import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { nameField } from '#app/services/forms/person-name.ts';
import { readTypedPesel, type BornRules } from './born.server.ts';

const isTyped = (field: FormDataEntryValue | null) => typeof field === 'string' && !isBlank(field);

/**
 * Names, and a PESEL or that there is none: a number that is typed answers the question. Where the provider is not in Poland
 * nobody is asked which of both (`isFree`): a PESEL may be given, and the document is asked for.
 */
export const personForm = ({ rules, isFree, form }: { rules: BornRules; isFree: boolean; form: FormData }) =>
  z.object({
    knownBy:
      isFree || isTyped(form.get('pesel'))
        ? z.string().optional()
        : z.enum(['PESEL', 'DOCUMENT'], said('enrolment:person.knownBy.required')),
    pesel: z
      .string()
      .default('')
      .transform((text, context): string | undefined => {
        if (isBlank(text)) {
          if (!isFree && form.get('knownBy') === 'PESEL') issue(context, 'enrolment:pesel.required');
          return undefined;
        }
        const read = readTypedPesel(text, rules);
        if ('pesel' in read) return read.pesel;
        issue(context, read.error);
        return z.NEVER;
      }),
    name: nameField({ required: 'people:names.required' }),
    middleName: nameField(),
    lastName: nameField({ required: 'people:names.lastRequired' }),
  });
export type PersonForm = ReturnType<typeof personForm>;
