import { redirect } from '@remix-run/node';
import type { StepFrame } from '#app/components/bookings/step-page.tsx';
import { readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, stageOf, type BookingStep } from '#app/journeys/booking/journey.ts';
import { back, firstUnanswered, isReachable, next } from '#app/journeys/engine.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { chosenSoFar, stagesFor } from './chosen.server.ts';
import { startOfDraft } from './draft-id.server.ts';
import type { Draft, DraftRequest } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

type NewDraft = Pick<Draft, 'id' | 'answers'>;

/** A draft's first open step, with nothing named. */
export const openStepPath = ({ id, answers }: NewDraft) =>
  stepPath(id, firstUnanswered({ journey, answers }));

/** Where a new draft begins: its first open step; a service that the address names is shown there. */
export function firstStepPath(request: AccountRequest, { id, answers }: NewDraft) {
  const step = firstUnanswered({ journey, answers });
  const service = readBookingContext(request.url.searchParams)?.medicalServiceCode;
  return stepPath(id, step, step === 'services' && service ? { service } : {});
}

/** What every address of the step carries on: the draft, and the way back while an answer of the summary is changed. */
export const carriedBy = ({ draft, url }: DraftRequest): Record<string, string> => ({
  draft: draft.id,
  ...(isChange(url) ? { return: 'summary' } : {}),
});

const isChange = (url: URL) => url.searchParams.get('return') === 'summary';

/**
 * 303 onwards: the next step; after a first answer past the steps that are answered already (a service that the address
 * named, A-06); back to the summary when that is where the patient came from. `refusal`: why an answer that was there is not any more.
 */
export async function onwards(
  request: DraftRequest,
  { draft, cleared, refusal }: { draft: Draft; cleared: BookingStep[]; refusal?: TextKey },
) {
  const { answers } = draft;
  const isFirst = request.draft.answers[request.step] === undefined;
  const following =
    isFirst || isChange(request.url) ? undefined : next({ journey, answers, step: request.step });
  const isOpen = following && isReachable({ journey, answers, step: following });
  const step = isOpen ? following : firstUnanswered({ journey, answers });
  const named = isFirst && !refusal && step === 'services' ? serviceNamed(request, draft) : {};
  const to = stepPath(draft.id, step, named);
  if (refusal) return redirectWithNotice(request, to, { key: refusal, kind: 'error' });
  if (cleared.length === 0) return redirect(to, 303);
  return redirectWithNotice(request, to, { key: 'booking-wizard:cleared', kind: 'notice' });
}

/** A service with several places, which the wizard's address has named: it is shown at its places. */
function serviceNamed(request: DraftRequest, { id }: Draft): { service?: string } {
  const start = startOfDraft(request, id);
  const service = start && readBookingContext(start)?.medicalServiceCode;
  return service ? { service } : {};
}

/** What stands around each step: the way back, the stages, and the choices made so far. */
export function stepFrame(request: DraftRequest): StepFrame {
  const { draft, step, url, t } = request;
  const { id, answers } = draft;
  const before = back({ journey, answers, step });
  const wayBack = before
    ? { href: stepPath(id, before), label: t('booking-wizard:back') }
    : wayOut({ answers, t });

  return {
    back: isChange(url)
      ? { href: stepPath(id, 'summary'), label: t('booking-wizard:backToSummary') }
      : wayBack,
    stages: stagesFor(request, stageOf(step)),
    chosen: chosenSoFar(request),
  };
}

/** From the first step: to the booking that is being moved, or to the list. */
function wayOut({ answers: { facts }, t }: { answers: BookingAnswers; t: PortalRequest['t'] }) {
  const { hisBookingId, moved } = facts;
  if (!hisBookingId || !moved) return { href: '/bookings', label: t('bookings:details.back') };
  const href = bookingPath({ system: moved.system, systemId: hisBookingId });
  return { href, label: t('bookings:cancel.back') };
}
