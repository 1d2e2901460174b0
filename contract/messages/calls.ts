/** C§7 of the specification: what the provider writes to an account. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { Message, MessageAttachment, MessageSettings } from './schemas.ts';

const area = 'messages';
const path = '/mpi/messages/u/mpi-user';
const id = 'message-8001';
const refusals = {
  NOT_FOUND:
    'There is no such message, or it was not written to the account of the session: the same answer for both.',
};

export const messages = {
  settings: call({
    area,
    method: 'GET',
    path: '/mpi/accounts/message-component-settings',
    summary: 'From where a message may be written, and what it may be',
    description:
      'Both shapes that the specification leaves open, in one answer (B-04, C-30). While `enabled` is false no page offers to write.',
    example: {
      output: {
        enabled: true,
        from: ['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING'],
        attachmentsEnabled: true,
        maxRecipients: 5,
        maxContentLength: 4000,
        patientCategories: ['M'],
        replyToAutomatic: false,
        answerWithinDays: 3,
      },
    },
  }).output(MessageSettings),

  toConfirm: call({
    area,
    method: 'GET',
    path: `${path}/to-confirm`,
    summary: 'Messages that must be confirmed before anything else is opened',
    description:
      'Those to the account of the session that must be confirmed and are not yet, the oldest first; an empty list when there are none (S-18). They are asked for whether the area of messages is on or off.',
    example: {
      output: [
        {
          id,
          title: 'Nowe godziny pracy rejestracji',
          text: 'Od 1 grudnia rejestracja jest czynna od 7:00 do 18:00.',
          category: 'M',
          sender: 'Rejestracja',
          sentAt: '2026-10-19T09:00:00.000Z',
          mustBeConfirmed: true,
        },
      ],
    },
  }).output(z.array(Message)),

  markRead: call({
    area,
    method: 'POST',
    path: `${path}/{id}`,
    summary: 'Says that a message was read',
    description:
      'The account has pressed “Przeczytałem/-am”. Saying it again changes nothing: `readAt` is when it was said first.',
    refusals,
    example: { input: { id }, output: { readAt: '2026-10-20T06:00:00.000Z' } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ readAt: Instant }))
    .errors({ NOT_FOUND }),

  attachments: call({
    area,
    method: 'GET',
    path: `${path}/{id}/attachments`,
    summary: 'Which files came with a message',
    description: 'Their names, types and sizes, in the order of the sender; an empty list when none did.',
    refusals,
    example: {
      input: { id },
      output: [{ id: 'file-8101', filename: 'zasady.pdf', type: 'application/pdf', size: 812 }],
    },
  })
    .input(z.object({ id: Id }))
    .output(z.array(MessageAttachment))
    .errors({ NOT_FOUND }),

  attachment: call({
    area,
    method: 'GET',
    path: '/portal/api/messages/{messageId}/attachments/{id}',
    summary: 'A file that came with a message',
    description:
      'The bytes, with the type in Content-Type and the name in Content-Disposition. The portal waits 20 seconds.',
    refusals: { NOT_FOUND: `${refusals.NOT_FOUND} Also when it has no such file.` },
    example: { input: { messageId: id, id: 'file-8101' } },
  })
    .input(z.object({ messageId: Id, id: Id }))
    .output(z.file())
    .errors({ NOT_FOUND }),
};
