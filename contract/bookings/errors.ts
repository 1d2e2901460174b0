import { z } from 'zod';
import { FileRefusal } from '#contract/bookings/schemas/attachments.ts';
import { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import { NOT_FOUND } from '#contract/errors.ts';

export const HIS_ERROR = { status: 503 } as const;

/** Of a booking whose status or start no longer allows what was asked for. */
export const CONFLICT = {
  status: 409,
  data: z.object({ errorCode: z.enum(['WRONG_STATUS', 'TOO_LATE']) }),
} as const;

/** What is wrong with a referral. MISSING_…: neither a known number nor a name (B§8). */
export const REFERRAL_ERRORS = {
  /** The service needs a referral, and none is given. */
  REFERRAL_REQUIRED: { status: 400 },
  /** Issued later than today, or on paper and nobody knows when; four digits for a patient without a PESEL; a disease that is none. */
  REFERRAL_REFUSED: {
    status: 400,
    data: z.object({ errorCode: z.enum(['ISSUE_DATE', 'PESEL', 'DISEASE']) }),
  },
  MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION: { status: 400 },
} as const;

/**
 * Everything that is checked again when a time is taken.
 * SLOT_TAKEN: somebody else has it; HOLD_EXPIRED: the account's hold is over or was never made.
 */
export const BOOKING_REFUSALS = {
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

export const FILE_REFUSED = { status: 400, data: z.object({ reason: FileRefusal }) } as const;

export const HIS_INTEGRATION_SERVICE_ERROR = { status: 502 } as const;
