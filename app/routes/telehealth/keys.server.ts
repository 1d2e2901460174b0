import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** The keys with which the calls of a booking's teleconsultation are asked; null of a visit. */
export function keysOf(
  { session }: Pick<AccountRequest, 'session'>,
  { patient, teleconsultationId, medicalCaseId }: Booking,
) {
  if (!teleconsultationId || !medicalCaseId) return null;
  const { accountId } = session;
  return { accountId, patient: patient.id, case: medicalCaseId, consultation: teleconsultationId };
}
