import { z } from 'zod';
import { BookingKey } from '#contract/bookings/schemas/bookings.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS } from '#contract/errors.ts';
import { BOOKING_ERRORS, BOOKING_REFUSALS } from './errors.ts';

export const NO_SUCH_CONSULTATION =
  'There is no such teleconsultation, case, note, file, time or patient, the ids do not belong together, the account may not act for the patient, or `accountId` is another account’s than the session’s: the same answer for all (S-15).';

/** Refusals of bookings that teleconsultations have as well. */
const { NOT_FOUND, SLOT_TAKEN, SLOT_PAST, HOLD_EXPIRED, PARALLEL_BOOKING } = BOOKING_ERRORS;
const { NOT_POSSIBLE, DECLARATION_REQUIRED, BOOKING_VALIDATION, HIS_ERROR, REFUSED } = BOOKING_ERRORS;

/** The errors of what is checked anew with every write (A-92, B-90). */
export const WHO_ERRORS = {
  NOT_FOUND,
  ACCOUNT_UNCONFIRMED: { status: 403 },
  SWITCHED_OFF: { status: 403 },
  NO_CONSENT: { status: 403 },
  CONSENT_UNTOLD: { status: 403 },
  NOT_POSSIBLE,
  DECLARATION_REQUIRED,
  BOOKING_VALIDATION,
  HIS_ERROR,
  REFUSED,
  ...LIMIT_ERRORS,
} as const;

export const WHO_REFUSALS = {
  NOT_FOUND: NO_SUCH_CONSULTATION,
  ACCOUNT_UNCONFIRMED: 'The account is not AUTHORIZED: the medical unit confirms it (A-07).',
  SWITCHED_OFF: 'Teleconsultations are switched off.',
  NO_CONSENT:
    'The patient has no consent that stands, neither a state C or UNCHECKED nor a CTEL in force (A-104).',
  CONSENT_UNTOLD:
    'The consent stands, and the telehealth system was not told of it: PUT …/account/{accountId}/consents comes first (B-88).',
  NOT_POSSIBLE: BOOKING_REFUSALS.NOT_POSSIBLE,
  DECLARATION_REQUIRED: BOOKING_REFUSALS.DECLARATION_REQUIRED,
  BOOKING_VALIDATION: BOOKING_REFUSALS.BOOKING_VALIDATION,
  HIS_ERROR: BOOKING_REFUSALS.HIS_ERROR,
  REFUSED: BOOKING_REFUSALS.REFUSED,
  ...LIMIT_REFUSALS,
};

/** One at a time for a patient: both would ask for the same person at once. */
export const NOW_ERRORS = {
  ...WHO_ERRORS,
  NOW_EXISTS: { status: 409, data: z.object({ booking: BookingKey.optional() }) },
} as const;
export const NOW_REFUSALS = {
  ...WHO_REFUSALS,
  NOW_EXISTS:
    'The patient has another one that is given now: it waits for a doctor or goes on, and can still be entered. `booking` is its.',
};

export const TIME_ERRORS = { SLOT_TAKEN, SLOT_PAST, HOLD_EXPIRED, PARALLEL_BOOKING } as const;
export const TIME_REFUSALS = {
  SLOT_TAKEN: BOOKING_REFUSALS.SLOT_TAKEN,
  SLOT_PAST: BOOKING_REFUSALS.SLOT_PAST,
  HOLD_EXPIRED: BOOKING_REFUSALS.HOLD_EXPIRED,
  PARALLEL_BOOKING: BOOKING_REFUSALS.PARALLEL_BOOKING,
};

export const NEW_ERRORS = {
  CONFIRMATION_REQUIRED: { status: 403 },
  PHONE_REQUIRED: { status: 400 },
  MEASUREMENT_DATE: { status: 400 },
} as const;
export const NEW_REFUSALS = {
  CONFIRMATION_REQUIRED: 'The code that was sent to the phone for this time has not been given (B§4).',
  PHONE_REQUIRED: 'The service needs a phone, and the account has none.',
  MEASUREMENT_DATE: 'Measurements are ticked without a day, or from a day to come (A-102).',
};

/** Why one is not moved (A-84, B-91). */
export const MOVE_CONFLICT = {
  status: 409,
  data: z.object({
    errorCode: z
      .enum(['WRONG_STATUS', 'TOO_LATE', 'IS_NOW', 'MOVED'])
      .describe(
        'WRONG_STATUS: the status of the booking does not allow it; TOO_LATE: it begins too soon, or has begun; IS_NOW: it is one that is given now; MOVED: it has been moved before.',
      )
      .default('WRONG_STATUS'),
  }),
} as const;
/** Why one is not cancelled. */
export const CANCEL_CONFLICT = {
  status: 409,
  data: z.object({
    errorCode: z
      .enum(['WRONG_STATUS', 'TOO_LATE', 'BY_PHONE'])
      .describe(
        'WRONG_STATUS: the status of the booking does not allow it; TOO_LATE: it begins too soon, or has begun; BY_PHONE: it is cancelled by a phone call alone.',
      )
      .default('WRONG_STATUS'),
  }),
} as const;
