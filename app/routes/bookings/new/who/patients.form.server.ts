import { z } from 'zod';

export const PatientForm = z.object({
  patientId: z
    .string({ error: 'bookings:new.patients.required' })
    .max(80, { error: 'bookings:new.patients.required' }),
});
