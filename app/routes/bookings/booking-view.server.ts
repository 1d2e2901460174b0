import type { Booking } from '#contract/bookings.ts';
import type { StatusKind } from '#app/components/page/index.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { cancelRefusal, effectiveStatus } from '#app/domain/bookings/status.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { textIn } from '#app/services/texts.ts';
import type { Visit } from '#app/services/visit.server.ts';

const STATUS_KINDS: Record<Booking['status'], StatusKind> = {
  SCHEDULED: 'planned',
  REGISTERED: 'waiting',
  EXECUTED: 'done',
  CANCELED: 'ended',
};

/** A booking as pages show it: words, in the visit's language and in Warsaw's time. */
export function bookingView({ booking, visit }: { booking: Booking; visit: Visit }) {
  const text = textIn(visit.language);
  const status = effectiveStatus(booking);
  const path = `/bookings/${encodeURIComponent(booking.system)}/${encodeURIComponent(booking.systemId)}`;
  const { contact } = booking.organizationUnit;

  return {
    path,
    service: booking.service.name,
    day: text.formatDayAndMonth(dayOf(booking.dateFrom)),
    when: text.formatDateTime(booking.dateFrom),
    until: text.formatTime(booking.dateTo),
    status: { kind: STATUS_KINDS[status], code: status, label: text.t(`bookings:status.${status}`) },
    patient: fullName(booking.patient),
    practitioner: booking.practitioner
      ? practitionerName(booking.practitioner)
      : text.t('bookings:facts.anyPractitioner'),
    unit: booking.organizationUnit.name,
    address: addressLines(booking.organizationUnit.address).join(', '),
    room: booking.room,
    phone: contact.phoneNumber,
    email: contact.email,
    preparation: booking.service.condition,
    description: booking.service.description,
    cancelRefusal: cancelRefusal({ booking, now: visit.now }),
  };
}
