import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { nameField } from '#app/services/forms/person-name.ts';
import { readTypedPesel, type BornRules } from './born.server.ts';

/**
 * Names, and a PESEL or that there is none. Where the provider is not in Poland nobody is asked which of both (`isFree`): a
 * PESEL may be given, and the document is asked for.
 */
export const personForm = ({
  rules,
  isFree,
  isForeigner,
}: {
  rules: BornRules;
  isFree: boolean;
  isForeigner: boolean;
}) =>
  z.object({
    pesel: z
      .string()
      .default('')
      .transform((text, context): string | undefined => {
        if (isBlank(text)) {
          if (!isForeigner && !isFree) issue(context, 'enrolment:pesel.required');
          return undefined;
        }
        const read = readTypedPesel(text, rules);
        if ('pesel' in read) return read.pesel;
        issue(context, read.error);
        return z.NEVER;
      }),
    knownBy: isFree
      ? z.string().optional()
      : z.enum(['PESEL', 'DOCUMENT'], said('enrolment:person.knownBy.required')),
    name: nameField({ required: 'people:names.required' }),
    middleName: nameField(),
    lastName: nameField({ required: 'people:names.lastRequired' }),
  });
export type PersonForm = ReturnType<typeof personForm>;
