/** A§7 and B§4 of the specification: the account's phone, and the code that proves it before a booking is sent. */
import { z } from 'zod';
import {
  CODE_ERRORS,
  CODE_REFUSALS,
  CODE_REFUSED,
  OF_REFUSED_CODE,
  SENDING_ERRORS,
  SENDING_REFUSALS,
} from '#contract/account/errors.ts';
import { SignedFile } from '#contract/account/calls/authorization.ts';
import { PHONE, SLOT_WITH_CODE, codeState, sentCode } from '#contract/account/examples.ts';
import { CodeState, ConfirmationCode, PhoneNumber, SentCode } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { NO_REASON_GIVEN, REFUSED } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';

const area = 'account';

/** The time for whose booking a code is; absent: it is for the number itself. */
const CodePurpose = z.object({ timeSlotId: Id.optional() });

/** Ours: the number to which a code for the number itself goes. */
const WaitingPhone = z.object({
  phoneNumber: PhoneNumber,
  until: Instant.optional().describe(
    'When a change ends that nobody has confirmed; absent where it is the account’s number already.',
  ),
});

export const accountPhone = {
  smsConfirmationSettings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/sms-confirmation-settings',
    summary: 'Whether codes are sent by SMS',
    description:
      'While `smsEnabled` is false, no code is asked for: a booking that needs a phone is content with one that is not confirmed (B§4).',
    example: { output: { smsEnabled: true } },
  }).output(z.object({ smsEnabled: z.boolean() })),

  isPhoneRequired: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/is-phone-required',
    summary: 'Whether the account owes a phone before it opens anything else',
    description:
      'True while a number is required of the account and there is none, or it is not confirmed; one that is not confirmed is enough while no codes are sent (C-11).',
    example: { output: { value: false } },
  }).output(z.object({ value: z.boolean() })),

  phone: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/phone',
    summary: 'The phone of the account',
    description: 'Of the account of the session alone (AP-05); `phoneNumber` is absent when there is none.',
    example: { output: { phoneNumber: PHONE, phoneConfirmed: true } },
  }).output(z.object({ phoneNumber: PhoneNumber.optional(), phoneConfirmed: z.boolean() })),

  phoneExists: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/phone-exists',
    summary: 'Whether the account has a phone',
    description: 'Of the account of the session alone (AP-05), confirmed or not.',
    example: { output: { value: true } },
  }).output(z.object({ value: z.boolean() })),

  isAuthorized: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/is-authorized',
    summary: 'Whether the medical unit has confirmed the person',
    description:
      'True when the type of the session’s account is AUTHORIZED (AP-05). While it is false, `lastFile` (ours) is the signed file by which its owner can see how the confirmation stands: one that waits for the staff, otherwise the last one that was sent.',
    example: { output: { value: true } },
  }).output(z.object({ value: z.boolean(), lastFile: SignedFile.optional() })),

  savePhone: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/mpi-user/phone-contact',
    summary: 'Writes down the phone of the account, or begins to change it',
    description:
      'The number stays unconfirmed until a code that was sent to it is given (B§2, contact data). While the account has another number that is confirmed, that one goes on to serve: the new one waits for its code for a day, and a later one takes its place (AP-07). Where no codes are sent, it takes the place of the old one at once and is not confirmed (A-38). Saving the number that the account has already ends a change that waits, and changes nothing else, not even that it is confirmed.',
    refusals: {
      PHONE_ALREADY_IN_USE: 'The number is the confirmed one of another account (C§8, A-39).',
      PHONE_CONFIRMED:
        'Of a host that changes no confirmed number by this call; the number stays. This provider begins a change instead (AP-07).',
      REFUSED: NO_REASON_GIVEN,
    },
    byStatus: { 400: 'REFUSED' },
    example: {
      input: { phoneNumber: PHONE },
      output: { phoneNumber: PHONE, phoneConfirmed: false },
    },
  })
    .input(z.object({ phoneNumber: PhoneNumber }))
    .output(z.object({ phoneNumber: PhoneNumber, phoneConfirmed: z.boolean() }))
    .errors({ PHONE_ALREADY_IN_USE: { status: 400 }, PHONE_CONFIRMED: { status: 409 }, REFUSED }),

  sendPhoneCode: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/confirmations/phone-no/generate',
    summary: 'Sends a code to the phone, for the time that the account holds or for the number itself',
    description:
      'Six digits by SMS to the account’s number, in the account’s language. The code is good for a quarter of an hour, at most as long as the time is held, and for five tries, for this time alone (B§4). A teleconsultation that is given now and asks for a code has no time that could be held: its `nowSlotId` is enough. Without `timeSlotId` the code is for the number that waits to be confirmed, goes to it, and is for no booking; `phoneNumber`, where it is given, must be that number. One that was sent before, for whatever it was, is void. How many are sent: TOO_MANY_CODES.',
    refusals: {
      HOLD_EXPIRED: 'The account does not hold this time, or no longer; the time must be chosen again.',
      PHONE_NOT_PENDING:
        'No number of the account waits to be confirmed, or another than `phoneNumber`, or no SMS goes out at all: nothing is sent.',
      ...SENDING_REFUSALS,
    },
    byStatus: { 400: 'PHONE_UNKNOWN' },
    example: { input: { timeSlotId: SLOT_WITH_CODE }, output: sentCode },
  })
    .input(CodePurpose.extend({ phoneNumber: PhoneNumber.optional() }))
    .output(SentCode)
    .errors({ HOLD_EXPIRED: { status: 409 }, PHONE_NOT_PENDING: { status: 400 }, ...SENDING_ERRORS }),

  phoneCode: call({
    area,
    method: 'GET',
    path: '/portal/api/account/phone-code',
    summary: 'The code that was sent for the booking of this time, or for the number itself',
    description:
      'Not the code itself: until when it is good, how many tries are left, and how many more codes may be sent. Without `timeSlotId`, of the code for the number itself, and `waiting` is the number that can be confirmed by it: one to which the account’s is being changed, or its own, which nobody has confirmed. `sent` is absent when none was sent for this, or it is over; `nextSendAt` is there when none may be sent now.',
    example: { input: { timeSlotId: SLOT_WITH_CODE }, output: codeState },
  })
    .input(CodePurpose)
    .output(
      CodeState.extend({
        waiting: WaitingPhone.optional(),
        isOptional: z
          .boolean()
          .optional()
          .describe('Without `timeSlotId`: whether the account may be without a number (A-37).'),
      }),
    ),

  confirmPhone: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/confirmations/phone-no/confirm',
    summary: 'Confirms the phone with the code that was sent to it',
    description:
      'The number becomes the account’s confirmed one; the booking of the time for which the code was sent, if it was for one, may be made. `phoneNumber` is the number to which the code went, `timeSlotId` the time for whose booking it was sent: a code of another purpose is none, and costs no try. A code that a later one has replaced is wrong, but costs no try either.',
    refusals: {
      ...CODE_REFUSALS,
      CODE_REFUSED: OF_REFUSED_CODE,
      PHONE_ALREADY_IN_USE:
        'The number is the confirmed one of another account that acts for none of the same patients (A-39, the provider may refuse these too). A change to it waits no longer.',
    },
    byStatus: { 400: 'CODE_REFUSED' },
    example: {
      input: { phoneNumber: PHONE, confirmationCode: '482913', timeSlotId: SLOT_WITH_CODE },
      output: { phoneConfirmed: true },
    },
  })
    .input(CodePurpose.extend({ phoneNumber: PhoneNumber, confirmationCode: ConfirmationCode }))
    .output(z.object({ phoneConfirmed: z.literal(true) }))
    .errors({ ...CODE_ERRORS, CODE_REFUSED, PHONE_ALREADY_IN_USE: { status: 400 } }),
};
