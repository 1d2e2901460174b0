import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, chosenPatientId } from '#app/journeys/booking/journey.ts';
import { firstUnanswered } from '#app/journeys/engine.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { JOURNEY, storedDraft } from './drafts.server.ts';
import { stepPath } from './paths.server.ts';

/** The bookings that the account has begun and not finished, the last changed first: what was chosen in each, and the ways on. */
export async function unfinishedOf(request: AccountRequest, patients: readonly Patient[]) {
  const { store } = request.context.portal;
  const { accountId } = request.session;
  const drafts = await store.drafts.list({ accountId, journey: JOURNEY, now: request.now.getTime() });
  return drafts.flatMap(({ id, answers, changedAt, endsAt }) => {
    const read = BookingAnswers.safeParse(answers);
    if (!read.success || !hasChoice(read.data)) return [];
    return [unfinishedView({ request, patients, draft: { id, answers: read.data }, changedAt, endsAt })];
  });
}

/** An empty wizard is nothing to go on with. */
const hasChoice = ({ facts: _, ...choices }: BookingAnswers) => Object.keys(choices).length > 0;

function unfinishedView({
  request: { language },
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
    choices: choicesOf({ answers, patients, language }),
    changedAt: new Date(changedAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    continuePath: stepPath(id, firstUnanswered({ journey, answers })),
    discardPath: `/newbooking/discard?${new URLSearchParams({ draft: id }).toString()}`,
  };
}

/** What was chosen in a draft, in words. */
export function choicesOf({
  answers,
  patients,
  language,
}: {
  answers: BookingAnswers;
  patients: readonly Patient[];
  language: AccountRequest['language'];
}) {
  const patient = patients.find((one) => one.id === chosenPatientId(answers));
  const { services: service, dates, facts } = answers;
  return choicesMade({
    patientCount: patients.length,
    patientName: patient && fullName(patient),
    service,
    currentFrom: facts.moved?.dateFrom,
    dateFrom: dates?.dateFrom,
    language,
  });
}

/** The account's own draft that the address names; another's and a missing one are the same 404, a booked one leads where its steps lead. */
export async function unfinishedDraft(request: AccountRequest) {
  const id = request.url.searchParams.get('draft') ?? '';
  const stored = await storedDraft(request, id);
  const done = BookedDraft.safeParse(stored);
  if (done.success) throw redirect(stepPath(id, 'summary'), 303);
  const answers = BookingAnswers.safeParse(stored);
  if (!answers.success) throw notFound();
  return { id, answers: answers.data };
}

/** Deletes the draft and gives back the time that was kept free for it; when the provider does not answer, the time frees itself. */
export async function discardDraft(
  request: AccountRequest,
  { id, answers }: Awaited<ReturnType<typeof unfinishedDraft>>,
) {
  await request.context.portal.store.drafts.remove({
    id,
    accountId: request.session.accountId,
    journey: JOURNEY,
  });
  const timeSlotId = answers.dates?.timeSlotId;
  if (!timeSlotId) return;
  const held = await orOutage(request.provider.timeSlots.currentHold());
  if (held.ok && held.data.hold?.timeSlotId === timeSlotId) {
    await orOutage(request.provider.timeSlots.releaseHold());
  }
}
