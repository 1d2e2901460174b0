import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** Says that the page was asked, and the button pressed: an empty form deletes nothing. */
export const DeletionForm = z
  .object({ asked: z.string().optional() })
  .refine(({ asked }) => asked === 'yes', said('account:delete.notAsked'));
