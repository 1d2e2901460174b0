import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** The answer of each of the two buttons: a form without either answers nothing. */
export const ConfirmForm = z.object({
  answer: z.enum(['yes', 'no'], said('guardians:confirm.notAnswered')),
});
