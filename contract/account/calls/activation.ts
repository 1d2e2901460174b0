/** C§2, C§8 and A§7 of the specification, decisions, AP-05, AP-08, C-09 and S-12: the phone that must be confirmed before an account is let in. */
import { z } from 'zod';
import {
  ACTIVATION_ERRORS,
  ACTIVATION_REFUSALS,
  CODE_ERRORS,
  CODE_REFUSALS,
  CODE_REFUSED,
} from '#contract/account/errors.ts';
import { codeState, openedSession, UNCONFIRMED_PHONE as phoneNumber } from '#contract/account/examples.ts';
import { CodeState, ConfirmationCode, OpenedSession, PhoneNumber } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Id } from '#contract/primitives.ts';
import { REGISTRATION_ERRORS, REGISTRATION_REFUSALS } from '#contract/registration/errors.ts';
import { ProvedRegistration, RegistrationId } from '#contract/registration/schemas.ts';

const area = 'account';

/** Ours: of the browser that has registered, it says which account is meant (C-77, AP-71). */
const registrationId = RegistrationId.optional().describe(
  'Ours. Of the browser that has registered: its own account and no other is meant, and it is told what a guest is not.',
);

const Accepted = z.object({ accepted: z.literal(true) });

const OF_SENDING =
  'In the short session of an account that is MUST_CONFIRM_PHONE, to that account’s own number, which is not changed here: a password alone does not send codes elsewhere. For a guest a code goes out when one account with this number waits for it; the owner of a number that is confirmed already is told so by SMS, at most once a day; and the answer is the same in any case (S-12). The code is one of the kind of `phone-no/generate`, counted with those (AP-04), good for the activation alone. With a `registrationId` it goes to the number of that registration, whether it is another account’s or not (C-77), and the refusals are told as in the short session.';

export const accountActivation = {
  unconfirmedPhone: call({
    area,
    method: 'GET',
    path: '/portal/api/account/unconfirmed-phone',
    summary: 'The phone that must be confirmed before the account is let in',
    description:
      'For the short session of an account that is MUST_CONFIRM_PHONE (C-03): its number, which the portal shows masked (A-09), and what is known of the code sent to it.',
    refusals: { NOTHING_TO_CONFIRM: 'The account is not in this state any more, or has no number.' },
    example: { output: { phoneNumber, ...codeState } },
  })
    .output(CodeState.extend({ phoneNumber: PhoneNumber }))
    .errors({ NOTHING_TO_CONFIRM: { status: 409 } }),

  unconfirmedChannels: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/confirmations/channels/unconfirmed',
    isForGuests: true,
    summary: 'By what an unconfirmed number of one’s own can be reached',
    description:
      'For the account of the session alone, ordinary or short (AP-05): SMS for its own number that nobody has confirmed, or for the one to which its phone is being changed. For every other number, and for everybody else, the list is empty, after the same time.',
    example: { input: { phoneNumber }, output: [{ channel: 'SMS' }] },
  })
    .input(z.object({ phoneNumber: PhoneNumber }))
    .output(
      z.array(
        z.object({ channel: z.enum(['SMS', 'EMAIL']).describe('SMS: a text message; EMAIL: a mail.') }),
      ),
    ),

  sendActivationCode: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/confirmations/phone-no',
    isForGuests: true,
    summary: 'Sends a code that confirms the phone of an account that is not let in yet',
    description: OF_SENDING,
    refusals: ACTIVATION_REFUSALS,
    byStatus: { 400: 'PHONE_NOT_PENDING' },
    example: { input: { phoneNumber }, output: { accepted: true } },
  })
    .input(z.object({ phoneNumber: PhoneNumber, registrationId }))
    .output(Accepted)
    .errors(ACTIVATION_ERRORS),

  sendActivationCodeFor: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/confirmations/phone-no2',
    isForGuests: true,
    summary: 'The same for the account that was made for a ward or a child',
    description: `${OF_SENDING} The account is the one that acts for this patient as a ward or a child (AP-08, C-09).`,
    refusals: ACTIVATION_REFUSALS,
    byStatus: { 400: 'PHONE_NOT_PENDING' },
    example: { input: { phoneNumber, patientId: 'patient-1003' }, output: { accepted: true } },
  })
    .input(z.object({ phoneNumber: PhoneNumber, patientId: Id, registrationId }))
    .output(Accepted)
    .errors(ACTIVATION_ERRORS),

  confirmActivation: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/confirmations/phone-no',
    isForGuests: true,
    summary: 'Confirms the phone of an account that is not let in yet, with the code that was sent to it',
    description:
      'The account is no longer MUST_CONFIRM_PHONE, and the code is used up. `session` is an ordinary session for who asks in the short session of that account, in place of it: password and phone are proved. Everybody else signs in, and is told of a wrong code nothing but that it is not taken: tries are counted by the number, known or not, five within a quarter of an hour.',
    refusals: {
      ...CODE_REFUSALS,
      CODE_REFUSED: 'For a guest: the code is wrong, over, or was never sent; always the same answer (S-12).',
      PHONE_ALREADY_IN_USE:
        'The code is right, and the number is the confirmed one of another account that acts for none of the same patients (A-39); the code is not used up.',
      ...REGISTRATION_REFUSALS.proving,
    },
    byStatus: { 400: 'CODE_REFUSED' },
    example: { input: { phoneNumber, confirmationCode: '482913' }, output: { session: openedSession } },
  })
    .input(z.object({ phoneNumber: PhoneNumber, confirmationCode: ConfirmationCode, registrationId }))
    .output(z.object({ session: OpenedSession.optional(), registration: ProvedRegistration.optional() }))
    .errors({
      ...CODE_ERRORS,
      CODE_REFUSED,
      PHONE_ALREADY_IN_USE: { status: 400 },
      ...REGISTRATION_ERRORS.proving,
    }),
};
