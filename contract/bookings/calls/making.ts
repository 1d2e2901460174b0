/** B§4, B§5 and B§7 of the specification: a time is taken. */
import {
  BOOKING_BY_STATUS,
  BOOKING_ERRORS,
  BOOKING_REFUSALS,
  CONFLICT,
  GIVEN_ERRORS,
  GIVEN_REFUSALS,
} from '#contract/bookings/errors.ts';
import {
  attachment,
  bookingKey,
  bookingWithDetails,
  patientId,
  referral,
  slotKey,
} from '#contract/bookings/examples.ts';
import { Booking, BookingRequest } from '#contract/bookings/schemas/bookings.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'bookings';

export const makingCalls = {
  make: call({
    area,
    method: 'POST',
    path: '/mppd/api/bookings',
    record: 'write',
    summary: 'Books the time that the account holds',
    description:
      'Checks again all that the portal has checked before (A-92), then takes the time: of two who ask for it, one gets it and the other SLOT_TAKEN. Booking, end of the hold, what was given with it and the mail to the account happen together or not at all. The new booking is SCHEDULED, and has the `hisBookingId` of the hold as its id. A teleconsultation is not booked here. The request carries what the service asks for: a price for a commercial one, a prescription where the time allows one, measurements, a questionnaire, a referral (or `mpiReferralId`, one of the patient’s earlier bookings), and files that were uploaded before; what the service does not ask for is not kept. The portal sends it once and never again by itself; a second one finds no hold and books nothing.',
    refusals: {
      ...BOOKING_REFUSALS,
      PRICE_REQUIRED: 'A commercial service, and no price of its current list is given.',
      CONFIRMATION_REQUIRED: 'The code that was sent to the phone for this time has not been given (B§4).',
      PHONE_REQUIRED: 'The service needs a phone, and the account has none.',
      ...GIVEN_REFUSALS,
      ...LIMIT_REFUSALS,
    },
    byStatus: BOOKING_BY_STATUS,
    example: {
      input: {
        ...slotKey,
        patientId,
        measurementAttachment: { isAddMeasurement: true, dateFromMeasurement: '2026-10-01' },
        referral,
        referralAttachments: [{ id: attachment.id, filename: attachment.filename }],
      },
      output: bookingWithDetails,
    },
  })
    .input(BookingRequest)
    .output(Booking)
    .errors({
      ...BOOKING_ERRORS,
      PRICE_REQUIRED: { status: 400 },
      CONFIRMATION_REQUIRED: { status: 403 },
      PHONE_REQUIRED: { status: 400 },
      ...GIVEN_ERRORS,
      ...LIMIT_ERRORS,
    }),

  modify: call({
    area,
    method: 'PUT',
    path: '/mppd/api/bookings',
    record: 'write',
    summary: 'Moves a booking to the time that the account holds',
    description:
      'To another time of the same service and unit; whoever serves it may be another. The request carries what a new booking does, but for the price (A-87); what it does not carry stays as it was given, and what it carries takes its place. The checks are those of a new booking, without the one that moves (A-88). The old time is given up in the moment in which the new one is certain; until then, and after every refusal, the booking keeps it. `sequence` grows, and the account gets a mail.',
    refusals: {
      ...BOOKING_REFUSALS,
      ...GIVEN_REFUSALS,
      ...LIMIT_REFUSALS,
      NOT_FOUND: `${BOOKING_REFUSALS.NOT_FOUND} Also when there is no such booking of the patient, or the time is of another service.`,
      CONFLICT: 'WRONG_STATUS: it is not SCHEDULED; TOO_LATE: the visit has started (A-84).',
      UNIT_UNAVAILABLE: 'The time is not of the booking’s unit.',
    },
    byStatus: { ...BOOKING_BY_STATUS, 409: 'CONFLICT' },
    example: {
      input: { hisBookingId: bookingKey.id, ...slotKey, patientId },
      output: { ...bookingWithDetails, sequence: 1 },
    },
  })
    .input(BookingRequest.omit({ payment: true }).extend({ hisBookingId: Id }))
    .output(Booking)
    .errors({
      ...BOOKING_ERRORS,
      ...GIVEN_ERRORS,
      ...LIMIT_ERRORS,
      CONFLICT,
      UNIT_UNAVAILABLE: { status: 409 },
    }),
};
