import { z } from 'zod';
import { chosen } from '#app/services/forms/fields.ts';

export const PatientForm = z.object({
  patientId: chosen({ required: 'declaration-wizard:patients.required' }),
});
