/** C-58 and C-61: the chat of a teleconsultation, and what the stand-in for picture and sound passes on. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Id, Instant } from '#contract/primitives.ts';
import {
  LIVE_BY_STATUS,
  LIVE_ERRORS,
  LIVE_REFUSALS,
  OWN_ERRORS,
  OWN_REFUSALS,
  SEAT_ERRORS,
  SEAT_REFUSALS,
} from './errors.ts';
import { consultationId, line, seat } from './examples.ts';
import { SIGNAL } from './reading/media.ts';
import { ChatLine, ChatText, LineKey, Seat, Signal, SignalKind } from './schemas.ts';

const area = 'telehealth-live';
const ours = '/portal/api/consultations/{consultationId}';

export const talk = {
  messages: call({
    area,
    method: 'GET',
    path: `${ours}/messages`,
    record: 'read',
    summary: 'The chat of a teleconsultation',
    description:
      'Lines in the order of sending, the same for both sides; with `after` those after that position alone. Answered when it is over, too.',
    refusals: OWN_REFUSALS,
    example: { input: { consultationId }, output: { lines: [line], at: '2026-10-20T06:02:00.000Z' } },
  })
    .input(z.object({ consultationId: Id, after: z.coerce.number().int().min(-1).optional() }))
    .output(z.object({ lines: z.array(ChatLine), at: Instant }))
    .errors(OWN_ERRORS),

  send: call({
    area,
    method: 'POST',
    path: `${ours}/messages`,
    record: 'write',
    summary: 'Sends a line of the chat',
    description:
      'Kept at once, and once for a key: the same key again of the same account answers the line that it made. Does not count among the messages of a day (C-98). The archive has the same lines (C-84).',
    refusals: {
      ...LIVE_REFUSALS,
      ...SEAT_REFUSALS,
      FULL: 'There are 2000 lines already.',
    },
    byStatus: LIVE_BY_STATUS,
    example: { input: { consultationId, text: line.text, key: 'line-Jq3v0x8pTn', seat }, output: line },
  })
    .input(z.object({ consultationId: Id, text: ChatText, key: LineKey, seat: Seat.optional() }))
    .output(ChatLine)
    .errors({ ...LIVE_ERRORS, ...SEAT_ERRORS, FULL: { status: 409 } }),

  signals: call({
    area,
    method: 'POST',
    path: `${ours}/signals`,
    summary: 'Passes on what two browsers say to each other to join',
    description:
      'Of the stand-in alone (C-61). Sends `send`, and answers what others sent after `after`; the oldest is forgotten after 2 minutes. `token` is that of access-data: for its session, role and time alone, and in the body, so that no address has it.',
    refusals: {
      ...LIVE_REFUSALS,
      TOKEN_REFUSED: 'The token is not of this session, or its time is over: as the vendor’s code 1004.',
      TOO_MANY: 'More was sent within 2 minutes than two browsers need.',
    },
    byStatus: LIVE_BY_STATUS,
    example: {
      input: {
        consultationId,
        token: 'eyJzIjoic2Vzc2lvbi0xIn0.c2lnbmVk',
        from: 'connection-77',
        after: 0,
        send: [],
      },
      output: {
        signals: [{ position: 1, from: 'connection-12', role: 'doctor', kind: 'hello', body: '' }],
        last: 1,
      },
    },
  })
    .input(
      z.object({
        consultationId: Id,
        token: z.string().min(1).max(1_000),
        from: Seat.describe('The connectionId of the sender.'),
        after: z.number().int().min(0),
        send: z
          .array(z.object({ kind: SignalKind, body: z.string().max(SIGNAL.longest) }))
          .max(SIGNAL.atOnce),
      }),
    )
    .output(z.object({ signals: z.array(Signal), last: z.number().int().min(0) }))
    .errors({ ...LIVE_ERRORS, TOKEN_REFUSED: { status: 403 }, TOO_MANY: { status: 429 } }),
};
