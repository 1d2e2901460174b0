import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { readTypedPesel, type BornRules } from './born.ts';
import { issue, said } from './fields.ts';
import { nameField } from './person-name.ts';

const isTyped = (field: FormDataEntryValue | null) => typeof field === 'string' && !isBlank(field);

type Rules = Readonly<{
  rules: BornRules;
  /** The provider is in another country: nobody is asked which of both, a PESEL may be given, and the document is asked for. */
  isFree: boolean;
  form: FormData;
}>;

/** A PESEL or that there is none: a number that is typed answers the question. */
const knownByFields = ({ rules, isFree, form }: Rules) => ({
  knownBy:
    isFree || isTyped(form.get('pesel'))
      ? z.string().optional()
      : z.enum(['PESEL', 'DOCUMENT'], said(`enrolment:person.knownBy.required.${rules.role}`)),
  pesel: z
    .string()
    .default('')
    .transform((text, context): string | undefined => {
      if (isBlank(text)) {
        if (!isFree && form.get('knownBy') === 'PESEL')
          issue(context, `enrolment:pesel.required.${rules.role}`);
        return undefined;
      }
      const read = readTypedPesel(text, rules);
      if ('pesel' in read) return read.pesel;
      issue(context, read.error);
      return z.NEVER;
    }),
});

export const nameFields = () => ({
  name: nameField({ required: 'people:names.required' }),
  middleName: nameField(),
  lastName: nameField({ required: 'people:names.lastRequired' }),
});

/** The same of somebody whose names are asked elsewhere. */
export const knownByForm = (rules: Rules) => z.object(knownByFields(rules));
export type KnownByForm = ReturnType<typeof knownByForm>;

/** Somebody who is registered: by what they are known, and their names. */
export const personForm = (rules: Rules) => z.object({ ...knownByFields(rules), ...nameFields() });
export type PersonForm = ReturnType<typeof personForm>;

/** The answer of a step about by what somebody is known. */
export const knownByAnswer = (
  { knownBy, pesel }: { knownBy?: string | undefined; pesel?: string | undefined },
  { isFree }: Pick<Rules, 'isFree'>,
) => ({ isForeigner: isFree || knownBy === 'DOCUMENT', ...(pesel === undefined ? {} : { pesel }) });
