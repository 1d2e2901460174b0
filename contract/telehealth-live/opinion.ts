/** The opinion of the patient's side on a teleconsultation that is over. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Id } from '#contract/primitives.ts';
import { OWN_ERRORS, OWN_REFUSALS } from './errors.ts';
import { consultationId, liveState, patientId } from './examples.ts';
import { ChatText, LiveState } from './schemas.ts';

export const opinion = {
  opinion: call({
    area: 'telehealth-live',
    method: 'POST',
    path: '/portal/api/consultations/{consultationId}/opinion',
    record: 'write',
    summary: 'Says what the patient’s side thinks of it',
    description:
      'Free, and once: the same again changes nothing. Taken once it is EXECUTED, to the last day on which its chat is kept; it goes with the chat. It is no part of the medical record.',
    refusals: {
      ...OWN_REFUSALS,
      NOT_ENDED: 'It has not taken place, or its last day is over.',
      GIVEN: 'Another opinion is kept already.',
    },
    byStatus: { 409: 'NOT_ENDED' },
    example: {
      input: { consultationId, patientId, text: 'Lekarz wszystko wyjaśnił.' },
      output: {
        ...liveState,
        status: 'EXECUTED',
        endedAt: '2026-10-20T06:01:30.000Z',
        keptUntil: '2027-01-18',
        opinionAt: liveState.at,
      },
    },
  })
    .input(z.object({ consultationId: Id, patientId: Id, text: ChatText }))
    .output(LiveState)
    .errors({ ...OWN_ERRORS, NOT_ENDED: { status: 409 }, GIVEN: { status: 409 } }),
};
