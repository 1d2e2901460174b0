import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, chosenPatientId } from '#app/journeys/booking/journey.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { closedView, storedDrafts } from '#app/services/forms/stored-drafts.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';
import { JOURNEY, storedDraft } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

/**
 * The bookings that the account has begun and not finished, the last changed first: what was chosen in each, and the
 * ways on. Of several for the same thing the last changed one stands for all. Apart from them those that cannot be opened.
 */
export async function unfinishedOf(request: AccountRequest, patients: readonly Patient[]) {
  const listed = new Set<string>();
  const { drafts, closed } = await storedOf(request);
  const unfinished = drafts.flatMap(({ id, answers, changedAt, endsAt }) => {
    const purpose = purposeOf(answers);
    if (purpose === null || listed.has(purpose)) return [];
    listed.add(purpose);
    return [unfinishedView({ request, patients, draft: { id, answers }, changedAt, endsAt })];
  });
  return { unfinished, closed: closedView(request, closed, discardPath) };
}

const storedOf = (request: AccountRequest) =>
  storedDrafts(request, { journey: JOURNEY, schema: BookingAnswers });

/**
 * Which service a draft is to book for whom, or which booking it moves. Null when there is nothing to go on with: no
 * service is chosen, for a refused one leaves none, or the booking was refused for good.
 */
function purposeOf(answers: BookingAnswers) {
  const { services, facts } = answers;
  if (!services || facts.isRefused) return null;
  return JSON.stringify([chosenPatientId(answers), services.medicalServiceCode, facts.hisBookingId]);
}

function unfinishedView({
  request,
  patients,
  draft: { id, answers },
  changedAt,
  endsAt,
}: {
  request: AccountRequest;
  patients: readonly Patient[];
  draft: { id: string; answers: BookingAnswers };
  changedAt: number;
  endsAt: number;
}) {
  return {
    id,
    /** Absent while nobody is chosen. */
    patientId: chosenPatientId(answers),
    service: answers.services?.serviceName ?? null,
    isMove: answers.facts.hisBookingId !== undefined,
    /** When the visit is that is being moved, and stays until then. */
    currentFrom: answers.facts.moved?.dateFrom ?? null,
    choices: choicesOf({ answers, patients, request }),
    patient: patients.length > 1 ? (nameOf({ answers, patients, request }) ?? null) : null,
    left: firstUnanswered({ journey, answers }),
    changedAt: new Date(changedAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    continuePath: stepPath(id, firstUnanswered({ journey, answers })),
    discardPath: discardPath(id),
  };
}

const discardPath = (id: string) => `/newbooking/discard?${new URLSearchParams({ draft: id }).toString()}`;

type Drafted = { answers: BookingAnswers; patients: readonly Patient[]; request: AccountRequest };

const nameOf = ({ answers, patients, request }: Drafted) =>
  patients.filter(({ id }) => id === chosenPatientId(answers)).map(personNames(request, patients))[0];

/** What was chosen in a draft, in words. */
export function choicesOf({ answers, patients, request }: Drafted) {
  const { services: service, dates, facts } = answers;
  return choicesMade({
    patientCount: patients.length,
    patientName: nameOf({ answers, patients, request }),
    service,
    currentFrom: facts.moved?.dateFrom,
    dateFrom: dates?.dateFrom,
    language: request.language,
  });
}

/** The account's own draft that the address names, its answers null when they cannot be opened; another's and a missing one are the same 404, a booked one leads where its steps lead. */
export async function unfinishedDraft(request: AccountRequest) {
  const id = request.url.searchParams.get('draft') ?? '';
  const stored = await storedDraft(request, id);
  const done = BookedDraft.safeParse(stored);
  if (done.success) throw redirect(stepPath(id, 'summary'), 303);
  const answers = BookingAnswers.safeParse(stored);
  if (!answers.success && stored !== UNREADABLE) throw notFound();
  return { id, answers: answers.data ?? null };
}

/**
 * Deletes the draft, with those that the list let it stand for, and gives back the time that was kept free for it; when
 * the provider does not answer, the time frees itself.
 */
export async function discardDraft(
  request: AccountRequest,
  { id, answers }: Awaited<ReturnType<typeof unfinishedDraft>>,
) {
  const purpose = answers && purposeOf(answers);
  const same = (await storedOf(request)).drafts.filter(
    (one) => purpose && purposeOf(one.answers) === purpose,
  );
  const { drafts } = request.context.portal.store;
  const { accountId } = request.session;
  for (const each of new Set([id, ...same.map((one) => one.id)])) {
    await drafts.remove({ id: each, accountId, journey: JOURNEY });
  }
  const timeSlotId = answers?.dates?.timeSlotId;
  if (!timeSlotId) return;
  const held = await orOutage(request.provider.timeSlots.currentHold());
  if (held.ok && held.data.hold?.timeSlotId === timeSlotId) {
    await orOutage(request.provider.timeSlots.releaseHold());
  }
}
