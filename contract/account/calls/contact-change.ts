/** A§7, A§8 and AP-06 of the specification: a new address that waits, and a change that its former owner takes back. */
import { z } from 'zod';
import { ofLink } from '#contract/account/of-link.ts';
import { UNDO_ERRORS, UNDO_REFUSALS } from '#contract/account/errors.ts';
import { account as exampleAccount } from '#contract/account/examples.ts';
import { Email, LinkToken } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Instant } from '#contract/primitives.ts';

const area = 'account';
const code = 'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7pOi1tYqKsMlA';
const { pendingEmail } = exampleAccount.contactData;

export const contactChange = {
  resendEmailChange: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/mpi-user/confirmations/e-mail',
    summary: 'Sends the link that puts a new address in force once more',
    description:
      'To the address that waits, and to no other; links that were sent before are void, and the change may be confirmed for a day from now. How many are sent: TOO_MANY_LINKS.',
    refusals: {
      EMAIL_NOT_PENDING:
        'The address is not the one that waits in this account: none does any more, or it is another: the same answer for all (S-12).',
      TOO_MANY_LINKS:
        'The last link is not a minute old, or five were sent within an hour. `until` says from when on the next may be.',
    },
    example: { input: { email: pendingEmail.value }, output: { validUntil: pendingEmail.validUntil } },
  })
    .input(z.object({ email: Email }))
    .output(z.object({ validUntil: Instant }))
    .errors({
      EMAIL_NOT_PENDING: { status: 400 },
      TOO_MANY_LINKS: { status: 429, data: z.object({ until: Instant }) },
    }),

  withdrawEmailChange: call({
    area,
    method: 'DELETE',
    path: '/portal/api/account/email-change',
    summary: 'Ends the change of the address that waits',
    description: 'Its link is void, and the address in force stays. Where nothing waits, it is a success.',
    example: { output: { withdrawn: true } },
  }).output(z.object({ withdrawn: z.literal(true) })),

  undoToken: call({
    area,
    method: 'POST',
    path: '/portal/api/account/undo-token',
    isForGuests: true,
    summary: 'What a link of a former contact brings back, and how long it can',
    description:
      'Uses nothing up, so that the page may be opened by a scanner of mails first. It is a POST, so that the token stands in no address and in no log.',
    refusals: UNDO_REFUSALS,
    example: { input: { code }, output: { kind: 'EMAIL', validUntil: '2026-11-03T06:00:00.000Z' } },
  })
    .input(z.object({ code: LinkToken }))
    .output(
      z.object({
        kind: z.enum(['EMAIL', 'PHONE']).describe('EMAIL: the e-mail address; PHONE: the phone number.'),
        validUntil: Instant,
        ...ofLink,
      }),
    )
    .errors(UNDO_ERRORS),

  undoContact: call({
    area,
    method: 'PUT',
    path: '/portal/api/account/undo',
    isForGuests: true,
    summary: 'Brings a former address or number back',
    description:
      'It is in force again, confirmed; changes after it are void, with their links, and so is each one that waits, of an address and of a number (AP-52). Every session of the account ends, and links for a new password that were sent before are void. It needs no session, and signs nobody in.',
    refusals: UNDO_REFUSALS,
    example: { input: { code }, output: { kind: 'EMAIL' } },
  })
    .input(z.object({ code: LinkToken }))
    .output(
      z.object({
        kind: z.enum(['EMAIL', 'PHONE']).describe('EMAIL: the e-mail address; PHONE: the phone number.'),
      }),
    )
    .errors(UNDO_ERRORS),
};
