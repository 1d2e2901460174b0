import { redirect } from '@remix-run/node';
import { BookedDraft, BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney as journey, type BookingStep } from '#app/journeys/booking/journey.ts';
import { firstUnanswered, isReachable } from '#app/journeys/engine.ts';
import { wizardStartOf } from '#app/domain/bookings/wizard-start.ts';
import { openToEveryone, requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { UNREADABLE } from '#app/services/store/drafts.server.ts';
import { beginningOf } from './beginning.server.ts';
import { startOfDraft } from './draft-id.server.ts';
import { storedDraft, type DraftRequest } from './drafts.server.ts';
import { resultPath, stepPath } from './paths.server.ts';

/**
 * Guard of a wizard's step: the account's own draft (another's and a missing one are the same 404), stored or only
 * begun, opened no further than it is answered (B§2); a step too far leads to the first one without an answer, a draft that has become a booking
 * to its result.
 */
export async function requireDraft(args: RouteArgs, step: BookingStep): Promise<DraftRequest> {
  const request = await requireAccount(args);
  const id = request.url.searchParams.get('draft');
  if (!id) throw redirect(`/newbooking${queryOf(wizardStartOf(request.url.searchParams))}`, 303);

  const stored = await storedDraft(request, id);
  // The list of visits says that it cannot be opened, and what to do.
  if (stored === UNREADABLE) throw redirect('/bookings', 303);
  const done = BookedDraft.safeParse(stored);
  if (done.success) throw redirect(resultPath(id, done.data.booked), 303);
  const known = knownOf(request, { id, stored });
  const patients = await patientsOf(request);
  const { answers } = 'answers' in known ? known : await beginningOf(request, { ...known, patients });
  const draft = { id, answers, patients };
  if (!isReachable({ journey, answers: draft.answers, step })) {
    throw redirect(stepPath(id, firstUnanswered({ journey, answers: draft.answers })), 303);
  }
  return { ...request, draft, step };
}

/** B§2: a step's address without a draft names what is wanted, as the wizard's entry does. */
const queryOf = (start: URLSearchParams) => (start.size > 0 ? `?${start.toString()}` : '');

type Known = { answers: BookingAnswers } | { start: URLSearchParams };

/** The stored answers, or what the wizard was entered with when nothing is stored yet; 404 for a name that was never issued. */
function knownOf(request: AccountRequest, { id, stored }: { id: string; stored: unknown }): Known {
  const kept = BookingAnswers.safeParse(stored);
  if (kept.success) return { answers: kept.data };
  const start = startOfDraft(request, id);
  if (!start) throw notFound();
  return { start };
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
