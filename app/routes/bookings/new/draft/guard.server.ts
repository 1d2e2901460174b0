import type { BookingStep } from '#app/journeys/booking/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { openToEveryone, requireAccount } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';
import { openPatientStep } from '#app/services/wizard/guard.server.ts';
import { beginningOf } from './beginning.server.ts';
import type { DraftRequest } from './drafts.server.ts';

/** Guard of a step of the booking wizard (B§2): its draft, with everybody for whom the account may book. */
export const requireDraft = async (args: RouteArgs, step: BookingStep): Promise<DraftRequest> =>
  openPatientStep(bookingWizard, await requireAccount(args), {
    step,
    at: 'patients',
    patientIdOf: chosenPatientId,
    begin: async (asking, start) =>
      (await beginningOf(asking, { start, patients: await patientsOf(asking) })).answers,
  });

/** Guard of the public step: a guest browses, a signed-in patient has a draft, and a draft has an account. */
export async function requireDraftOrGuest(
  args: RouteArgs,
  step: BookingStep,
): Promise<{ request: PortalRequest; draftRequest: DraftRequest | null }> {
  const request = await openToEveryone(args);
  const isGuest = !request.session && !request.url.searchParams.has('draft');
  return { request, draftRequest: isGuest ? null : await requireDraft(args, step) };
}
