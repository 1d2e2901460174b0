/** A§3, A§7, C§7, C§8 of the specification. */
import { z } from 'zod';
import {
  ACCOUNT_STATE_ERROR,
  ACCOUNT_STATE_REFUSAL,
  PASSWORD_TRY_ERRORS,
  PASSWORD_TRY_REFUSALS,
} from '#contract/account/errors.ts';
import { account as exampleAccount, openedSession } from '#contract/account/examples.ts';
import { Account, Gate, IdentitySignOut, OpenedSession, Password } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { accountActivation } from './activation.ts';
import { accountAuthorization } from './authorization.ts';
import { passwordChange } from './change-password.ts';
import { accountEmail } from './email.ts';
import { accountEntry } from './entry.ts';
import { contactChange } from './contact-change.ts';
import { eventLog } from './event-log.ts';
import { accountLeaving } from './leaving.ts';
import { accountMerging } from './merging.ts';
import { accountNotification } from './notification.ts';
import { ownAccount } from './own-account.ts';
import { accountPassword } from './password.ts';
import { accountPhone } from './phone.ts';

const area = 'account';
/** Random signs; nobody but the portal and this browser know them. */
const KnownBrowser = z.string().regex(/^[\w-]{16,80}$/);

export const account = {
  ...accountPhone,
  ...accountActivation,
  ...accountAuthorization,
  ...accountEmail,
  ...accountEntry,
  ...accountLeaving,
  ...contactChange,
  ...accountMerging,
  ...eventLog,
  ...passwordChange,
  ...accountPassword,
  ...accountNotification,
  ...ownAccount,

  signIn: call({
    area,
    method: 'POST',
    path: '/portal/api/sessions',
    isForGuests: true,
    summary: 'Opens a session with user name and password',
    description:
      'The token that is answered goes into the Authorization header of every later call, as a bearer token: letters, digits, "_" and "-", at most 200 characters. The user name is compared without regard to case and to spaces around it. A session is good for as long as the provider says, 12 hours in the embedded one; the portal ends its own earlier. Wrong passwords are counted by user name, whether there is such an account or not. Tries while the lock lasts are refused without a look at the password (A-41). `knownBrowser` names a browser in which this user name has signed in before, which the portal proves by a cookie that it has signed: it has tries of its own, and the lock of the name does not hold for it, nor its own for others (S-49).',
    refusals: {
      BAD_CREDENTIALS: 'The name is unknown or the password wrong: the same answer, after the same time.',
      ACCOUNT_STATE: ACCOUNT_STATE_REFUSAL,
      ...PASSWORD_TRY_REFUSALS,
    },
    example: {
      input: { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' },
      output: openedSession,
    },
  })
    .input(
      z.object({
        username: z.string().min(1).max(200),
        password: Password,
        knownBrowser: KnownBrowser.optional(),
      }),
    )
    .output(OpenedSession)
    .errors({
      BAD_CREDENTIALS: { status: 401 },
      ...ACCOUNT_STATE_ERROR,
      ...PASSWORD_TRY_ERRORS,
    }),

  signOut: call({
    area,
    method: 'DELETE',
    path: '/portal/api/sessions/current',
    isForGuests: true,
    summary: 'Ends the session of the token',
    description:
      'Every later call with the token answers 401, and the time that the account holds for a visit is free again (A-91). Ending a session that is over, or calling without a token, is a success. `slo` is there when the session came from the e-government identity system: what epuap.slo needs to end the one there, once (C-06).',
    example: { output: { signedOut: true } },
  }).output(z.object({ signedOut: z.literal(true), slo: IdentitySignOut.optional() })),

  get: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user',
    summary: 'The account of the session',
    description:
      'Who is signed in, how the account is reached, what of that waits for a confirmation, and in which language its mails and messages are written. `type` is AUTHORIZED once the medical unit has confirmed the person; an UNAUTHORIZED account sees only what it made itself (A-53). Absent fields are unknown.',
    example: { output: exampleAccount },
  }).output(Account),

  gates: call({
    area,
    method: 'GET',
    path: '/portal/api/account/gates',
    summary: 'What the account must do before anything else is opened',
    description:
      'In one answer what the portal would otherwise have to ask of several calls: MESSAGES that must be confirmed, CONSENTS that must be answered, the PHONE that is required and not confirmed. An empty list when nothing is to be done. The portal asks once for each page and each form (C-12). Where it is not answered, what was answered last goes on to hold, and it asks again after 30 seconds.',
    example: { output: { open: [] } },
    otherAnswers: { somethingToDo: { open: ['MESSAGES', 'PHONE'] } },
  }).output(z.object({ open: z.array(Gate) })),
};
