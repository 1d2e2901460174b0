import { z } from 'zod';
import { chosen } from '#app/services/forms/fields.ts';

export const ServiceForm = z.object({
  availabilityId: chosen({ required: 'teleconsultation:services.required' }),
});
