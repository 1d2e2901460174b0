/** B§4 of the specification (paths not shown): the code with which a booking is confirmed. */
import { z } from 'zod';
import { SENDING_ERRORS, SENDING_REFUSALS } from '#contract/account/errors.ts';
import { codeState, sentCode } from '#contract/account/examples.ts';
import { CodeState, SentCode } from '#contract/account/schemas.ts';
import { CONFLICT } from '#contract/bookings/errors.ts';
import { bookingKey } from '#contract/bookings/examples.ts';
import { BookingKey } from '#contract/bookings/schemas/bookings.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_BOOKING, NOT_FOUND } from '#contract/errors.ts';

const area = 'bookings';
const path = '/portal/api/bookings/{system}/{id}/confirmation-code';

export const confirmationCodeCalls = {
  confirmationCode: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    summary: 'Whether a booking is confirmed with a code, and the one that was sent',
    description:
      '`isRequired` is what the service’s `bookingConfReq` says, while SMS is enabled. Not the code itself is answered: until when it is good, how many tries are left, and how many more may be sent.',
    refusals: { NOT_FOUND: NO_SUCH_BOOKING },
    example: { input: bookingKey, output: { isRequired: true, ...codeState } },
  })
    .input(BookingKey)
    .output(CodeState.extend({ isRequired: z.boolean() }))
    .errors({ NOT_FOUND }),

  sendConfirmationCode: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Sends a code for confirming a booking',
    description:
      'Six digits by SMS to the account’s confirmed phone, good for a quarter of an hour and five tries, for confirming this booking alone. One that was sent before, for whatever it was, is void.',
    refusals: {
      NOT_FOUND: NO_SUCH_BOOKING,
      CONFLICT: 'WRONG_STATUS: it is not SCHEDULED; TOO_LATE: the visit has started.',
      CODE_NOT_REQUIRED: 'The booking is confirmed without a code.',
      PHONE_UNCONFIRMED: 'The account’s phone has not been confirmed.',
      ...SENDING_REFUSALS,
    },
    byStatus: { 400: 'PHONE_UNCONFIRMED', 409: 'CONFLICT' },
    example: { input: bookingKey, output: sentCode },
  })
    .input(BookingKey)
    .output(SentCode)
    .errors({
      NOT_FOUND,
      CONFLICT,
      CODE_NOT_REQUIRED: { status: 409 },
      PHONE_UNCONFIRMED: { status: 400 },
      ...SENDING_ERRORS,
    }),
};
