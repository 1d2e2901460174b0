import { z } from 'zod';
import { Code, Id, Instant } from '#contract/primitives.ts';

/** Which slots: B§7. Days are local days in Europe/Warsaw, both included. */
export const TimeSlotQuery = z.object({
  medicalServiceCode: Code,
  organizationUnitId: Id,
  employeeId: Id.optional(),
  occupationCode: Code.optional(),
  availabilityId: Id,
  patientId: Id,
});

export const TimeSlotHold = z
  .object({
    timeSlotId: Id,
    patientId: Id,
    until: Instant,
    hisBookingId: Id.describe(
      'The id that the booking of this time will have; of no other hold, ever (B-54).',
    ),
    extensionsLeft: z.number().int().min(0).describe('How often it may still be extended.'),
  })
  .meta({
    id: 'TimeSlotHold',
    description: 'A time kept free for the account while the form is being filled (A-91).',
  });
export type TimeSlotHold = z.infer<typeof TimeSlotHold>;
