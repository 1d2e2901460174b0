/** C§2, C§8 and A§7 of the specification, decisions A-79, C-03, S-09: two accounts of one person become one. */
import { z } from 'zod';
import {
  CODE_ERRORS,
  CODE_REFUSALS,
  MERGING_ERRORS,
  MERGING_REFUSALS,
  SENDING_ERRORS,
  SENDING_REFUSALS,
} from '#contract/account/errors.ts';
import { codeState, openedSession } from '#contract/account/examples.ts';
import { CodeState, ConfirmationCode, OpenedSession } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Id, Instant } from '#contract/primitives.ts';

const area = 'account';

const Channel = z.enum(['EMAIL', 'SMS']).describe('EMAIL: a mail; SMS: a text message.');
const contact = { channel: 'EMAIL' as const, address: 'z•••@example.com' };

const Contact = z
  .object({ channel: Channel, address: z.string().max(100) })
  .describe('Masked by the provider: the password of one account does not show the address of the other.');

const Moves = z.object({
  patients: z.number().int().min(0),
  bookings: z.number().int().min(0),
  messages: z.number().int().min(0),
});

export const accountMerging = {
  mergeable: call({
    area,
    method: 'GET',
    path: '/portal/api/account/account-to-merge',
    summary: 'The other account of the same person, and what becomes of both',
    description:
      'For the short session of an account that is MERGE_ACCOUNT (C-03). `contact` is where a code for the other account goes, absent when there is no way to ask its owner or the two cannot be made one. `stays` says which of the two is left: the one that the medical unit has confirmed, or else the other one, which was there before (A-79). `moves` counts what the one that goes hands over: patients for whom it acts, bookings that it made, messages that it got.',
    refusals: MERGING_REFUSALS.reading,
    example: {
      output: {
        ...{ contact, stays: 'OTHER', moves: { patients: 1, bookings: 2, messages: 0 } },
        ...codeState,
      },
    },
  })
    .output(
      CodeState.extend({
        contact: Contact.optional(),
        stays: z
          .enum(['THIS', 'OTHER'])
          .describe(
            'Which of the two accounts is left: THIS: the one that has signed in; OTHER: the other one.',
          ),
        moves: Moves,
      }),
    )
    .errors(MERGING_ERRORS.reading),

  sendMergeCode: call({
    area,
    method: 'POST',
    path: '/portal/api/account/account-to-merge/code',
    summary: 'Sends a code to the owner of the other account',
    description:
      'To its mail address, or to its confirmed phone where it has none. The code is one of the kind of `phone-no/generate`, counted with those of the other account (AP-04), and good for making these two accounts one alone.',
    refusals: { ...MERGING_REFUSALS.reading, ...MERGING_REFUSALS.merging, ...SENDING_REFUSALS },
    byStatus: { 400: 'MERGE_NOT_POSSIBLE' },
    example: { output: { validUntil: '2026-10-20T06:10:00.000Z', sendsLeft: 4 } },
  })
    .output(z.object({ validUntil: Instant, sendsLeft: z.number().int().min(0) }))
    .errors({ ...MERGING_ERRORS.reading, ...MERGING_ERRORS.merging, ...SENDING_ERRORS }),

  merge: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/mpi-user/account-to-merge',
    summary: 'Makes two accounts of one person one',
    description:
      'In the short session of the account that is MERGE_ACCOUNT, with the code that went to the other one: so both are proved (A-79, S-09). In one step everything of the account that goes belongs to the one that stays, where it does not have the same already; its user name opens nothing any more; all sessions, held times, links and codes of both end. Both addresses are told. `session` is an ordinary session of the account that stays, in place of the short one. `goneAccountId` is the one that is no more: the portal hands over what it keeps itself for it, the bookings that were begun.',
    refusals: { ...MERGING_REFUSALS.reading, ...MERGING_REFUSALS.merging, ...CODE_REFUSALS },
    byStatus: { 400: 'MERGE_NOT_POSSIBLE', 409: 'NOTHING_TO_MERGE' },
    example: {
      input: { confirmationCode: '482913' },
      output: { session: openedSession, username: 'jan.nowak', goneAccountId: 'account-2014' },
    },
  })
    .input(z.object({ confirmationCode: ConfirmationCode }))
    .output(z.object({ session: OpenedSession, username: z.string(), goneAccountId: Id }))
    .errors({ ...MERGING_ERRORS.reading, ...MERGING_ERRORS.merging, ...CODE_ERRORS }),
};
