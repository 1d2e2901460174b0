import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { BookedDraft } from '#app/journeys/teleconsultation/draft.ts';
import { resultPath, teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { bookedNotice } from '#app/services/appointments/booked.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { draftsOf, storeDone } from '#app/services/wizard/drafts.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

/** Each answer takes a refusal with it. */
export const { answer, withFacts, newId, openPath, stepPath, changePath, discardPath } = draftsOf(wizard, {
  isRefused: undefined,
});

type Finished = { booked: BookedDraft['booked']; notices: Parameters<typeof redirectWithNotice>[2] };

/** 303 to the result; every later request of this draft is led there too (Back, another tab, a lost answer). */
export async function finishDraft(request: DraftRequest, { booked, notices }: Finished) {
  const done: BookedDraft = { booked };
  await storeDone(request, { wizard, id: request.draft.id, done });
  return redirectWithNotice(request, resultPath(request.draft.id, booked), notices);
}

/** The same of one at a set time, which is booked or moved. */
export function finishPlanned(request: DraftRequest, { system, systemId, dateFrom }: Booking) {
  const movedFrom = request.draft.answers.facts.moved?.dateFrom;
  const notices = bookedNotice(request, { dateFrom, movedFrom });
  return finishDraft(request, { booked: { system, systemId, movedFrom }, notices });
}
