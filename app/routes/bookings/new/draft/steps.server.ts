import { namedAt } from '#app/domain/bookings/booking-context.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { wayOutOf } from '#app/services/appointments/chosen-facts.server.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';
import { carriedOf, frameOfStep, leadOnwards, type Outcome } from '#app/services/wizard/steps.server.ts';
import { chosenSoFar } from './chosen.server.ts';
import type { Draft, DraftRequest } from './drafts.server.ts';

/** The fields that every address of the step carries on: the draft, and the way back while an answer of the summary is changed. */
export const carriedBy = (request: DraftRequest) => carriedOf(wizard, request);

type Answered = Outcome<BookingAnswers, Draft>;

/** 303 onwards; a service that the address named is chosen by its place, and `refusal` says why an answer that was there is not any more. */
export function onwards(request: DraftRequest, answered: Answered) {
  const { draft } = answered;
  const isFirst = request.draft.answers[request.step] === undefined;
  const step = firstUnanswered({ journey: wizard.journey, answers: draft.answers });
  const start =
    isFirst && !answered.refusal ? startOfDraft(request, { name: wizard.name, id: draft.id }) : null;
  return leadOnwards(wizard, request, { ...answered, query: namedAt(step, start) });
}

/** The frame around each step: the way back, the stages, and the choices made so far. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, {
    wayOut: wayOutOf(request, request.draft.answers.facts),
    chosen: chosenSoFar(request),
  });
