import { oc } from '@orpc/contract';
import { z } from 'zod';
import { CODE_ERRORS, SENDING_ERRORS } from '#contract/account/errors.ts';
import { CodeState, ConfirmationCode, PhoneNumber, SentCode } from '#contract/account/schemas.ts';
import { Id } from '#contract/primitives.ts';

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
   * before is void.
   */
  sendPhoneCode: oc
    .route({ method: 'POST', path: '/mpi/accounts/confirmations/phone-no/generate', tags: ['account'] })
    .input(z.object({ timeSlotId: Id }))
    .output(SentCode)
    .errors({ HOLD_EXPIRED: { status: 409 }, ...SENDING_ERRORS }),

  /** Ours (B§4). The code that was sent for the booking of this time. */
  phoneCode: oc
    .route({ method: 'GET', path: '/portal/api/account/phone-code', tags: ['account', 'ours'] })
    .input(z.object({ timeSlotId: Id }))
    .output(CodeState),

  /** A§7. Confirms the phone, and the booking of the time for which the code was sent. */
  confirmPhone: oc
    .route({ method: 'PUT', path: '/mpi/accounts/confirmations/phone-no/confirm', tags: ['account'] })
    .input(z.object({ phoneNumber: PhoneNumber, confirmationCode: ConfirmationCode }))
    .output(z.object({ phoneConfirmed: z.literal(true) }))
    .errors({ ...CODE_ERRORS, PHONE_ALREADY_IN_USE: { status: 400 } }),
};
