import type { DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { documentOfBooking } from '#app/services/second-steps/booking-document.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';
import { timeOf, whoseConsultation } from './order.server.ts';

/**
 * B-55: a telehealth host of its own has made the consultation and no booking. Neither stands alone: it is taken back, at once or, while
 * the host does not answer, by the next visits.
 */
export async function undoAlone(
  request: DraftRequest,
  { teleconsultationId }: { teleconsultationId: string },
) {
  const { reservedId = teleconsultationId } = request.draft.answers.facts;
  const { system } = timeOf(request).timeSlot;
  const documentId = documentOfBooking({ system, systemId: reservedId });
  await portalSteps.runOrKeep(request, {
    kind: 'consultationCanceled',
    patientId: whoseConsultation(request).x,
    documentId,
    input: { teleconsultationId },
    first: () => Promise.resolve({ documentId }),
  });
}
