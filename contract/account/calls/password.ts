/** C§4, C§7, C§8 and A§7 of the specification: a forgotten password. */
import { z } from 'zod';
import { ofLink } from '#contract/account/of-link.ts';
import { NEW_PASSWORD_ERRORS, NEW_PASSWORD_REFUSALS } from '#contract/account/errors.ts';
import { Email, NewPassword, PhoneNumber, WantedPath } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { NO_REASON_GIVEN, REFUSED } from '#contract/errors.ts';
import { Instant } from '#contract/primitives.ts';

const area = 'account';
const token = 'kV2nQw8sTz5LxYb1Rc7HdJ0pGf4MaE9u';

const Token = z.string().min(1).max(200);
const BAD_TOKEN = { status: 400 } as const;
const OF_BAD_TOKEN =
  'The token is unknown, used, void or too old: one answer for all, and a new one can be asked for.';

export const accountPassword = {
  recoverPassword: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/mpi-user/password-recovery',
    isForGuests: true,
    summary: 'Sends a link for a new password, if there is such an account',
    description:
      'By mail to the confirmed address that is given, or by SMS to the confirmed number; the mail when both are given. The link leads to /resetpassword of the portal with a token in its query, and is good for an hour and once. The answer is the same, after the same time, whether there is such an account or not, and whether anything is sent (S-12). An account is sent one a minute at most, five an hour, fifteen a day (AP-04); more are left out without a word. `username` chooses among several accounts with one address or number; where several have the number and none is chosen, no SMS is sent (A-39).',
    refusals: {
      SMS_DISABLED:
        'No SMS goes out at all, whatever the number (S-12). To whom a mail was to go, the portal says of it nothing: to a patient it is like success (C§8).',
      BUSY: 'More wait for their links than can be served; the same may be asked again.',
    },
    example: { input: { email: 'jan.nowak@example.com' }, output: { requested: true } },
  })
    .input(
      z
        .object({
          email: Email.optional(),
          phoneNumber: PhoneNumber.optional(),
          username: z.string().min(1).max(200).optional(),
          wanted: WantedPath.optional(),
        })
        .refine(({ email, phoneNumber }) => email !== undefined || phoneNumber !== undefined)
        .describe('With `email` or `phoneNumber`, or both.'),
    )
    .output(z.object({ requested: z.literal(true) }))
    .errors({ SMS_DISABLED: { status: 400 }, BUSY: { status: 503 } }),

  passwordToken: call({
    area,
    method: 'POST',
    path: '/portal/api/account/password-token',
    isForGuests: true,
    summary: 'Whose password a link sets, and how long it can',
    description:
      'Uses nothing up, so that the page may be opened by a scanner of mails first. It is a POST, so that the token stands in no address and in no log.',
    refusals: { BAD_TOKEN: OF_BAD_TOKEN },
    example: {
      input: { token },
      output: { username: 'jan.nowak', validUntil: '2026-10-20T07:00:00.000Z' },
    },
  })
    .input(z.object({ token: Token }))
    .output(z.object({ username: z.string(), validUntil: Instant, ...ofLink }))
    .errors({ BAD_TOKEN }),

  resetPassword: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/mpi-user/password-reset',
    isForGuests: true,
    summary: 'Sets a new password with a token that was sent',
    description:
      'Uses the token up, and makes void every other one that was sent for the same. All sessions of the account end, wrong passwords that were counted for its user name are forgotten, MUST_CHANGE_PASSWORD and PASSWORD_EXPIRED become ACTIVE; no other state changes. A mail tells the owner. `phoneNumber`, where it is given, must be the number that the token was sent to.',
    refusals: {
      BAD_TOKEN: OF_BAD_TOKEN,
      ...NEW_PASSWORD_REFUSALS,
      BUSY: 'More passwords are to be hashed than can be at once; the token is not used up.',
      REFUSED: NO_REASON_GIVEN,
    },
    byStatus: { 400: 'REFUSED' },
    example: {
      input: { token, newPassword: 'zielona herbata o siódmej' },
      output: { reset: true },
    },
  })
    .input(z.object({ token: Token, newPassword: NewPassword, phoneNumber: PhoneNumber.optional() }))
    .output(z.object({ reset: z.literal(true) }))
    .errors({ BAD_TOKEN, ...NEW_PASSWORD_ERRORS, BUSY: { status: 503 }, REFUSED }),
};
