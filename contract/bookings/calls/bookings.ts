/** B§3, B§4, B§5 and B§7 of the specification: bookings that are there. */
import { z } from 'zod';
import { CODE_ERRORS, CODE_REFUSALS, CODE_REFUSED, OF_REFUSED_CODE } from '#contract/account/errors.ts';
import { ConfirmationCode } from '#contract/account/schemas.ts';
import { CONFLICT } from '#contract/bookings/errors.ts';
import { booking, bookingKey, bookingWithDetails, patientId } from '#contract/bookings/examples.ts';
import { Booking, BookingKey } from '#contract/bookings/schemas/bookings.ts';
import { call } from '#contract/call.ts';
import {
  LIMIT_ERRORS,
  LIMIT_REFUSALS,
  NOT_FOUND,
  NO_SUCH_BOOKING,
  NO_SUCH_PATIENT,
} from '#contract/errors.ts';
import { Day, Id, LocalMinute } from '#contract/primitives.ts';
import { attachmentCalls } from './attachments.ts';
import { bookingChecks } from './checks.ts';
import { confirmationCodeCalls } from './confirmation-codes.ts';
import { makingCalls } from './making.ts';
import { prescriptionCalls } from './prescriptions.ts';

const area = 'bookings';

export const bookings = {
  ...prescriptionCalls,
  ...attachmentCalls,
  ...confirmationCodeCalls,
  ...bookingChecks,
  ...makingCalls,

  list: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings',
    record: 'read',
    entriesApart: '',
    summary: 'Bookings that start within some days',
    description:
      'Those of one patient, or, without `patientId`, of every patient for whom the account may act; by start, the earliest first, in one answer without pages. The days are local days in Europe/Warsaw, both included. Every status is in it, as the hospital system has it: the portal itself shows SCHEDULED with `orderStatus` GTRE as REGISTERED (A-83). An account that is not AUTHORIZED sees only the bookings that it made (A-53). `details`, `payment`, `bookingPrescription` and `measurementAttachment` are said by get, make and modify alone.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId, dateFrom: '2026-10-20', dateTo: '2027-01-20' },
      output: [booking],
    },
  })
    .input(z.object({ patientId: Id.optional(), dateFrom: Day, dateTo: Day }))
    .output(z.array(Booking))
    .errors({ NOT_FOUND }),

  get: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/{system}/{id}',
    record: 'read',
    summary: 'A booking with all that was given with it',
    description:
      '`system` and `id` are the `system` and `systemId` of a booking in the list. `details` has the referral and the files, `payment` the chosen price and whether it is paid; a teleconsultation has the two ids under which its records are found.',
    refusals: { NOT_FOUND: NO_SUCH_BOOKING },
    example: { input: bookingKey, output: bookingWithDetails },
  })
    .input(BookingKey)
    .output(Booking)
    .errors({ NOT_FOUND }),

  scheduledCount: call({
    area,
    method: 'GET',
    path: '/portal/api/bookings/scheduled-count',
    summary: 'How many bookings are still to be confirmed',
    description:
      'Bookings that start from now on and are SCHEDULED (effectively, A-83), of every patient for whom the account may act: the number beside the menu’s "Bookings" (C§2, A-05).',
    example: { output: { value: 1 } },
  }).output(z.object({ value: z.number().int() })),

  firstForPatient: call({
    area,
    method: 'GET',
    path: '/mppd/api/bookings/first-for-patient',
    record: 'read',
    summary: 'The patient’s first booking that touches a period',
    description:
      'A warning while a time is chosen: `booking` is the earliest one that is not CANCELED and overlaps the period, absent when there is none. The period is in local time of Europe/Warsaw, "yyyy-MM-dd HH:mm"; in the hour that the clocks repeat, `dateFrom` is meant the first time and `dateTo` the last. `hisBookingId` is left out of account: the booking that is being moved (A-88).',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: { patientId, dateFrom: '2026-11-03 09:00', dateTo: '2026-11-03 09:30' },
      output: {},
    },
    otherAnswers: { anotherVisitThen: { booking } },
  })
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

  confirm: call({
    area,
    method: 'PUT',
    path: '/mppd/api/bookings/{system}/{id}/confirm',
    record: 'write',
    summary: 'The patient confirms that they will come',
    description:
      'SCHEDULED becomes REGISTERED, until the visit starts (A-84). Where confirmationCode says that a code is required, the code that was sent for this very booking must be given (B§4); it is used up then.',
    refusals: {
      NOT_FOUND: NO_SUCH_BOOKING,
      CONFLICT: 'WRONG_STATUS: it is not SCHEDULED; TOO_LATE: the visit has started.',
      CONFIRMATION_REQUIRED: 'A code is required, and none is given.',
      ...CODE_REFUSALS,
      CODE_REFUSED: OF_REFUSED_CODE,
    },
    byStatus: { 400: 'CODE_REFUSED', 409: 'CONFLICT' },
    example: {
      input: { ...bookingKey, confirmationCode: '482913' },
      output: { ...booking, status: 'REGISTERED' },
    },
  })
    .input(BookingKey.extend({ confirmationCode: ConfirmationCode.optional() }))
    .output(Booking)
    .errors({ NOT_FOUND, CONFLICT, CONFIRMATION_REQUIRED: { status: 403 }, ...CODE_ERRORS, CODE_REFUSED }),

  cancel: call({
    area,
    method: 'DELETE',
    path: '/mppd/api/bookings/{system}/{id}',
    record: 'write',
    summary: 'Cancels a booking',
    description:
      'A booking that is SCHEDULED or REGISTERED can be canceled until it starts, or until `cancelUntil` where it says so (A-84, A-85). Its time is free again at once, its `sequence` grows, and the account gets a mail. The answer says `payment`, so that the portal can tell what becomes of the money.',
    refusals: {
      NOT_FOUND: NO_SUCH_BOOKING,
      CONFLICT:
        'WRONG_STATUS: it is CANCELED or EXECUTED already, so that a second try ends here; TOO_LATE: `cancelUntil` is over, or the visit has started.',
      ...LIMIT_REFUSALS,
    },
    example: { input: bookingKey, output: { ...booking, status: 'CANCELED', sequence: 1 } },
  })
    .input(BookingKey)
    .output(Booking)
    .errors({ NOT_FOUND, CONFLICT, ...LIMIT_ERRORS }),
};
