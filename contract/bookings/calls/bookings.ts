import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CODE_ERRORS } from '#contract/account/errors.ts';
import { ConfirmationCode } from '#contract/account/schemas.ts';
import { attachmentCalls } from './attachments.ts';
import { confirmationCodeCalls } from './confirmation-codes.ts';
import { prescriptionCalls } from './prescriptions.ts';
import { BOOKING_REFUSALS, CONFLICT } from '#contract/bookings/errors.ts';
import { ReferralAttachments } from '#contract/bookings/schemas/attachments.ts';
import { Booking, BookingKey, ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { BookingPrescription } from '#contract/bookings/schemas/prescriptions.ts';
import { Referral } from '#contract/bookings/schemas/referrals.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import { Code, Day, Id, LocalMinute } from '#contract/primitives.ts';
import { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';

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
