import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** A code for a guest is made, or taken back. */
export const InviteForm = z.object({
  intent: z.enum(['make', 'withdraw'], said('telehealth-live:tryAgain')),
});
