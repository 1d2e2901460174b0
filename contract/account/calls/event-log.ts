/** C§4 and C§7 of the specification, decisions S-11 and C-08. */
import { z } from 'zod';
import { call } from '#contract/call.ts';

const area = 'account';

export const SignInEvent = z
  .enum(['LOGIN_SUCCESS', 'LOGIN_FAILURE', 'LOGOUT', 'ACCOUNT_LOCK'])
  .describe(
    'LOGIN_SUCCESS: signed in; LOGIN_FAILURE: a wrong password; LOGOUT: signed out; ACCOUNT_LOCK: locked after wrong passwords.',
  );
export type SignInEvent = z.infer<typeof SignInEvent>;

export const eventLog = {
  logEvent: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/event-log',
    isForGuests: true,
    summary: 'Writes down a sign-in, a failed one, a sign-out or a lock',
    description:
      'By the portal’s server alone, never by a browser, and without a session’s token; over HTTP with the provider’s key where it has one. A provider that sees these things itself takes the event with the same X-Request-Id and type for the one that it knows (C-08). ACCOUNT_LOCK: a password was refused unseen, for the name is locked.',
    refusals: { FORBIDDEN: 'The call carries the token of a session: a patient writes no events.' },
    example: {
      input: { eventLogType: 'LOGIN_SUCCESS', username: 'jan.nowak', description: 'portal' },
      output: { logged: true },
    },
  })
    .input(
      z.object({
        eventLogType: SignInEvent,
        username: z.string().max(200),
        description: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ logged: z.literal(true) }))
    .errors({ FORBIDDEN: { status: 403 } }),
};
