import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { wayOutOf } from '#app/services/appointments/chosen-facts.server.ts';
import { frameOfStep, leadOnwards, type Outcome } from '#app/services/wizard/steps.server.ts';
import { chosenSoFar } from './chosen.server.ts';
import { discardPath, type Draft, type DraftRequest } from './drafts.server.ts';
import { leaveLostSlot } from '#app/routes/teleconsultations/when/choosing.server.ts';
import { heldTime } from './hold.server.ts';

type Answered = Outcome<TeleconsultationAnswers, Draft>;

/** 303 onwards: to the next step, or back to the summary when an answer of it was changed; to the times when the time was lost meanwhile. */
export async function onwards(request: DraftRequest, answered: Answered) {
  const held = await heldTime(request, answered.draft.answers);
  if (held === 'lost') return leaveLostSlot({ ...request, draft: answered.draft });
  return leadOnwards(wizard, request, answered);
}

/** The frame around each step: the way back, the stages, the choices made so far, and until when the time is kept. */
export const stepFrame = (request: DraftRequest): StepFrame => ({
  ...frameOfStep(wizard, request, {
    wayOut: wayOutOf(request, request.draft.answers.facts),
    chosen: chosenSoFar(request),
  }),
  held: heldView(request),
});

/** Until when the time is kept, and where it is kept longer; null where none is held. */
export function heldView({ hold, draft, step }: DraftRequest) {
  if (!hold) return null;
  const { until, extensionsLeft } = hold;
  const query = new URLSearchParams({ draft: draft.id, from: step }).toString();
  return {
    hold: { until, extensionsLeft },
    extendPath: `${TELECONSULTATION_PATH}/hold?${query}`,
    noExtension: 'booking-wizard:summary.noExtension' as const,
    discardPath: discardPath(draft.id),
  };
}
