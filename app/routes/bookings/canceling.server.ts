import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { ProviderClient } from '#contract/index.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { documentOfBooking } from '#app/services/second-steps/booking-document.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';

export type CancelError = Extract<InferClientErrors<ProviderClient>['bookings']['cancel'], { code: string }>;

/** `half`: the booking is canceled, and the telehealth system has not taken it yet. */
export type Canceled = { error: CancelError } | 'full' | { canceled: Booking; isHalf: boolean };

/** Cancels a booking; the telehealth system is told of a teleconsultation as a second step (A-85, B-33). @throws outages */
export async function cancelBooking(request: AccountRequest, booking: Booking): Promise<Canceled> {
  const { system, systemId, teleconsultationId, patient } = booking;
  const cancel = () => safe(request.provider.bookings.cancel({ system, id: systemId }));
  if (teleconsultationId === undefined) {
    const [error, canceled] = await cancel();
    if (isDefinedError(error)) return { error };
    if (error) throw error;
    return { canceled, isHalf: false };
  }

  const told: { error?: CancelError; canceled?: Booking } = {};
  const document = documentOfBooking(booking);
  try {
    const kept = await portalSteps.runOrKeep(request, {
      kind: 'consultationCanceled',
      patientId: patient.id,
      documentId: document,
      input: { teleconsultationId },
      async first() {
        const [error, canceled] = await cancel();
        if (isDefinedError(error)) told.error = error;
        if (error) throw error;
        told.canceled = canceled;
        return { documentId: document };
      },
    });
    if (kept === 'full') return 'full';
    return { canceled: told.canceled ?? booking, isHalf: kept.second !== 'done' };
  } catch (error) {
    if (told.error) return { error: told.error };
    throw error;
  }
}
