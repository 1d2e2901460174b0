import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Id, Line } from '#contract/primitives.ts';

const NOT_FOUND = { status: 404 } as const;

/** B§3. A drug that the patient takes often. */
const TakenDrug = z.object({
  id: Id,
  name: z.string(),
  form: z.string().optional(),
  dose: z.string().optional(),
});
export type TakenDrug = z.infer<typeof TakenDrug>;

/** B§3, part of make-booking. A drug with an id is one of the patient's frequently taken ones. */
export const BookingPrescription = z.object({
  prescriptionVisitReason: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u),
  bookingPrescriptionDrugs: z
    .array(z.object({ id: Id.optional(), name: Line.min(1).max(120) }))
    .min(1)
    .max(30),
});
export type BookingPrescription = z.infer<typeof BookingPrescription>;

export const prescriptionCalls = {
  /** B§7, A-95: a check that writes nothing. `a` is the service, `b` the unit, `c` the time. */
  createPrescriptions: oc
    .route({
      method: 'GET',
      path: '/mppd/api/bookings/{a}/create-prescriptions/{b}/{c}',
      tags: ['bookings'],
    })
    .input(z.object({ a: Code, b: Id, c: Id }))
    .output(z.object({ allowed: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** B§7. `a` is the system, `b` the patient. */
  frequentlyTakenDrugs: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{a}/{b}/frequently-taken-drugs', tags: ['bookings'] })
    .input(z.object({ a: Code, b: Id }))
    .output(z.array(TakenDrug))
    .errors({ NOT_FOUND }),
};
