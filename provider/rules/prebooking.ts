import { z } from 'zod';

/** What a bookable thing asks of a patient (B§5); `availabilities.restrictions` holds it as JSON. Absent: not asked. */
export const BookingRestrictions = z.strictObject({
  /** 101 */
  gender: z.enum(['MALE', 'FEMALE']).optional(),
  /** 102, full years on the day of the visit. */
  minAge: z.number().int().min(0).optional(),
  /** 103, full years on the day of the visit. */
  maxAge: z.number().int().min(0).optional(),
  /** 104 */
  insurerRequired: z.boolean().optional(),
  /** 105, the phone of the account that books. */
  phoneRequired: z.boolean().optional(),
  /** 201, local days since the patient's last visit of this service. */
  minIntervalDays: z.number().int().min(1).optional(),
  /** 202, local days since the patient's last visit of this service. */
  maxIntervalDays: z.number().int().min(1).optional(),
  /** 203 FORBIDDEN: the patient must have been here for this service; 204 REQUIRED: must not have been. */
  firstVisit: z.enum(['FORBIDDEN', 'REQUIRED']).optional(),
  /** 205, coming bookings of the patient for this service. */
  maxActiveForService: z.number().int().min(1).optional(),
  /** 206, coming bookings of all patients of the account. */
  maxActiveForAccount: z.number().int().min(1).optional(),
});
export type BookingRestrictions = z.infer<typeof BookingRestrictions>;
