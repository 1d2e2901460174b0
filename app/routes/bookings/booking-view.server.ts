import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { StatusKind } from '#app/components/page/index.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { bookingPath, movePath } from '#app/domain/bookings/paths.ts';
import { cancelRefusal, effectiveStatus, modifyRefusal } from '#app/domain/bookings/status.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { formatAmount } from '#app/domain/money.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { providerText } from '#app/domain/text.ts';
import { referralView } from './referral/view.server.ts';
import { bookingAttachments } from './attachments/view.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

const STATUS_KINDS: Record<Booking['status'], StatusKind> = {
  SCHEDULED: 'planned',
  REGISTERED: 'waiting',
  EXECUTED: 'done',
  CANCELED: 'ended',
};

type BookingInRequest = { booking: Booking; request: PortalRequest };

/** A booking as a list shows it: words, in the page's language and in Warsaw's time. */
export function bookingCard({ booking, request }: BookingInRequest) {
  const text = textIn(request.language);
  const status = effectiveStatus(booking);

  return {
    path: bookingPath(booking),
    movePath: movePath(booking),
    service: booking.service.name,
    day: text.formatDayAndMonth(dayOf(booking.dateFrom)),
    when: text.formatDateTime(booking.dateFrom),
    status: { kind: STATUS_KINDS[status], code: status, label: text.t(`bookings:status.${status}`) },
    patient: fullName(booking.patient),
    practitioner: booking.practitioner
      ? practitionerName(booking.practitioner)
      : text.t('bookings:facts.anyPractitioner'),
    unit: booking.organizationUnit.name,
    address: addressLines(booking.organizationUnit.address).join(', '),
    cancelRefusal: cancelRefusal({ booking, now: request.now }),
    moveRefusal: modifyRefusal({ booking, now: request.now }),
  };
}

/** The same with all that its own page says. */
export function bookingView({ booking, request }: BookingInRequest) {
  const { language, t } = request;
  const { payment, bookingPrescription, measurementAttachment } = booking;
  const measuredFrom = measurementAttachment?.isAddMeasurement && measurementAttachment.dateFromMeasurement;
  const { contact } = booking.organizationUnit;
  return {
    ...bookingCard({ booking, request }),
    until: textIn(request.language).formatTime(booking.dateTo),
    room: booking.room,
    phone: contact.phoneNumber,
    email: contact.email,
    attachments: bookingAttachments({ booking, request }),
    preparation: booking.service.condition,
    description: booking.service.description,
    referral: referralView({ booking, request }),
    price: payment && {
      name: payment.name,
      amount: formatAmount({ ...payment, language }),
      state: t(payment.isPaid ? 'bookings:facts.paid' : 'bookings:facts.unpaid'),
    },
    prescription: bookingPrescription && {
      reason: bookingPrescription.prescriptionVisitReason,
      drugs: providerText(bookingPrescription.bookingPrescriptionDrugs.map(({ name }) => name).join('; ')),
    },
    measurements: measuredFrom
      ? t('measurements:attached', { day: textIn(language).formatDay(measuredFrom) })
      : undefined,
  };
}
