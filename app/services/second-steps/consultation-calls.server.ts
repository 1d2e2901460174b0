import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { bookingOfDocument } from './booking-document.ts';
import type { ConsultationCalls } from './calls.ts';

/** Both systems' side of teleconsultations, on behalf of the request's session. */
export const consultationCalls = ({
  provider,
  session,
}: Pick<AccountRequest, 'provider' | 'session'>): ConsultationCalls => ({
  cancel: ({ patientId, teleconsultationId }) =>
    provider.teleconsultations.cancel({ accountId: session.accountId, x: patientId, teleconsultationId }),
  async isBookingCanceled(document) {
    const { system, systemId } = bookingOfDocument(document);
    return (await provider.bookings.get({ system, id: systemId })).status === 'CANCELED';
  },
});
