import { z } from 'zod';
import { GUEST_NAME_MOST } from '#contract/telehealth-live/reading/media.ts';
import { line, said } from '#app/services/forms/fields.ts';

/** The name of a guest, and that they know who sees what. */
export const GuestForm = z.object({
  name: line({ required: 'telehealth-guest:enter.nameRequired', most: GUEST_NAME_MOST }),
  consent: z.boolean(said('telehealth-guest:enter.consentRequired')),
});
