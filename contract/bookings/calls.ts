import { oc } from '@orpc/contract';
import { z } from 'zod';
import { attachmentCalls, attachmentDetails, ReferralAttachments } from './attachments.ts';
import { OrganizationUnit, Practitioner, Price } from './clinic.ts';
import { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import { CODE_ERRORS, ConfirmationCode, confirmationCodeCalls } from '#contract/account/phone-codes.ts';
import { BookingPrescription, prescriptionCalls } from './prescriptions.ts';
import { QuestionnaireFulfillment } from '#contract/questionnaires/calls.ts';
import { Code, Day, Id, Instant, LocalMinute } from '#contract/primitives.ts';
import { Referral, REFERRAL_ERRORS, ReferralDetails } from './referrals.ts';

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

const NOT_FOUND = { status: 404 } as const;
const HIS_ERROR = { status: 503 } as const;
const BookingKey = z.object({ system: Code, id: Id });

/** Of a booking whose status or start no longer allows what was asked for. */
const CONFLICT = {
  status: 409,
  data: z.object({ errorCode: z.enum(['WRONG_STATUS', 'TOO_LATE']) }),
} as const;

/**
 * Everything that is checked again when a time is taken.
 * SLOT_TAKEN: somebody else has it; HOLD_EXPIRED: the account's hold is over or was never made.
 */
const BOOKING_REFUSALS = {
  NOT_FOUND,
  SLOT_TAKEN: { status: 409 },
  SLOT_PAST: { status: 409 },
  HOLD_EXPIRED: { status: 409 },
  PARALLEL_BOOKING: { status: 409 },
  NOT_POSSIBLE: { status: 403 },
  /** B§2, personal data: city, house number or postal code is missing. */
  ADDRESS_REQUIRED: { status: 400 },
  DECLARATION_REQUIRED: { status: 400, data: z.object({ declarationType: z.enum(['L', 'P', 'O']) }) },
  BOOKING_VALIDATION: { status: 400, data: z.object({ errors: z.array(ValidationError) }) },
  ...REFERRAL_ERRORS,
  HIS_ERROR,
} as const;

export const bookings = {
  ...prescriptionCalls,
  ...attachmentCalls,
  ...confirmationCodeCalls,

  /** B§7. Of one patient, or of all patients of the account; by start, oldest first. Raw statuses. */
  list: oc
    .route({ method: 'GET', path: '/mppd/api/bookings', tags: ['bookings'] })
    .input(z.object({ patientId: Id.optional(), dateFrom: Day, dateTo: Day }))
    .output(z.array(Booking))
    .errors({ NOT_FOUND }),

  /** B§7. NOT_FOUND for another account's booking as for none. */
  get: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{system}/{id}', tags: ['bookings'] })
    .input(BookingKey)
    .output(Booking)
    .errors({ NOT_FOUND }),

  /** B§7, A-84, A-85. Cancels until the start; CONFLICT when status or time no longer allows it. */
  cancel: oc
    .route({ method: 'DELETE', path: '/mppd/api/bookings/{system}/{id}', tags: ['bookings'] })
    .input(BookingKey)
    .output(Booking)
    .errors({ NOT_FOUND, CONFLICT }),

  /** B§7, make-booking. Checks everything again, then takes the slot: UNIQUE decides. PRICE_REQUIRED: none of its current list. */
  make: oc
    .route({ method: 'POST', path: '/mppd/api/bookings', tags: ['bookings'] })
    .input(
      z.object({
        timeSlotId: Id,
        patientId: Id,
        availabilityId: Id,
        /** Of a commercial service: the price that was chosen. */
        payment: z.object({ priceId: Id }).optional(),
        /** Of a time that allows prescriptions. */
        bookingPrescription: BookingPrescription.optional(),
        /** Of a service to which measurements may be attached. */
        measurementAttachment: MeasurementAttachment.optional(),
        /** Of a service that has a questionnaire. */
        questionnaireFulfillment: QuestionnaireFulfillment.optional(),
        referral: Referral.optional(),
        /** In its place: one that was given with an earlier booking of the patient. */
        mpiReferralId: Id.optional(),
        /** Temporary attachments of the account, which become the booking's. */
        referralAttachments: ReferralAttachments.optional(),
      }),
    )
    .output(Booking)
    .errors({
      ...BOOKING_REFUSALS,
      PRICE_REQUIRED: { status: 400 },
      /** B§4: the code that was sent to the phone has not been given for this time. */
      CONFIRMATION_REQUIRED: { status: 403 },
      PHONE_REQUIRED: { status: 400 },
      /** The time allows prescriptions, and none is asked for, or for a drug that the patient does not take often. */
      PRESCRIPTION_REQUIRED: { status: 400 },
      /** Measurements from no day, or from a day to come. */
      MEASUREMENT_DATE: { status: 400 },
      /** The service has a questionnaire, and none is filled in, or the answers do not fit it. */
      QUESTIONNAIRE_REQUIRED: { status: 400 },
      /** One of the referral's files is kept no longer. */
      ATTACHMENTS_GONE: { status: 409 },
    }),

  /**
   * B§7, modify. Moves the booking `hisBookingId` to another time of its service and unit; without payment, for the
   * price stays. The old time is given up when the new one is certain, in the same moment.
   * CONFLICT: it is no longer SCHEDULED and ahead; UNIT_UNAVAILABLE: the time is not of the booking's unit.
   */
  modify: oc
    .route({ method: 'PUT', path: '/mppd/api/bookings', tags: ['bookings'] })
    .input(z.object({ hisBookingId: Id, timeSlotId: Id, patientId: Id, availabilityId: Id }))
    .output(Booking)
    .errors({ ...BOOKING_REFUSALS, CONFLICT, UNIT_UNAVAILABLE: { status: 409 } }),

  /** Ours (C§2, A-05): SCHEDULED (effective) bookings of all patients of the account from now on. */
  scheduledCount: oc
    .route({ method: 'GET', path: '/portal/api/bookings/scheduled-count', tags: ['bookings', 'ours'] })
    .output(z.object({ value: z.number().int() })),

  /**
   * B§7, A-84. SCHEDULED becomes REGISTERED, until the start; CONFLICT when status or time no longer allows it.
   * CONFIRMATION_REQUIRED: the code that was sent for this very booking must be given (B§4).
   */
  confirm: oc
    .route({ method: 'PUT', path: '/mppd/api/bookings/{system}/{id}/confirm', tags: ['bookings'] })
    .input(BookingKey.extend({ confirmationCode: ConfirmationCode.optional() }))
    .output(Booking)
    .errors({ NOT_FOUND, CONFLICT, CONFIRMATION_REQUIRED: { status: 403 }, ...CODE_ERRORS }),

  /** B§7, booking lock. `x` is the patient; with a service also whether that service may be booked here. */
  possibility: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/possibility/{x}', tags: ['bookings'] })
    .input(z.object({ x: Id, medicalServiceCode: Code.optional() }))
    .output(z.object({ possible: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** B§7, B§2 contact data. `a` is the time's system, `b` the time. */
  phoneRequired: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{a}/{b}/phone-required', tags: ['bookings'] })
    .input(z.object({ a: Code, b: Id }))
    .output(z.object({ required: z.boolean() }))
    .errors({ NOT_FOUND }),

  /** B§7, B§5. `x` is the time slot; `hisBookingId` the booking that moves there, which does not count any more. */
  prebooking: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/{x}/validations/prebooking', tags: ['bookings'] })
    .input(z.object({ x: Id, patientId: Id, availabilityId: Id, hisBookingId: Id.optional() }))
    .output(z.object({ errors: z.array(ValidationError) }))
    .errors({ NOT_FOUND }),

  /**
   * B§7. The patient's first live booking that touches the period; `booking` absent when there is none.
   * `hisBookingId` is left out: the booking that is being moved.
   */
  firstForPatient: oc
    .route({ method: 'GET', path: '/mppd/api/bookings/first-for-patient', tags: ['bookings'] })
    .input(
      z.object({
        patientId: Id,
        dateFrom: LocalMinute,
        dateTo: LocalMinute,
        hisBookingId: Id.optional(),
      }),
    )
    .output(z.object({ booking: Booking.optional() }))
    .errors({ NOT_FOUND }),
};
