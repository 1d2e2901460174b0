import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** The answer to the question, and which declaration it was asked of: another one that has come meanwhile is asked of anew. */
export const ReplaceForm = z.object({
  answer: z.enum(['replace', 'keep'], said('declaration-wizard:replace.required')),
  former: z.string().max(200).default(''),
});
