import { redirect } from '@remix-run/node';
import { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, type BookingStep } from '#app/journeys/booking/journey.ts';
import { firstUnanswered, isReachable } from '#app/journeys/engine.ts';
import { openToEveryone, requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { JOURNEY, type DraftRequest } from './drafts.server.ts';
import { resultPath, stepPath } from './paths.server.ts';

/**
 * Guard of a wizard's step: the account's own draft (another's and a missing one are the same 404), opened no further
 * than it is answered (B§2); a step too far leads to the first one without an answer, a draft that has become a booking
 * to its result.
 */
export async function requireDraft(args: RouteArgs, step: BookingStep): Promise<DraftRequest> {
  const request = await requireAccount(args);
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
  const request = await openToEveryone(args);
  const isGuest = !request.session && !request.url.searchParams.has('draft');
  return { request, draftRequest: isGuest ? null : await requireDraft(args, step) };
}
