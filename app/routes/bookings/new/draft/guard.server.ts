import { chosenPatientId, type BookingStep } from '#app/journeys/booking/journey.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { requireDraftOf } from '#app/services/wizard/guard.server.ts';
import { beginningOf } from './beginning.server.ts';
import type { DraftRequest } from './drafts.server.ts';

/** Guard of a step of the booking wizard (B§2): its draft, with everybody for whom the account may book. */
export async function requireDraft(args: RouteArgs, step: BookingStep): Promise<DraftRequest> {
  const { draft, ...request } = await requireDraftOf(bookingWizard, args, {
    step,
    begin: async (asking, start) =>
      (await beginningOf(asking, { start, patients: await patientsOf(asking) })).answers,
  });
  const patients = await patientsOf(request);
  const chosen = chosenPatientId(draft.answers);
  // Whoever may act no more for whom it was begun chooses somebody else, or finds nothing.
  if (step !== 'patients' && chosen !== undefined && !patients.some(({ id }) => id === chosen)) {
    throw notFound();
  }
  return { ...request, draft: { ...draft, patients } };
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
