/** C§4 and C§7 of the specification: messages that an account writes, and to whom. */
import { z } from 'zod';
import { Removed } from '#contract/bookings/schemas/attachments.ts';
import { call } from '#contract/call.ts';
import { LIMIT_ERRORS, LIMIT_REFUSALS, NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { MESSAGE_ERRORS, MESSAGE_REFUSALS } from '#contract/messages/errors.ts';
import { MessageChange, NewMessage, RecipientPage, RecipientQuery } from '#contract/messages/schemas.ts';
import { NO_SUCH_MESSAGE, path } from './examples.ts';

const area = 'messages';
const id = 'message-8501';
const words = { title: 'Prośba o receptę', content: 'Dzień dobry, kończą mi się leki na ciśnienie.' };
const ALREADY_READ = 'One of its recipients has read it: it stays as it is (A-162).';
const CHANGED = 'Another change was quicker: it is not the `version` any more from which this one began.';
const NO_SUCH_OWN = `${NO_SUCH_MESSAGE} Also when the account did not write it.`;

export const writing = {
  recipientsInfo: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/mpi-user/recipients/info',
    summary: 'To whom of the staff the account may write',
    description:
      'Units and people of the staff, never patients (A-164): those with these words in their names, whom the patients of the account have seen within a year first, then by name. `accountIds` and `unitId` (ours) narrow it to these accounts, and to those of a unit; with `first` DESK (ours) the registration desk comes before all others (AP-25). What is left out does not narrow the list.',
    example: {
      input: { pageIndex: 0, pageSize: 5, lastname: 'majewska' },
      output: {
        items: [
          {
            accountId: 'staff-k.majewska',
            username: 'k.majewska',
            name: 'Katarzyna',
            lastname: 'Majewska',
            role: 'lekarka rodzinna',
            unit: 'Poradnia Lekarza Rodzinnego',
            answersFor: 'Leczenie u lekarza rodzinnego, recepty na stałe leki.',
            answerWithinDays: 3,
            isSeen: true,
          },
        ],
        hasMore: false,
        total: 1,
      },
    },
  })
    .input(RecipientQuery)
    .output(RecipientPage),

  send: call({
    area,
    method: 'POST',
    path: `${path}/portal`,
    record: 'write',
    summary: 'Sends a message to the staff',
    description:
      'To one or several of the staff. `attachments` are files that wait (addFile), `inResponseTo` is the message that it answers, `patientId` whom it concerns. All of it or nothing: a message with a file less is not sent. Sent again with the same `key` because its answer was lost, it is answered with the id that it has.',
    refusals: {
      NOT_FOUND: 'There is no such patient, recipient or message to answer, or not for this account.',
      ...MESSAGE_REFUSALS,
      ...LIMIT_REFUSALS,
    },
    example: {
      input: {
        ...words,
        recipients: ['staff-k.majewska'],
        category: 'M',
        attachments: [],
        key: 'tq0mVb4sYwZ2f8Hn6Rk1Lg',
      },
      output: { id },
    },
  })
    .input(NewMessage)
    .output(z.object({ id: Id }))
    .errors({ NOT_FOUND, ...MESSAGE_ERRORS, ...LIMIT_ERRORS }),

  update: call({
    area,
    method: 'PUT',
    path: `${path}/update`,
    record: 'write',
    summary: 'Changes a message that nobody has read yet',
    description:
      'Title, text and files of one of the account’s own. `attachments` are all that it has afterwards: files of its own that stay, and files that wait. Of a change and a reading at once exactly one happens; so of two changes that began from the same `version`.',
    refusals: { NOT_FOUND: NO_SUCH_OWN, ALREADY_READ, CHANGED, ...MESSAGE_REFUSALS },
    byStatus: { 409: 'ALREADY_READ' },
    example: { input: { id, ...words, attachments: [] }, output: { id } },
  })
    .input(MessageChange)
    .output(z.object({ id: Id }))
    .errors({ NOT_FOUND, ALREADY_READ: { status: 409 }, CHANGED: { status: 409 }, ...MESSAGE_ERRORS }),

  remove: call({
    area,
    method: 'DELETE',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Deletes a message that nobody has read yet',
    description:
      'One of the account’s own. From now on nobody sees it; for ten minutes it can be brought back with restore, then it is gone (C-29).',
    refusals: { NOT_FOUND: NO_SUCH_OWN, ALREADY_READ },
    example: { input: { id }, output: { removed: true } },
  })
    .input(z.object({ id: Id }))
    .output(Removed)
    .errors({ NOT_FOUND, ALREADY_READ: { status: 409 } }),

  deletion: call({
    area,
    method: 'GET',
    path: '/portal/api/messages/{id}/deletion',
    summary: 'Until when a deleted message can be brought back',
    description:
      'Of one of the account’s own that was deleted (ours): ten minutes after it, which may be over; restore brings it back until then.',
    refusals: {
      NOT_FOUND: `${NO_SUCH_OWN} Also when it is not deleted, or nothing is known of it any more.`,
    },
    example: { input: { id }, output: { until: '2026-10-20T06:10:00.000Z' } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ until: Instant }))
    .errors({ NOT_FOUND }),

  restore: call({
    area,
    method: 'POST',
    path: '/portal/api/messages/{id}/restore',
    record: 'write',
    summary: 'Brings back a message that was deleted',
    description:
      'Within ten minutes of its deletion (ours); it stands in the list again as it was. A message that is not deleted stays as it is.',
    refusals: { NOT_FOUND: `${NO_SUCH_OWN} Also when the ten minutes are over.` },
    example: { input: { id }, output: { id } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id }))
    .errors({ NOT_FOUND }),
};
