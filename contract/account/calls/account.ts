/** A§3, A§7, C§7, C§8 of the specification. */
import { z } from 'zod';
import { PASSWORD_TRY_ERRORS, PASSWORD_TRY_REFUSALS } from '#contract/account/errors.ts';
import { account as exampleAccount, openedSession } from '#contract/account/examples.ts';
import { Account, AccountState, Gate, OpenedSession, Password } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Instant } from '#contract/primitives.ts';
import { passwordChange } from './change-password.ts';
import { accountEmail } from './email.ts';
import { eventLog } from './event-log.ts';
import { accountPassword } from './password.ts';
import { accountPhone } from './phone.ts';

const area = 'account';

export const account = {
  ...accountPhone,
  ...accountEmail,
  ...eventLog,
  ...passwordChange,
  ...accountPassword,

  signIn: call({
    area,
    method: 'POST',
    path: '/portal/api/sessions',
    isForGuests: true,
    summary: 'Opens a session with user name and password',
    description:
      'The token that is answered goes into the Authorization header of every later call, as a bearer token: letters, digits, "_" and "-", at most 200 characters. The user name is compared without regard to case and to spaces around it. A session is good for as long as the provider says, 12 hours in the embedded one; the portal ends its own earlier. Wrong passwords are counted by user name, whether there is such an account or not. Tries while the lock lasts are refused without a look at the password (A-41).',
    refusals: {
      BAD_CREDENTIALS: 'The name is unknown or the password wrong: the same answer, after the same time.',
      ACCOUNT_STATE:
        'The password was right, and the state of the account does not let the person in (C§8); the portal shows what can be done about it. `until` is the end of TEMPORARY_BLOCKED, where it is known. `session` is a short session: its token is good for 15 minutes and for nothing but the calls that mend this state; it is absent where the person can do nothing about it here.',
      ...PASSWORD_TRY_REFUSALS,
    },
    example: {
      input: { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' },
      output: openedSession,
    },
  })
    .input(z.object({ username: z.string().min(1).max(200), password: Password }))
    .output(OpenedSession)
    .errors({
      BAD_CREDENTIALS: { status: 401 },
      ACCOUNT_STATE: {
        status: 400,
        data: z.object({
          errorCode: AccountState,
          until: Instant.optional(),
          session: OpenedSession.optional(),
        }),
      },
      ...PASSWORD_TRY_ERRORS,
    }),

  signOut: call({
    area,
    method: 'DELETE',
    path: '/portal/api/sessions/current',
    isForGuests: true,
    summary: 'Ends the session of the token',
    description:
      'Every later call with the token answers 401, and the time that the account holds for a visit is free again (A-91). Ending a session that is over, or calling without a token, is a success.',
    example: { output: { signedOut: true } },
  }).output(z.object({ signedOut: z.literal(true) })),

  get: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user',
    summary: 'The account of the session',
    description:
      'Who is signed in, how the account is reached, and in which language its mails and messages are written. `type` is AUTHORIZED once the medical unit has confirmed the person; an UNAUTHORIZED account sees only what it made itself (A-53). Absent fields are unknown.',
    example: { output: exampleAccount },
  }).output(Account),

  gates: call({
    area,
    method: 'GET',
    path: '/portal/api/account/gates',
    summary: 'What the account must do before anything else is opened',
    description:
      'In one answer what the portal would otherwise have to ask of several calls: MESSAGES that must be confirmed, CONSENTS that must be answered, the PHONE that is required and not confirmed. An empty list when nothing is to be done. The portal asks after sign-in, every 5 minutes while somebody looks at pages, and after each confirmation (C-12).',
    example: { output: { open: ['MESSAGES'] } },
  }).output(z.object({ open: z.array(Gate) })),
};
