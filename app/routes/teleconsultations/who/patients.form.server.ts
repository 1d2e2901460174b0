import { z } from 'zod';
import { chosen } from '#app/services/forms/fields.ts';

export const PatientForm = z.object({
  patientId: chosen({ required: 'teleconsultation:patients.required' }),
});
