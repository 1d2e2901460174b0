import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

/** The box is never ticked beforehand; the version is that of the text that was read. */
export const OwnConsentForm = z.object({
  version: z.string().max(40).default(''),
  agreed: z.boolean(said('ages:ownConsent.required')),
});
