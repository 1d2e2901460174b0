import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { plainText } from '#app/domain/text.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { patientOf } from '#app/services/appointments/words.server.ts';

/** B§8: a visit is canceled; whose and which one, where the account acts for several. */
export async function canceledNotice({ booking, request }: { booking: Booking; request: PortalRequest }) {
  const { whose } = await patientOf({ booking, request });
  if (whose === null) return { key: 'bookings:cancel.done' } as const;
  const values = {
    name: whose,
    service: plainText(booking.service.name),
    when: textIn(request.language).formatDateTime(booking.dateFrom),
  };
  return { key: 'bookings:cancel.doneOf', values } as const;
}

/** what was paid comes back, and whom to ask about it. */
export const refundNotice = ({ organizationUnit: { contact } }: Booking) =>
  ({ key: 'bookings:cancel.refund', kind: 'notice', next: { phone: contact.phoneNumber } }) as const;

/** C-91: a payment that was under way may still take the money, and then it comes back. */
export const mayComeBackNotice = ({ organizationUnit: { contact } }: Booking) =>
  ({ key: 'bookings:cancel.mayComeBack', kind: 'notice', next: { phone: contact.phoneNumber } }) as const;
