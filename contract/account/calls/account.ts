import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountPhone } from './phone.ts';
import { Account, AccountState } from '#contract/account/schemas.ts';
import { Id, Instant } from '#contract/primitives.ts';

export const account = {
  ...accountPhone,

  /**
   * Ours (C§7 shows no path). Opens a session; the token goes into the Authorization header of every later call.
   * BAD_CREDENTIALS is the same for an unknown name and a wrong password; LOCKED after five wrong passwords.
   */
  signIn: oc
    .route({ method: 'POST', path: '/portal/api/sessions', tags: ['account', 'ours'] })
    .input(z.object({ username: z.string().min(1).max(200), password: z.string().min(1).max(200) }))
    .output(z.object({ token: z.string(), accountId: Id }))
    .errors({
      BAD_CREDENTIALS: { status: 401 },
      LOCKED: { status: 423, data: z.object({ until: Instant }) },
      ACCOUNT_STATE: { status: 400, data: z.object({ errorCode: AccountState }) },
      BUSY: { status: 503 },
    }),

  /** Ours. Ends the session of the token; ending an ended one is a success. */
  signOut: oc
    .route({ method: 'DELETE', path: '/portal/api/sessions/current', tags: ['account', 'ours'] })
    .output(z.object({ signedOut: z.literal(true) })),

  /** A§7. The account of the session. */
  get: oc.route({ method: 'GET', path: '/mpi/accounts/mpi-user', tags: ['account'] }).output(Account),
};
