/** Part 3 of the live teleconsultation's issue: somebody without an account joins one teleconsultation of a patient. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant, Line } from '#contract/primitives.ts';
import { LIVE_BY_STATUS, LIVE_ERRORS, LIVE_REFUSALS, NO_CONSENT, NO_CONSENT_REFUSAL } from './errors.ts';
import { consultationId, line, liveState, patientId } from './examples.ts';
import { GUEST_NAME_MOST } from './reading/media.ts';
import { ChatLine, ChatText, Doctor, LineKey, LiveState } from './schemas.ts';

const area = 'telehealth-live';
const ours = '/portal/api/consultations/{consultationId}/guest';
const theirs = '/portal/api/consultation-guests';
const key = { consultationId, patientId };
const Key = z.object({ consultationId: Id, patientId: Id });

const code = 'Qm3vT8xW1nLz5dKc0sYpR7uHjB2gEa9fXo4iVtMrN6k';
const session = 'b7Yq0LrW2xNc9dPz4sKvT1uHjE6gMa8fXo3iVtRnB5k';
const Secret = z.string().min(1).max(200);

/** Whatever a code or a session of a guest is not good for has one answer, so that it tells nobody anything. */
const ONE_ANSWER = {
  NOT_FOUND:
    'It is none, was used by somebody else or taken back; its teleconsultation is over, cancelled or closed; or whoever made it may not act for the patient any more, or has taken back the consent: the same answer for all.',
};

export const invitations = {
  invite: call({
    area,
    method: 'POST',
    path: ours,
    record: 'write',
    summary: 'Makes the code by which a guest joins',
    description:
      'A long random code for one guest, one teleconsultation and its window, as that stands when the code is used; told this once, and kept as a hash. One a teleconsultation: with a new one the former one, and the guest who has taken it, are out. Before the window opens as well.',
    refusals: { ...LIVE_REFUSALS, NO_CONSENT: NO_CONSENT_REFUSAL },
    byStatus: LIVE_BY_STATUS,
    example: {
      input: key,
      output: { code, state: { ...liveState, guest: { status: 'INVITED', isThere: false } } },
    },
  })
    .input(Key)
    .output(z.object({ code: Secret, state: LiveState }))
    .errors({ ...LIVE_ERRORS, NO_CONSENT }),

  withdrawGuest: call({
    area,
    method: 'POST',
    path: `${ours}/withdrawal`,
    record: 'write',
    summary: 'Takes back a guest’s code, or shows the guest out',
    description:
      'Neither the code nor the guest’s session is good for anything from then on. Having none is a success.',
    refusals: LIVE_REFUSALS,
    byStatus: LIVE_BY_STATUS,
    example: { input: key, output: liveState },
  })
    .input(Key)
    .output(LiveState)
    .errors(LIVE_ERRORS),
};

const GuestView = z
  .object({
    name: z.string().describe('The guest’s own, as it was given.'),
    dateFrom: Instant.optional().describe('Of a planned one.'),
    dateTo: Instant.optional(),
    window: z.enum(['EARLY', 'OPEN']).describe('EARLY: it was moved, and is not open yet; OPEN: now.'),
    consultant: z.string().optional().describe('The doctor’s name; absent: nobody has taken it yet.'),
    unit: LiveState.shape.unit.omit({ id: true }),
    doctor: Doctor,
    isPatientThere: z.boolean().describe('Somebody of the patient’s side is there now.'),
    lines: z.array(ChatLine).describe('Lines of the chat since the guest has joined, and none before.'),
    at: Instant.describe('When this was so.'),
  })
  .meta({
    id: 'GuestOfTeleconsultation',
    description: 'Ours. All that a guest sees of a teleconsultation: nothing of the patient’s record.',
  });

export const guests = {
  look: call({
    area,
    method: 'POST',
    path: `${theirs}/look`,
    isForGuests: true,
    summary: 'Whether a guest’s code can still be used',
    description:
      'Uses nothing up, so that a program may look at the address first, and says nothing of whose it is. It is a POST, so that the code stands in no address and in no log.',
    refusals: ONE_ANSWER,
    example: { input: { code }, output: { window: 'OPEN' } },
  })
    .input(z.object({ code: Secret }))
    .output(
      z.object({
        window: z.enum(['EARLY', 'OPEN']).describe('EARLY: the room is not open yet; OPEN: it is.'),
        opensAt: Instant.optional().describe('Of an EARLY one; absent: nobody knows yet.'),
      }),
    )
    .errors({ NOT_FOUND }),

  enter: call({
    area,
    method: 'POST',
    path: theirs,
    record: 'write',
    isForGuests: true,
    summary: 'Uses a guest’s code, once',
    description:
      'The first one with a name takes it. `session` is a secret that the portal has made for the guest’s browser; the host keeps its hash. The same code with the same session again is as good as done; with another one it is used. The name stands with the teleconsultation until its chat is deleted.',
    refusals: { ...ONE_ANSWER, EARLY: 'The room is not open yet; the code stays good.' },
    example: { input: { code, name: 'Maria Zielińska', session }, output: { entered: true } },
  })
    .input(
      z.object({
        code: Secret,
        name: Line.min(1).max(GUEST_NAME_MOST).describe('What the patient and the doctor see.'),
        session: Secret,
      }),
    )
    .output(z.object({ entered: z.literal(true) }))
    .errors({ NOT_FOUND, EARLY: { status: 409 } }),

  state: call({
    area,
    method: 'POST',
    path: `${theirs}/state`,
    record: 'read',
    isForGuests: true,
    summary: 'What a guest sees of the talk',
    description:
      'Says also that the guest is there, for 10 minutes. It is a POST, so that the session stands in no address and in no log.',
    refusals: ONE_ANSWER,
    example: {
      input: { session },
      output: {
        name: 'Maria Zielińska',
        dateFrom: liveState.dateFrom,
        dateTo: liveState.dateTo,
        window: 'OPEN',
        consultant: liveState.consultant.name,
        unit: { name: liveState.unit.name, phoneNumber: liveState.unit.phoneNumber },
        doctor: liveState.doctor,
        isPatientThere: true,
        lines: [{ ...line, isOwn: false }],
        at: liveState.at,
      },
    },
  })
    .input(z.object({ session: Secret }))
    .output(GuestView)
    .errors({ NOT_FOUND }),

  send: call({
    area,
    method: 'POST',
    path: `${theirs}/messages`,
    record: 'write',
    isForGuests: true,
    summary: 'Sends a guest’s line of the chat',
    description:
      'Kept at once, and once for a key. It stands in the chat and in its archive with the guest’s name, and that it was a guest.',
    refusals: { ...ONE_ANSWER, FULL: 'There are 2000 lines already.' },
    example: { input: { session, text: line.text, key: 'line-Jq3v0x8pTn' }, output: { sent: true } },
  })
    .input(z.object({ session: Secret, text: ChatText, key: LineKey }))
    .output(z.object({ sent: z.literal(true) }))
    .errors({ NOT_FOUND, FULL: { status: 409 } }),

  leave: call({
    area,
    method: 'POST',
    path: `${theirs}/leave`,
    record: 'write',
    isForGuests: true,
    summary: 'The guest leaves for good',
    description: 'The session is good for nothing any more; to come back the guest needs a new code.',
    refusals: ONE_ANSWER,
    example: { input: { session }, output: { left: true } },
  })
    .input(z.object({ session: Secret }))
    .output(z.object({ left: z.literal(true) }))
    .errors({ NOT_FOUND }),
};
