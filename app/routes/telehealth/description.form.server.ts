import { z } from 'zod';
import { DESCRIPTION_MOST, lengthOf } from '#contract/telehealth/reading/limits.ts';
import { lines, said } from '#app/services/forms/fields.ts';

/** B§5: what the doctor is to know; lines end in LF, and signs beyond the basic plane count once. */
export const DescriptionForm = z.object({
  description: lines({ required: 'medical-cases:description.required' }).refine(
    (text) => lengthOf(text) <= DESCRIPTION_MOST,
    said('medical-cases:description.tooLong'),
  ),
});
