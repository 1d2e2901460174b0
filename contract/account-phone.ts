import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/** "+48600100101": country and number, digits alone. */
const PhoneNumber = z.string().regex(/^\+\d{8,15}$/);

/** A code that is on its way to the phone. */
const SentCode = z.object({
  phoneNumber: PhoneNumber,
  validUntil: Instant,
  /** How many more may be sent within the hour. */
  sendsLeft: z.number().int().min(0),
});

/** The phone of the session's account, and the code that proves it before a booking is sent (B§4). */
export const accountPhone = {
  /** A§7, B§4. */
  smsConfirmationSettings: oc
    .route({ method: 'GET', path: '/mpi/accounts/mpi-user/sms-confirmation-settings', tags: ['account'] })
    .output(z.object({ smsEnabled: z.boolean() })),

  /**
   * A§7 (payload not shown), B§2 contact data. The phone stays unconfirmed; the one the account has already is left as
   * it is. PHONE_CONFIRMED: the account has another, confirmed one, which is changed elsewhere.
   */
  savePhone: oc
    .route({ method: 'PUT', path: '/mpi/accounts/mpi-user/phone-contact', tags: ['account'] })
    .input(z.object({ phoneNumber: PhoneNumber }))
    .output(z.object({ phoneNumber: PhoneNumber, phoneConfirmed: z.boolean() }))
    .errors({ PHONE_CONFIRMED: { status: 409 } }),

  /**
   * A§7 (payload not shown). Sends a code to the account's phone for the booking of the time that it holds; the one sent
   * before is void. TOO_MANY_CODES: five within an hour.
   */
  sendPhoneCode: oc
    .route({ method: 'POST', path: '/mpi/accounts/confirmations/phone-no/generate', tags: ['account'] })
    .input(z.object({ timeSlotId: Id }))
    .output(SentCode)
    .errors({
      PHONE_UNKNOWN: { status: 400 },
      HOLD_EXPIRED: { status: 409 },
      TOO_MANY_CODES: { status: 429, data: z.object({ until: Instant }) },
    }),

  /**
   * A§7. Confirms the phone, and the booking of the time for which the code was sent. BAD_CODE counts as a try;
   * CODE_OVER: ten minutes or five tries are over, or none was sent.
   */
  confirmPhone: oc
    .route({ method: 'PUT', path: '/mpi/accounts/confirmations/phone-no/confirm', tags: ['account'] })
    .input(z.object({ phoneNumber: PhoneNumber, confirmationCode: z.string().regex(/^\d{6}$/) }))
    .output(z.object({ phoneConfirmed: z.literal(true) }))
    .errors({
      BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
      CODE_OVER: { status: 409 },
      PHONE_ALREADY_IN_USE: { status: 400 },
    }),
};
