import { bookingPath } from '#app/domain/bookings/paths.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { carriedOf, frameOfStep, leadOnwards } from '#app/services/wizard/steps.server.ts';
import { chosenSoFar } from './chosen.server.ts';
import type { Draft, DraftRequest } from './draft-request.server.ts';

/** What every address of the step carries on: the draft, and the way back while an answer of the summary is changed. */
export const carriedBy = (request: DraftRequest) => carriedOf(wizard, request);

type Answered = {
  draft: Draft;
  cleared: TeleconsultationStep[];
  /** Why an answer that was there is not any more. */
  refusal?: TextKey | undefined;
  /** Where what stands in its way can be mended. */
  way?: { href: string; words: TextKey } | undefined;
};

/** 303 onwards: to the next step, or back to the summary when an answer of it was changed. */
export const onwards = (request: DraftRequest, answered: Answered) => leadOnwards(wizard, request, answered);

/** What stands around each step: the way back, the stages, and the choices made so far. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, { wayOut: wayOut(request), chosen: chosenSoFar(request) });

/** Returns the way back from the first step: to the booking that is being moved, or to the list. */
function wayOut({ draft, t }: DraftRequest) {
  const { hisBookingId, moved } = draft.answers.facts;
  if (!hisBookingId || !moved) return { href: wizard.listPath, label: t('bookings:details.back') };
  const href = bookingPath({ system: moved.system, systemId: hisBookingId });
  return { href, label: t('bookings:cancel.back') };
}
