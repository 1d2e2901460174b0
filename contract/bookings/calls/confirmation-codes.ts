import { oc } from '@orpc/contract';
import { z } from 'zod';
import { SENDING_ERRORS } from '#contract/account/errors.ts';
import { CodeState, SentCode } from '#contract/account/schemas.ts';
import { BookingKey } from '#contract/bookings/schemas/bookings.ts';

const PATH = '/portal/api/bookings/{system}/{id}/confirmation-code';

/** Ours (B§4; paths not shown): the code with which a booking is confirmed. */
export const confirmationCodeCalls = {
  /** Whether the booking is confirmed with a code: its bookingConfReq, while SMS is enabled. */
  confirmationCode: oc
    .route({ method: 'GET', path: PATH, tags: ['bookings', 'ours'] })
    .input(BookingKey)
    .output(CodeState.extend({ isRequired: z.boolean() }))
    .errors({ NOT_FOUND: { status: 404 } }),

  /**
   * Sends a code to the account's confirmed phone, good for confirming this booking alone; the one sent before is void.
   * CODE_NOT_REQUIRED: it is confirmed without.
   */
  sendConfirmationCode: oc
    .route({ method: 'POST', path: PATH, tags: ['bookings', 'ours'] })
    .input(BookingKey)
    .output(SentCode)
    .errors({
      NOT_FOUND: { status: 404 },
      CONFLICT: { status: 409, data: z.object({ errorCode: z.enum(['WRONG_STATUS', 'TOO_LATE']) }) },
      CODE_NOT_REQUIRED: { status: 409 },
      PHONE_UNCONFIRMED: { status: 400 },
      ...SENDING_ERRORS,
    }),
};
