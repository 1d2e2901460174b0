import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

const REQUIRED = 'declaration-wizard:staff.required';

/** Who is chosen, and where they work: the page makes one word of both. */
export const StaffForm = z.object({
  practitioner: z.string(said(REQUIRED)).min(1, said(REQUIRED)).max(200, said(REQUIRED)),
});
