import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountPhone } from './phone.ts';
import { Id, Instant } from '#contract/primitives.ts';

/** A§3. `type` AUTHORIZED means that the medical unit has confirmed the person. */
export const Account = z.object({
  id: Id,
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  type: z.enum(['AUTHORIZED', 'UNAUTHORIZED']),
  contactData: z.object({
    email: z.string().optional(),
    phoneNumber: z.string().optional(),
    phoneConfirmed: z.boolean(),
  }),
  settings: z.object({ language: z.enum(['pl', 'en']).optional() }),
});
export type Account = z.infer<typeof Account>;

/** C§8, the states of an account that stop a sign-in whose password was right. */
export const AccountState = z.enum([
  'USER_BLOCKED',
  'TEMPORARY_BLOCKED',
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'MUST_CONFIRM_EMAIL',
  'MERGE_ACCOUNT',
  'MUST_CONFIRM_PHONE',
]);
export type AccountState = z.infer<typeof AccountState>;

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
