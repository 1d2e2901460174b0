import type { BookedDraft, TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import type { TeleconsultationStep } from '#app/journeys/teleconsultation/journey.ts';
import { resultPath, teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { storeAnswer, storeDone, storeFacts } from '#app/services/wizard/drafts.server.ts';
import type { Draft, DraftRequest } from './draft-request.server.ts';

type Facts = TeleconsultationAnswers['facts'];
type Changes<Step extends TeleconsultationStep> = {
  step: Step;
  value: TeleconsultationAnswers[Step];
  facts?: Partial<Facts>;
};

/** Stores an answer; what depends on a changed one falls, a refusal too. Returns the draft after it, and what has fallen. */
export const answer = <Step extends TeleconsultationStep>(
  request: DraftRequest,
  draft: Draft,
  { step, value, facts }: Changes<Step>,
) => storeAnswer(wizard, request, { draft, step, value, facts: { isRefused: undefined, ...facts } });

/** Stores what is known beside the answers; nothing falls. */
export const saveFacts = ({ draft, ...request }: DraftRequest, facts: Partial<Facts>) =>
  storeFacts(wizard, request, { draft, facts });

type Finished = { booked: BookedDraft['booked']; notices: Parameters<typeof redirectWithNotice>[2] };

/** 303 to the result; every later request of this draft is led there too (Back, another tab, a lost answer). */
export async function finishDraft(request: DraftRequest, { booked, notices }: Finished) {
  const done: BookedDraft = { booked };
  await storeDone(request, { wizard, id: request.draft.id, done });
  return redirectWithNotice(request, resultPath(request.draft.id, booked), notices);
}
