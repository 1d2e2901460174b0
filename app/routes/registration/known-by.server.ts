import type { KnownByAnswer } from '#app/journeys/person-answers.ts';
import type { RegistrationAnswers } from '#app/journeys/registration/draft.ts';
import { answerSaying, type DraftRequest } from './draft.server.ts';

/** The fields of a step about by what somebody is known, as they were answered. */
export const knownByStored = <Stored extends KnownByAnswer>(stored: Stored | undefined) =>
  stored && { ...stored, knownBy: stored.isForeigner ? 'DOCUMENT' : 'PESEL' };

type Step = 'own' | 'person';
const DOCUMENT_OF = { own: 'ownDocument', person: 'document' } as const;

/** Stores by what somebody is known, and says it when a document that was typed is asked for no more. */
export function answerKnownBy<Its extends Step>(
  request: DraftRequest,
  { step, value }: { step: Its; value: KnownByAnswer & NonNullable<RegistrationAnswers[Its]> },
) {
  const hadDocument = request.draft.answers[DOCUMENT_OF[step]] !== undefined;
  const said = hadDocument && !value.isForeigner ? 'registration:cleared.document' : null;
  return answerSaying(request, { step, value }, said);
}
