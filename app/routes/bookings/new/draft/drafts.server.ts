import type { Patient } from '#contract/patients/schemas.ts';
import { isForGood } from '#app/domain/bookings/validation.ts';
import type { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, type BookingStep } from '#app/journeys/booking/journey.ts';
import { change } from '#app/journeys/engine.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { resultPath } from './paths.server.ts';

export const JOURNEY = 'booking';

export type Draft = { id: string; answers: BookingAnswers; patients: Patient[] };
export type DraftRequest = AccountRequest & { draft: Draft; step: BookingStep };

/** What is stored under a draft's name; null for another account's draft and for one that is over as for none. */
export const storedDraft = (request: AccountRequest, id: string): Promise<unknown> =>
  request.context.portal.store.drafts.find({ ...ownedBy(request), id });

const ownedBy = ({ session, now }: AccountRequest) => ({
  accountId: session.accountId,
  journey: JOURNEY,
  now: now.getTime(),
});

/** Stores a draft; the first time it may push out the account's oldest, and the next page says so. */
async function saveDraft(request: AccountRequest, { id, answers }: Pick<Draft, 'id' | 'answers'>) {
  const { drafts } = request.context.portal.store;
  const { dropped } = await drafts.save({ ...ownedBy(request), id, answers });
  if (dropped > 0) await addNotices(request, { key: 'booking-wizard:oldestGone', kind: 'notice' });
}

type Changes<Step extends BookingStep> = {
  step: Step;
  value: BookingAnswers[Step];
  facts?: Partial<BookingAnswers['facts']>;
};

/** Stores an answer; what depends on a changed one falls. Returns the draft after it, and what has fallen. */
export async function answer<Step extends BookingStep>(
  request: AccountRequest,
  draft: Draft,
  { step, value, facts = {} }: Changes<Step>,
): Promise<{ draft: Draft; cleared: BookingStep[] }> {
  const changed = change({
    ...{ journey, answers: draft.answers, step, value },
    facts: { isRefused: undefined, ...facts },
  });
  await saveDraft(request, { id: draft.id, answers: changed.answers });
  return { draft: { ...draft, answers: changed.answers }, cleared: changed.cleared };
}

/** Stores what is known beside the answers; nothing falls. */
export async function saveFacts(
  request: AccountRequest,
  { id, answers }: Draft,
  facts: Partial<BookingAnswers['facts']>,
) {
  await saveDraft(request, { id, answers: { ...answers, facts: { ...answers.facts, ...facts } } });
}

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
  await request.context.portal.store.drafts.save({
    ...ownedBy(request),
    id: request.draft.id,
    answers: { booked } satisfies BookedDraft,
    isListed: false,
  });
  const values = { when: textIn(request.language).formatDateTime(dateFrom) };
  const done = movedFrom ? 'bookings:move.outcome' : 'booking-wizard:result.outcome';
  const notices = [{ key: done, values }, ...further.map((key) => ({ key }))] as const;
  return redirectWithNotice(request, resultPath(request.draft.id, booked), notices);
}
