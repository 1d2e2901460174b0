import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { entriesForContext, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { isBookable } from '#app/domain/bookings/catalogue.ts';
import { knownAddress } from '#app/domain/patients/address.ts';
import type { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import {
  bookingJourney as journey,
  chosenPatientId,
  serviceAnswer,
  type BookingStep,
} from '#app/journeys/booking/journey.ts';
import { change } from '#app/journeys/engine.ts';
import { checkService, serviceFacts } from '#app/routes/bookings/new/what/service-choice.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { guestCatalog } from '#app/services/provider/dictionaries.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { resultPath } from './paths.server.ts';

export const JOURNEY = 'booking';

export type Draft = { id: string; answers: BookingAnswers; patients: Patient[] };
export type DraftRequest = AccountRequest & { draft: Draft; step: BookingStep };

type Given = Partial<Omit<BookingAnswers, 'facts'>> & { facts?: Partial<BookingAnswers['facts']> };

/** A new draft of the account, with what is known from the start. */
export async function createDraft(
  request: AccountRequest,
  patients: Patient[],
  given: Given = {},
): Promise<Draft> {
  const [only] = patients;
  const answers: BookingAnswers = {
    ...given,
    facts: {
      ...given.facts,
      patientCount: patients.length,
      ...(patients.length === 1 && only
        ? { onlyPatientId: only.id, address: knownAddress(only.address) }
        : {}),
    },
  };
  const { store } = request.context.portal;
  const now = request.now.getTime();
  const id = await store.drafts.create({
    accountId: request.session.accountId,
    journey: JOURNEY,
    answers,
    now,
  });
  return { id, answers, patients };
}

/** The draft with the service that the address names, when the name leads to one entry that is booked here. */
export async function withContext(request: AccountRequest, draft: Draft): Promise<Draft> {
  const context = readBookingContext(request.url.searchParams);
  if (!context) return draft;
  const [entry, ...others] = entriesForContext({ entries: await guestCatalog(request), context }).filter(
    isBookable,
  );
  if (!entry || others.length > 0) return draft;

  const patientId = chosenPatientId(draft.answers);
  const checked = patientId
    ? await checkService(request, { patientId, availabilityId: entry.availabilityId })
    : { entry };
  if ('refusal' in checked) return draft;
  const value = serviceAnswer(entry);
  const facts = await serviceFacts(request, entry);
  return (await answer(request, draft, { step: 'services', value, facts })).draft;
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
  const changed = change({ journey, answers: draft.answers, step, value, facts });
  const { store } = request.context.portal;
  await store.drafts.save({
    id: draft.id,
    accountId: request.session.accountId,
    answers: changed.answers,
    now: request.now.getTime(),
  });
  return { draft: { ...draft, answers: changed.answers }, cleared: changed.cleared };
}

/** Stores what is known beside the answers; nothing falls. */
export async function saveFacts(
  request: AccountRequest,
  { id, answers }: Draft,
  facts: Partial<BookingAnswers['facts']>,
) {
  await request.context.portal.store.drafts.save({
    id,
    accountId: request.session.accountId,
    answers: { ...answers, facts: { ...answers.facts, ...facts } },
    now: request.now.getTime(),
  });
}

/** 303 to the booking's result, where every later request of this draft is led too (Back, another tab, a lost answer). */
export async function finishDraft(
  request: DraftRequest,
  { system, systemId, movedFrom }: BookedDraft['booked'],
  notice?: TextKey,
) {
  const booked = { system, systemId, movedFrom };
  await request.context.portal.store.drafts.save({
    id: request.draft.id,
    accountId: request.session.accountId,
    answers: { booked } satisfies BookedDraft,
    now: request.now.getTime(),
    isListed: false,
  });
  const to = resultPath(request.draft.id, booked);
  return notice ? redirectWithNotice(request, to, notice) : redirect(to, 303);
}
