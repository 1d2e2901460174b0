import { isForGood } from '#app/domain/bookings/validation.ts';
import type { BookedDraft } from '#app/journeys/appointment.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingWizard as wizard, resultPath } from '#app/journeys/booking/wizard.ts';
import { bookedNotice } from '#app/services/appointments/booked.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { draftsOf, storeDone } from '#app/services/wizard/drafts.server.ts';
import type { PatientStep } from '#app/services/wizard/guard.server.ts';

export type DraftRequest = PatientStep<BookingAnswers>;
export type Draft = DraftRequest['draft'];

/** Each answer takes a refusal with it. */
export const { answer, withFacts, newId, openPath, stepPath, changePath } = draftsOf(wizard, {
  isRefused: undefined,
});

/** Nobody is offered to finish what was refused for good. */
export async function keepRefusal(request: DraftRequest, errors: readonly { code: string }[]) {
  if (errors.some(isForGood)) await withFacts(request, { isRefused: true });
}

/**
 * 303 to the booking's result, which says that it is done and when the visit is; every later request of this draft is led there too
 * (Back, another tab, a lost answer), and says it no more. `further` is what was done besides.
 */
export async function finishDraft(
  request: DraftRequest,
  { system, systemId, movedFrom, dateFrom }: BookedDraft['booked'] & { dateFrom: string },
  further: readonly TextKey[] = [],
) {
  const booked = { system, systemId, movedFrom };
  const done: BookedDraft = { booked };
  await storeDone(request, { wizard, id: request.draft.id, done });
  const notices = [bookedNotice(request, { dateFrom, movedFrom }), ...further.map((key) => ({ key }))];
  return redirectWithNotice(request, resultPath(request.draft.id, booked), notices);
}
