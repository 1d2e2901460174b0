/** C§2, C§3, C§7 and C§8 of the specification, decisions C-14 to C-20, C-77, C-110 to C-118, S-60, AP-71, AP-72, AP-76: a guest's registration. */
import { z } from 'zod';
import { PhoneNumber } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { REGISTRATION_ERRORS as ERRORS, REGISTRATION_REFUSALS as REFUSALS } from './errors.ts';
import {
  account,
  child,
  consents,
  KEY,
  NEW_PHONE,
  redirectContext,
  REGISTRATION_ID,
  state,
} from './examples.ts';
import { NewRegistration, Proof } from './new-registration.ts';
import { ProvedRegistration, RegistrationId, RegistrationState, SentBy } from './schemas.ts';

const area = 'registration';
const OURS = '/portal/api/registration';
const PROOF = 'Jd6fHb3gUe7pOi1tYqKsMlAsT4nWc0vQ';

const OfBrowser = z.object({ registrationId: RegistrationId });
const IN_NO_LOG = 'It is a POST, so that the secret stands in no address and in no log.';

export const registration = {
  create: call({
    area,
    method: 'POST',
    path: '/mpi/accounts',
    isForGuests: true,
    summary: 'Registers a guest: an account, and its person',
    description:
      'Made once for a `key`, however often it is sent, with the same answer. Whoever is known already, by PESEL, document, number, address or username, has the same answer as somebody unknown, after the same time (C-17, S-60): owners hear of it by mail, else by SMS, at most once a day. The account is not let in before a contact is proved, by the code or by the link, and is gone with its persons and files after 7 days without; until then it bars nothing, and a registration with the same number or address takes its place (C-117). Where no contact can be proved it is let in at once (C-115). It is not AUTHORIZED, but for a proved identity of high assurance (C-07). A new person is linked once the account is let in, a ward or child not `authorized` until the unit has seen the papers (AP-17); of a person who is known a ward’s or child’s link waits, and one’s own account opens no record (S-60). Ages: 120 years to `userMinAge` for oneself, 120 years to today for a ward, under 18 for a child. Fields that are none of these are left aside.',
    refusals: REFUSALS.create,
    byStatus: { 400: 'VALIDATION_ERROR', 409: 'CONSENT_CHANGED' },
    example: {
      input: {
        key: KEY,
        language: 'pl' as const,
        account,
        patient: child,
        patientRole: 'CHILD' as const,
        redirectContext,
        consents,
      },
      output: { registrationId: REGISTRATION_ID, channel: 'SMS', patientId: 'Q7dJ0pGf4MaE9ukV2nQw8s' },
    },
  })
    .input(NewRegistration)
    .output(
      z.object({
        registrationId: RegistrationId,
        channel: SentBy,
        patientId: Id.optional().describe(
          'Of the ward or child, for phone-no2: opaque, good for this registration alone, and the same whether the person is known or not.',
        ),
        username: z
          .string()
          .optional()
          .describe(
            'Only where no contact can be proved: the name to sign in with, with a number in any case (C-115).',
          ),
      }),
    )
    .errors(ERRORS.create),

  prepareUsername: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/login/prepare',
    isForGuests: true,
    summary: 'Suggests a name to sign in with',
    description:
      'The initial and the surname without diacritics, from the names alone: the same whether such names exist or not (A-68, C-19). Absent where a name is missing or is written in another script. Its query stands in no log.',
    example: { input: { name: 'Żaneta', surname: 'Łoś' }, output: { username: 'zlos' } },
  })
    .input(z.object({ name: z.string().optional(), surname: z.string().optional() }))
    .output(z.object({ username: z.string().optional() })),

  proved: call({
    area,
    method: 'POST',
    path: `${OURS}/proved`,
    isForGuests: true,
    summary: 'Who the e-government identity system has proved, and has no account',
    description: `For the \`proof\` of /epuap/no-account, for 30 minutes and one registration (C-07, AP-76). ${IN_NO_LOG}`,
    refusals: REFUSALS.proved,
    example: {
      input: { proof: PROOF },
      output: {
        name: 'Katarzyna',
        lastName: 'Lis',
        nationalIdentificationNumber: '85032912345',
        validUntil: '2026-10-20T06:30:00.000Z',
      },
    },
  })
    .input(z.object({ proof: Proof }))
    .output(
      z.object({
        name: z
          .string()
          .optional()
          .describe('Absent where the identity system does not say it: it is typed.'),
        lastName: z
          .string()
          .optional()
          .describe('Absent where the identity system does not say it: it is typed.'),
        nationalIdentificationNumber: z.string(),
        validUntil: Instant,
      }),
    )
    .errors(ERRORS.proved),

  state: call({
    area,
    method: 'POST',
    path: `${OURS}/state`,
    isForGuests: true,
    summary: 'How a registration stands, for the browser that has made it',
    description: `All that /registration/summary says. ${IN_NO_LOG}`,
    refusals: REFUSALS.state,
    example: { input: { registrationId: REGISTRATION_ID }, output: state },
  })
    .input(OfBrowser)
    .output(RegistrationState)
    .errors(ERRORS.state),

  correctPhone: call({
    area,
    method: 'PUT',
    path: `${OURS}/phone`,
    isForGuests: true,
    summary: 'Corrects the number of a registration, and sends the code there',
    description:
      'Three times at most, until the first right code (AP-71). The former code is void. `isSent` says whether a code went to the new number: where the bounds of codes let none go now, `nextSendAt` says from when on phone-no sends it.',
    refusals: REFUSALS.correct,
    example: {
      input: { registrationId: REGISTRATION_ID, phoneNumber: NEW_PHONE },
      output: { isSent: true, correctionsLeft: 2 },
    },
  })
    .input(OfBrowser.extend({ phoneNumber: PhoneNumber }))
    .output(
      z.object({
        isSent: z.boolean(),
        nextSendAt: Instant.optional(),
        correctionsLeft: z.number().int().min(0),
      }),
    )
    .errors(ERRORS.correct),

  shareContact: call({
    area,
    method: 'POST',
    path: `${OURS}/shared-contact`,
    isForGuests: true,
    summary: 'Goes on with a number that another account has',
    description:
      'After the right code, where the person is another than that account’s and numbers may be shared in a family (AP-72, A-39). The account is let in, and the owner of the number is told by SMS.',
    refusals: REFUSALS.share,
    byStatus: { 404: 'NOT_FOUND' },
    example: { input: { registrationId: REGISTRATION_ID }, output: { username: 'klis4821' } },
  })
    .input(OfBrowser)
    .output(ProvedRegistration)
    .errors(ERRORS.share),

  setPassword: call({
    area,
    method: 'POST',
    path: `${OURS}/password`,
    isForGuests: true,
    summary: 'Sets the password of a registration whose contact is proved',
    description:
      'Where the form had none and there is no mail with a link: after the right code (C-114). Once.',
    refusals: REFUSALS.password,
    byStatus: { 400: 'PASSWORD_VULNERABLE_ERROR' },
    example: {
      input: { registrationId: REGISTRATION_ID, password: 'zielona lampa na stole' },
      output: { username: 'klis' },
    },
  })
    .input(OfBrowser.extend({ password: z.string().min(1).max(200) }))
    .output(z.object({ username: z.string() }))
    .errors(ERRORS.password),
};
