import type { Patient } from '#contract/patients/schemas.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import type { Outcome } from '#app/services/wizard/steps.server.ts';
import { isPossible } from '#app/services/appointments/service-check.server.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { answerFor } from '#app/routes/teleconsultations/what/answer.server.ts';
import { checkOffer } from '#app/routes/teleconsultations/what/offer.server.ts';
import { declarationWay } from '#app/services/appointments/declaration-way.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/**
 * Chooses for whom it is; a time that was held for somebody else is given back. A service chosen before is checked again for
 * this patient and falls when it is not for them, and `refusal` says why.
 */
export async function choosePatient(
  request: DraftRequest,
  { id: patientId }: Patient,
): Promise<Outcome<TeleconsultationAnswers, Draft> | { obstacle: TextKey }> {
  if (!(await isPossible(request, { patientId }))) return { obstacle: 'booking-wizard:lock' };

  const chosen = await answer(request, request.draft, { step: 'patients', value: { patientId } });
  if (chosen.cleared.includes('dates')) await request.provider.timeSlots.releaseHold();
  const { services } = chosen.draft.answers;
  if (!services) return chosen;

  const { availabilityId } = services;
  const checked = await checkOffer(request, { patientId, availabilityId });
  const kept = 'offer' in checked ? await answerFor(request, { patientId, offer: checked.offer }) : null;
  if (kept && 'value' in kept) {
    const again = await answer(request, chosen.draft, { step: 'services', ...kept });
    return { draft: again.draft, cleared: [...chosen.cleared, ...again.cleared] };
  }
  const without = await answer(request, chosen.draft, { step: 'services', value: undefined });
  if (!('refusal' in checked))
    return { draft: without.draft, cleared: ['services'], refusal: 'teleconsultation:services.notNow' };
  const way = await declarationWay(request, { ...checked, patientId });
  return { draft: without.draft, cleared: ['services'], refusal: checked.refusal, way };
}
