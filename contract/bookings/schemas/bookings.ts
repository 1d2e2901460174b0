import { z } from 'zod';
import { attachmentDetails } from './attachments.ts';
import { OrganizationUnit, Practitioner, Price } from './clinic.ts';
import { BookingPrescription } from './prescriptions.ts';
import { ReferralDetails } from './referrals.ts';
import { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import { Code, Id, Instant } from '#contract/primitives.ts';

export const BookingKey = z.object({ system: Code, id: Id });

/** B§4. GTRE in `orderStatus` turns SCHEDULED into the effective status REGISTERED. */
export const BookingStatus = z.enum(['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED']);
export type BookingStatus = z.infer<typeof BookingStatus>;

/** B§3. `system` and `systemId` together identify a booking. */
export const Booking = z.object({
  system: Code,
  systemId: Id,
  status: BookingStatus,
  orderStatus: Code.optional(),
  patient: z.object({ id: Id, name: z.string(), lastName: z.string() }),
  service: z.object({
    code: Code,
    name: z.string(),
    description: z.string().optional(),
    /** How to prepare. */
    condition: z.string().optional(),
  }),
  organizationUnit: OrganizationUnit,
  practitioner: Practitioner.optional(),
  room: z.string().optional(),
  dateFrom: Instant,
  dateTo: Instant,
  availabilityId: Id,
  /** Grows when the booking is moved or canceled: the SEQUENCE of its calendar entry. */
  sequence: z.number().int().min(0),
  /** Of a commercial service: what was chosen of the price list; only `get`, `make` and `modify` say it. */
  payment: Price.omit({ id: true }).extend({ isPaid: z.boolean() }).optional(),
  /** What was given with the booking; only `get`, `make` and `modify` say it. */
  bookingPrescription: BookingPrescription.optional(),
  measurementAttachment: MeasurementAttachment.optional(),
  /** Of a teleconsultation; only `get`, `make` and `modify` say them. */
  teleconsultationId: Id.optional(),
  medicalCaseId: Id.optional(),
  /** Only `get`, `make` and `modify` say them. */
  details: ReferralDetails.extend(attachmentDetails).optional(),
});
export type Booking = z.infer<typeof Booking>;

export const TimeSlot = z.object({
  id: Id,
  system: Code,
  availabilityId: Id,
  dateFrom: Instant,
  dateTo: Instant,
  practitioner: Practitioner.optional(),
  room: z.string().optional(),
});
export type TimeSlot = z.infer<typeof TimeSlot>;

/** B§5. Known codes 101 to 206; an unknown one is shown as "other validation error" with its code. */
export const ValidationError = z.object({
  code: z.string(),
  /** What the texts need: an age in years, an interval in days, a number of bookings. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ValidationError = z.infer<typeof ValidationError>;
