import { z } from 'zod';
import { isAsPesel } from '#app/journeys/person-identity.ts';
import { readBirthDate, type BornRules } from './born.ts';
import { issue, said } from './fields.ts';
import { countryField, documentNumberField } from './identity-document.ts';

type Rules = { rules: BornRules; pesel: string | undefined; countries: readonly string[] };

/** A document of another country, with the birth date and gender that no PESEL says. */
export const documentForm = ({ rules, pesel, countries }: Rules) =>
  z.object({
    documentNumber: documentNumberField(),
    documentCountry: countryField({ countries, required: 'people:edit.document.country' }),
    birthDate: z.string(said('enrolment:document.birthDate.required')).transform((text, context): string => {
      const read = readBirthDate(text, { rules, pesel });
      if ('day' in read) return read.day;
      issue(context, read.error);
      return z.NEVER;
    }),
    gender: z
      .enum(['FEMALE', 'MALE', 'OTHER'], said('enrolment:document.gender.required'))
      .refine((gender) => isAsPesel(pesel, { gender }), said('enrolment:document.gender.otherThanPesel')),
  });
export type DocumentForm = ReturnType<typeof documentForm>;
