import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { entriesForContext, readBookingContext } from '#app/domain/bookings/booking-context.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { isBookable } from '#app/domain/bookings/catalogue.ts';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import { knownAddress } from '#app/domain/patients/address.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import {
  bookingJourney as journey,
  chosenPatientId,
  serviceAnswer,
  type BookingStep,
} from '#app/journeys/booking/journey.ts';
import { back, change, firstUnanswered, isReachable, next, progress } from '#app/journeys/engine.ts';
import { checkService, serviceFacts } from '#app/routes/bookings/new/what/service-choice.server.ts';
import { guestCatalog } from '#app/services/provider/dictionaries.server.ts';
import { openToEveryone, requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { RouteArgs, PortalRequest } from '#app/services/request/portal-request.server.ts';

export const JOURNEY = 'booking';
const MODULE = { module: 'bookingsModule' } as const;

export type Draft = { id: string; answers: BookingAnswers; patients: Patient[] };
export type DraftRequest = AccountRequest & { draft: Draft; step: BookingStep };

/** The address of a step; `query` goes behind the draft's id. */
export function stepPath(draftId: string, step: BookingStep, query: Record<string, string> = {}) {
  const path = journey.pages[step].path ?? '/newbooking';
  return `${path}?${new URLSearchParams({ draft: draftId, ...query }).toString()}`;
}

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

/** Where a new draft begins: its first open step; a service that the address names is shown there. */
export function wizardStart(request: AccountRequest, { id, answers }: Draft) {
  const step = firstUnanswered({ journey, answers });
  const service = readBookingContext(request.url.searchParams)?.medicalServiceCode;
  return stepPath(id, step, step === 'services' && service ? { service } : {});
}

/**
 * Guard of a wizard's step: the account's own draft (another's and a missing one are the same 404), opened no further
 * than it is answered (B§2); a step too far leads to the first one without an answer, a draft that has become a booking
 * to its result.
 */
export async function requireDraft(args: RouteArgs, step: BookingStep): Promise<DraftRequest> {
  const request = await requireAccount(args, MODULE);
  const id = request.url.searchParams.get('draft');
  if (!id) throw redirect('/newbooking', 303);

  const { store } = request.context.portal;
  const { accountId } = request.session;
  const stored = await store.drafts.find({ id, accountId, journey: JOURNEY, now: request.now.getTime() });
  const done = BookedDraft.safeParse(stored);
  if (done.success) throw redirect(resultPath(id, done.data.booked), 303);
  const answers = BookingAnswers.safeParse(stored);
  if (!answers.success) throw notFound();

  const patients = await request.provider.patients.list();
  const draft = { id, answers: answers.data, patients };
  if (!isReachable({ journey, answers: draft.answers, step })) {
    throw redirect(stepPath(id, firstUnanswered({ journey, answers: draft.answers })), 303);
  }
  return { ...request, draft, step };
}

/** Guard of the public step: a guest browses, a signed-in patient has a draft, and a draft has an account. */
export async function requireDraftOrGuest(
  args: RouteArgs,
  step: BookingStep,
): Promise<{ request: PortalRequest; draftRequest: DraftRequest | null }> {
  const request = await openToEveryone(args, MODULE);
  const isGuest = !request.session && !request.url.searchParams.has('draft');
  return { request, draftRequest: isGuest ? null : await requireDraft(args, step) };
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

/** Of a move with the draft, which knows the time before. */
function resultPath(draftId: string, { system, systemId, movedFrom }: BookedDraft['booked']) {
  const path = `/newbooking/result/${encodeURIComponent(system)}/${encodeURIComponent(systemId)}`;
  return movedFrom ? `${path}?draft=${draftId}` : path;
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

/** What every address of the step carries on: the draft, and the way back while an answer of the summary is changed. */
export const carriedBy = ({ draft, url }: DraftRequest): Record<string, string> => ({
  draft: draft.id,
  ...(isChange(url) ? { return: 'summary' } : {}),
});

const isChange = (url: URL) => url.searchParams.get('return') === 'summary';

/**
 * 303 onwards: the next step; after a first answer past the steps that are answered already (a service that the address
 * named, A-06); back to the summary when that is where the patient came from.
 */
export async function onwards(
  request: DraftRequest,
  { draft, cleared }: { draft: Draft; cleared: BookingStep[] },
) {
  const { answers } = draft;
  const isFirst = request.draft.answers[request.step] === undefined;
  const following =
    isFirst || isChange(request.url) ? undefined : next({ journey, answers, step: request.step });
  const isOpen = following && isReachable({ journey, answers, step: following });
  const to = stepPath(draft.id, isOpen ? following : firstUnanswered({ journey, answers }));
  if (cleared.length === 0) return redirect(to, 303);
  return redirectWithNotice(request, to, { key: 'bookings:new.cleared', kind: 'notice' });
}

/** What stands around each step: the way back, "Krok 2 z 4", and the choices made so far. */
export function stepFrame({ draft: { id, answers, patients }, step, language, url, t }: DraftRequest) {
  const { n, of } = progress({ journey, answers, step });
  const before = back({ journey, answers, step });
  const patient = patients.find((one) => one.id === chosenPatientId(answers));
  const choices = choicesMade({
    patientCount: answers.facts.patientCount,
    patientName: patient && fullName(patient),
    service: answers.services,
    currentFrom: answers.facts.moved?.dateFrom,
    dateFrom: answers.dates?.dateFrom,
    language,
  });

  const wayBack = before
    ? { href: stepPath(id, before), label: t('bookings:new.back') }
    : wayOut({ answers, t });

  return {
    back: isChange(url) ? { href: stepPath(id, 'summary'), label: t('bookings:new.backToSummary') } : wayBack,
    step: { number: n, count: of },
    choices: choices.map(({ name, value }) => ({ name, value })),
  };
}

/** From the first step: to the booking that is being moved, or to the list. */
function wayOut({ answers: { facts }, t }: { answers: BookingAnswers; t: PortalRequest['t'] }) {
  const { hisBookingId, moved } = facts;
  if (!hisBookingId || !moved) return { href: '/bookings', label: t('bookings:details.back') };
  const href = bookingPath({ system: moved.system, systemId: hisBookingId });
  return { href, label: t('bookings:cancel.back') };
}
