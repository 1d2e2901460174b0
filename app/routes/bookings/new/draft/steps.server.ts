import { readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import type { BookingStep } from '#app/journeys/booking/journey.ts';
import { bookingWizard as wizard } from '#app/journeys/booking/wizard.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';
import { carriedOf, frameOfStep, leadOnwards } from '#app/services/wizard/steps.server.ts';
import { chosenSoFar } from './chosen.server.ts';
import type { Draft, DraftRequest } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

const { journey } = wizard;

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

/** The fields that every address of the step carries on: the draft, and the way back while an answer of the summary is changed. */
export const carriedBy = (request: DraftRequest) => carriedOf(wizard, request);

type Answered = {
  draft: Draft;
  cleared: BookingStep[];
  refusal?: TextKey;
  /** Where what stands in its way can be mended. */
  way?: { href: string; words: TextKey } | undefined;
};

/** 303 onwards; a service that the address named is chosen by its place, and `refusal` says why an answer that was there is not any more. */
export function onwards(request: DraftRequest, answered: Answered) {
  const isFirst = request.draft.answers[request.step] === undefined;
  const step = firstUnanswered({ journey, answers: answered.draft.answers });
  const isNamed = isFirst && !answered.refusal && step === 'services';
  const query = isNamed ? serviceNamed(request, answered.draft) : {};
  return leadOnwards(wizard, request, { ...answered, query });
}

/** A service with several places, which the wizard's address has named: it is shown at its places. */
function serviceNamed(request: DraftRequest, { id }: Draft): { service?: string } {
  const start = startOfDraft(request, { name: wizard.name, id });
  const service = start && readBookingContext(start)?.medicalServiceCode;
  return service ? { service } : {};
}

/** The frame around each step: the way back, the stages, and the choices made so far. */
export const stepFrame = (request: DraftRequest): StepFrame =>
  frameOfStep(wizard, request, {
    wayOut: wayOut({ answers: request.draft.answers, t: request.t }),
    chosen: chosenSoFar(request),
  });

/** Returns the way back from the first step: to the booking that is being moved, or to the list. */
function wayOut({ answers: { facts }, t }: { answers: BookingAnswers; t: PortalRequest['t'] }) {
  const { hisBookingId, moved } = facts;
  if (!hisBookingId || !moved) return { href: '/bookings', label: t('bookings:details.back') };
  const href = bookingPath({ system: moved.system, systemId: hisBookingId });
  return { href, label: t('bookings:cancel.back') };
}
