/** C§7 of the specification: messages that an account has got and sent. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant } from '#contract/primitives.ts';
import {
  Message,
  MessageCategory,
  MessagePage,
  MessageQuery,
  MessageRecipients,
  MessageSettings,
} from '#contract/messages/schemas.ts';
import { listed, NO_SUCH_MESSAGE, part, path, sender } from './examples.ts';

const area = 'messages';
const id = 'message-8001';
const refusals = {
  NOT_FOUND:
    'There is no such message, or it was not written to the account of the session: the same answer for both.',
};
const refusalsOfRead = { NOT_FOUND: NO_SUCH_MESSAGE };

export const reading = {
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
        from: ['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'],
        attachmentsEnabled: true,
        maxRecipients: 5,
        maxContentLength: 4000,
        patientCategories: ['M'],
        replyToAutomatic: false,
        answerWithinDays: 3,
        emergency: {
          text: {
            pl: 'Gdy ktoś traci przytomność albo oddech, zadzwoń pod numer 112. W nagłej chorobie zadzwoń do nas.',
            en: 'When somebody loses consciousness or breath, ring 112. In a sudden illness ring us.',
          },
          phone: '+48 22 123 45 67',
        },
      },
    },
  }).output(MessageSettings),

  categories: call({
    area,
    method: 'GET',
    path: '/mpi/message-categories',
    summary: 'What kinds of messages there are',
    description:
      'All that a message of either list may have, in the order in which a choice shows them. The portal keeps the answer for 30 seconds.',
    example: {
      output: [
        { code: 'M', name: 'Wiadomość' },
        { code: 'W', name: 'Wyniki', description: 'O wynikach badań.' },
      ],
    },
  }).output(z.array(MessageCategory)),

  inbox: call({
    area,
    method: 'GET',
    path: `${path}/inbox`,
    entriesApart: 'items',
    summary: 'Messages to the account, a page of them',
    description:
      'The latest first: those sent in the half-open time from `after` to `before` (A-131, C-25), of the category, with these words in title, sender and recipient. What is left out does not narrow the list. `recipient` is the account itself: others who got a message are not searched.',
    example: {
      input: { ...part, title: 'wynik' },
      output: {
        items: [{ ...listed, sender, recipients: [], isAnswered: false }],
        hasMore: false,
        total: 1,
      },
    },
  })
    .input(MessageQuery)
    .output(MessagePage),

  outbox: call({
    area,
    method: 'GET',
    path: `${path}/outbox`,
    entriesApart: 'items',
    summary: 'Messages that the account has sent, a page of them',
    description: 'As the inbox. `readAt` is when the first of its recipients read a message (A-162).',
    example: {
      input: { ...part, category: 'M' },
      output: {
        items: [
          {
            ...listed,
            id: 'message-8301',
            title: 'Pytanie o wynik',
            category: 'M',
            isOwn: true,
            attachmentCount: 0,
            recipients: ['Poradnia Lekarza Rodzinnego'],
            isAnswered: false,
          },
        ],
        hasMore: true,
      },
    },
  })
    .input(MessageQuery)
    .output(MessagePage),

  unreadCount: call({
    area,
    method: 'GET',
    path: '/portal/api/messages/unread-count',
    summary: 'How many messages the account has not read yet',
    description: 'For the menu: each page asks it.',
    example: { output: { value: 3 } },
  }).output(z.object({ value: z.number().int().min(0) })),

  thread: call({
    area,
    method: 'GET',
    path: `${path}/{id}/thread`,
    record: 'read',
    summary: 'A message, and those that it answers and that answer it',
    description:
      'All of the same conversation that the account has written or got, the oldest first; the message itself is one of them.',
    refusals: refusalsOfRead,
    example: {
      input: { id: listed.id },
      output: [
        {
          ...listed,
          sender,
          senderAccountId: 'staff-poradnia.rodzinna',
          text: 'Wynik jest w portalu.',
          mayBeAnswered: true,
          readAt: '2026-10-20T06:00:00.000Z',
        },
      ],
    },
  })
    .input(z.object({ id: Id }))
    .output(z.array(Message))
    .errors({ NOT_FOUND }),

  recipients: call({
    area,
    method: 'GET',
    path: '/mpi/messages/{id}/recipients',
    summary: 'To whom a message was written',
    description:
      'Names of staff, with when each read a message of the account’s own; the account itself when it got the message; how many others, who are not named (C-28).',
    refusals: refusalsOfRead,
    example: {
      input: { id: 'message-8301' },
      output: {
        staff: [
          {
            accountId: 'staff-poradnia.rodzinna',
            name: sender,
            role: 'poradnia',
            readAt: '2026-10-20T06:00:00.000Z',
          },
        ],
        others: 0,
      },
    },
  })
    .input(z.object({ id: Id }))
    .output(MessageRecipients)
    .errors({ NOT_FOUND }),

  isRead: call({
    area,
    method: 'GET',
    path: `${path}/{id}/is-read`,
    summary: 'Whether a message has been read',
    description: 'One of the account’s own: by any of its recipients (A-162). One to it: by the account.',
    refusals: refusalsOfRead,
    example: { input: { id: 'message-8301' }, output: { value: false } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ value: z.boolean() }))
    .errors({ NOT_FOUND }),

  toConfirm: call({
    area,
    method: 'GET',
    path: `${path}/to-confirm`,
    record: 'read',
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
          isOwn: false,
          sentAt: '2026-10-19T09:00:00.000Z',
          attachmentCount: 0,
          mustBeConfirmed: true,
          mayBeAnswered: false,
        },
      ],
    },
  }).output(z.array(Message)),

  markRead: call({
    area,
    method: 'POST',
    path: `${path}/{id}`,
    record: 'write',
    summary: 'Says that a message was read',
    description:
      'The account has opened it, or pressed “Przeczytałem/-am” where it must be confirmed (C-24). Saying it again changes nothing: `readAt` is when it was said first.',
    refusals,
    example: { input: { id }, output: { readAt: '2026-10-20T06:00:00.000Z' } },
  })
    .input(z.object({ id: Id }))
    .output(z.object({ readAt: Instant }))
    .errors({ NOT_FOUND }),
};
