import { z } from 'zod';
import { chosen } from '#app/services/forms/fields.ts';

export const PartnerForm = z.object({
  partnerId: chosen({ required: 'consent-wizard:partner.required' }),
});
