import { z } from 'zod';
import { readEmail } from '#app/domain/patients/email.ts';
import { isBlank } from '#app/domain/typed.ts';
import { issue } from '#app/services/forms/fields.ts';

const LONGEST = 254;

/** An address, or none, of which the provider says whether there may be none; and the version of the account that was read, with its addresses then. */
export const EmailForm = z.object({
  email: z
    .string()
    .default('')
    .transform((typed, context) => {
      if (isBlank(typed)) return '';
      const email = readEmail(typed);
      if (email) return email;
      issue(context, typed.trim().length > LONGEST ? 'account:email.tooLong' : 'public:email.invalid');
      return z.NEVER;
    }),
  version: z.coerce.number().int().catch(0),
  read: z
    .string()
    .max(2 * LONGEST + 1)
    .optional()
    .catch(undefined),
});

/** The act of the buttons beside the form on the address that waits; and which one waited when the page was made. */
export const WaitingForm = z.object({
  intent: z.enum(['resend', 'withdraw']),
  waiting: z.string().max(LONGEST).optional().catch(undefined),
});
