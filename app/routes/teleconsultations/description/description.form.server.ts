import { z } from 'zod';
import { DESCRIPTION_MOST, lengthOf } from '#contract/telehealth/reading/limits.ts';
import { lines, said } from '#app/services/forms/fields.ts';

/** B§5: what the doctor is to know, which may be nothing; lines end in LF, and signs beyond the basic plane count once. */
export const DescriptionForm = z.object({
  description: lines({})
    .transform((text = '') => text)
    .refine((text) => lengthOf(text) <= DESCRIPTION_MOST, said('medical-cases:description.tooLong'))
    .default(''),
  /** "Dodaj" sends the files and stays; nothing pressed goes on. */
  intent: z.enum(['next', 'files', 'later']).default('next'),
  files: z.string().optional(),
  /** For which case the page was made. */
  caseKey: z.string().optional(),
});
