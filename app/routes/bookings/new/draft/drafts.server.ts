import type { Patient } from '#contract/patients/schemas.ts';
import { isForGood } from '#app/domain/bookings/validation.ts';
import type { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import type { BookingStep } from '#app/journeys/booking/journey.ts';
import { bookingWizard as wizard, resultPath } from '#app/journeys/booking/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { storeAnswer, storeDone, storeFacts } from '#app/services/wizard/drafts.server.ts';

export type Draft = { id: string; answers: BookingAnswers; patients: Patient[] };
export type DraftRequest = AccountRequest & { draft: Draft; step: BookingStep };

type Changes<Step extends BookingStep> = {
  step: Step;
  value: BookingAnswers[Step];
  facts?: Partial<BookingAnswers['facts']>;
};

/** Stores an answer; what depends on a changed one falls, a refusal too. Returns the draft after it, and what has fallen. */
export const answer = <Step extends BookingStep>(
  request: AccountRequest,
  draft: Draft,
  { step, value, facts }: Changes<Step>,
) => storeAnswer(wizard, request, { draft, step, value, facts: { isRefused: undefined, ...facts } });

/** Stores what is known beside the answers; nothing falls. */
export const saveFacts = (request: AccountRequest, draft: Draft, facts: Partial<BookingAnswers['facts']>) =>
  storeFacts(wizard, request, { draft, facts });

/** Nobody is offered to finish what was refused for good. */
export async function keepRefusal({ draft, ...request }: DraftRequest, errors: readonly { code: string }[]) {
  if (errors.some(isForGood)) await saveFacts(request, draft, { isRefused: true });
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
  const values = { when: textIn(request.language).formatDateTime(dateFrom) };
  const outcome = movedFrom ? 'bookings:move.outcome' : 'booking-wizard:result.outcome';
  const notices = [{ key: outcome, values }, ...further.map((key) => ({ key }))] as const;
  return redirectWithNotice(request, resultPath(request.draft.id, booked), notices);
}
