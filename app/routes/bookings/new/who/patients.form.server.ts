import { z } from 'zod';

export const PatientForm = z.object({
  patientId: z
    .string({ error: 'booking-wizard:patients.required' })
    .max(80, { error: 'booking-wizard:patients.required' }),
});
