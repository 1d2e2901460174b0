import { redirect } from '@remix-run/node';
import { contextPathOf } from '#app/domain/bookings/booking-context.ts';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { answer, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { onwards } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { keepRefusal } from '#app/routes/teleconsultations/when/choosing.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { answerFor } from './answer.server.ts';
import { checkOffer, offered, offersOf } from './offer.server.ts';
import { withDeclarationWay } from '#app/services/appointments/declaration-way.server.ts';

type Chosen = Response | { refusals: ErrorText[] };

/** Chooses a service for the draft; a time of another one is given back. One "now" is checked at once, for it has no time. */
export async function chooseService(request: DraftRequest, availabilityId: string): Promise<Chosen> {
  const patientId = chosenPatientId(request.draft.answers);
  if (!patientId) return { refusals: ['teleconsultation:patients.required'] };
  const checked = await checkOffer(request, { patientId, availabilityId });
  if ('refusal' in checked)
    return { refusals: [await withDeclarationWay(request, checked.refusal, { ...checked, patientId })] };

  const { offer } = checked;
  const { dates } = request.draft.answers;
  const kept = await answerFor(request, { patientId, offer });
  if ('refusals' in kept) {
    await keepRefusal(request, kept.errors);
    return kept;
  }
  const chosen = await answer(request, request.draft, { step: 'services', ...kept });
  const isTimeLost = dates !== undefined && !isMove(request.draft.answers);
  if (isTimeLost && (offer.isNow || chosen.draft.answers.dates === undefined))
    await request.provider.timeSlots.releaseHold();
  return onwards(request, chosen);
}

/** A guest goes to sign-in with the choice, and comes back to what follows it. */
export async function chooseAsGuest(request: PortalRequest, availabilityId: string): Promise<Chosen> {
  const found = offered(await offersOf(request, undefined)).find(
    ({ entry }) => entry.availabilityId === availabilityId,
  );
  if (!found) return { refusals: ['teleconsultation:services.unknown'] };

  const path = contextPathOf('teleconsultation', found.entry);
  // Who is signed in already and cannot have one meets the reason at the entry.
  return redirect(request.session ? path : path.replace(TELECONSULTATION_PATH, '/login'), 303);
}
