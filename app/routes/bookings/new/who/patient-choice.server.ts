import type { Patient } from '#contract/patients/schemas.ts';
import { answer, type Draft, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { declarationWay } from '#app/services/appointments/declaration-way.server.ts';
import { checkService, isPossible } from '#app/services/appointments/service-check.server.ts';
import { knownAddress } from '#app/domain/patients/address.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import type { Outcome } from '#app/services/wizard/steps.server.ts';

/**
 * Chooses for whom the visit is; a time that was held for somebody else is given back. A service chosen before is checked
 * again for this patient and falls when it is not for them, and `refusal` says why.
 */
export async function choosePatient(
  request: DraftRequest,
  patient: Patient,
): Promise<Outcome<BookingAnswers, Draft> | { obstacle: TextKey }> {
  const { id: patientId } = patient;
  if (!(await isPossible(request, { patientId }))) return { obstacle: 'booking-wizard:lock' };

  const chosen = await answer(request, request.draft, {
    step: 'patients',
    value: { patientId },
    facts: { address: knownAddress(patient.address) },
  });
  if (chosen.cleared.length > 0) await request.provider.timeSlots.releaseHold();
  const { services } = chosen.draft.answers;
  if (!services) return chosen;

  const checked = await checkService(request, { patientId, availabilityId: services.availabilityId });
  if ('entry' in checked) return chosen;
  const without = await answer(request, chosen.draft, { step: 'services', value: undefined });
  const { lacks, refusal } = checked;
  const service = services.medicalServiceCode;
  const way = await declarationWay(request, { lacks, patientId, draft: request.draft.id, service });
  return { draft: without.draft, cleared: ['services'], refusal, way };
}
