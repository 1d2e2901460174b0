import { z } from 'zod';
import { nameFields } from '#app/services/forms/person-form.ts';

/** C-14: whose account it is; the box "także dla mnie" is never ticked by itself. */
export const guardianForm = z.object({
  ...nameFields(),
  isAlsoPatient: z
    .string()
    .optional()
    .transform((ticked) => ticked === 'on'),
});
export type GuardianForm = typeof guardianForm;
