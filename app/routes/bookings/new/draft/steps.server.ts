import { namedAt } from '#app/domain/bookings/booking-context.ts';
import type { ChosenFact } from '#app/components/wizard/chosen-panel.tsx';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import {
  chosenFacts,
  patientFact,
  wayOutOf,
  type Choosing,
} from '#app/services/appointments/chosen-facts.server.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';
import { frameOfStep, leadOnwards, type Outcome } from '#app/services/wizard/steps.server.ts';
import { stepPath, type Draft, type DraftRequest } from './drafts.server.ts';

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

const choosingOf = (request: DraftRequest): Choosing => ({
  request,
  pathTo: ({ step, service }) => stepPath(request.draft.id, step, service ? { service } : {}),
});

export const patientChosen = (request: DraftRequest): ChosenFact[] => patientFact(choosingOf(request));

/** The frame around each step: the way back, the stages, and the choices made so far (B§2, the wizard's breadcrumb). */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, {
    wayOut: wayOutOf(request, request.draft.answers.facts),
    chosen: chosenFacts(choosingOf(request)),
  });
