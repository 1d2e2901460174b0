import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Code, Id, Instant } from '#contract/primitives.ts';

/** "+48600100101": country and number, digits alone. */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/);

/** What stands in the message. */
export const ConfirmationCode = z.string().regex(/^\d{6}$/);

/** A code that is on its way to the phone. */
export const SentCode = z.object({
  phoneNumber: PhoneNumber,
  validUntil: Instant,
  /** How many more may be sent within the hour. */
  sendsLeft: z.number().int().min(0),
});

/** What can be sent, and what was. */
export const CodeState = z.object({
  sendsLeft: SentCode.shape.sendsLeft,
  /** When none may be sent now: from when on again. */
  nextSendAt: Instant.optional(),
  /** The one sent for this, as long as it is good. */
  sent: SentCode.pick({ validUntil: true })
    .extend({ triesLeft: z.number().int().min(1) })
    .optional(),
});

/** TOO_MANY_CODES: five within an hour, whatever they were for. */
export const SENDING_ERRORS = {
  PHONE_UNKNOWN: { status: 400 },
  TOO_MANY_CODES: { status: 429, data: z.object({ until: Instant }) },
} as const;

/** BAD_CODE counts as a try; CODE_OVER: ten minutes or five tries are over, or none was sent for this. */
export const CODE_ERRORS = {
  BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
  CODE_OVER: { status: 409 },
} as const;

const BookingKey = z.object({ system: Code, id: Id });
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
