import { paymentStateOf } from '#contract/bookings/reading/payment.ts';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { placeOf } from '#contract/bookings/reading/place.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { addressLines } from '#app/domain/bookings/names.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { providerText } from '#app/domain/text.ts';
import { refundsOfBooking, wayToInvoice } from '#app/routes/payments/of-booking.server.ts';
import {
  areReadAlone,
  isOffHere,
  isTelehealthOff,
  patientOf,
  periodOf,
  placeInWords,
  wordsOf,
  type BookingInRequest,
} from '#app/services/appointments/words.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { bookingAttachments } from './attachments/view.server.ts';
import { referralView } from './referral/view.server.ts';

/** A booking with all that its own page says. */
export function bookingView(of: BookingInRequest) {
  const { booking, request } = of;
  const { language, t } = request;
  const { payment, bookingPrescription, measurementAttachment } = booking;
  const measuredFrom = measurementAttachment?.isAddMeasurement && measurementAttachment.dateFromMeasurement;
  const { contact } = booking.organizationUnit;
  const { address, room } = placeOf(booking);
  const text = textIn(language);
  return {
    ...wordsOf(of),
    place: placeInWords(of),
    period: periodOf(of),
    day: text.formatDayAndMonth(dayOf(booking.dateFrom)),
    when: text.formatDateTime(booking.dateFrom),
    cancelUntil: booking.cancelUntil && text.formatDateTime(booking.cancelUntil),
    patient: fullName(booking.patient),
    address: address && addressLines(address).join(', '),
    room,
    phone: contact.phoneNumber,
    email: contact.email,
    attachments: bookingAttachments({ booking, request, isOff: isOffHere(of) }),
    preparation: booking.service.condition,
    description: booking.service.description,
    referral: referralView({ booking, request }),
    paid: payment?.isPaid ? formatAmount({ ...payment, language }) : null,
    price: payment && {
      name: payment.name,
      amount: formatAmount({ ...payment, language }),
      state: t(`bookings:facts.${paymentStateOf(booking, payment)}`),
    },
    prescription: bookingPrescription && {
      reason: bookingPrescription.prescriptionVisitReason,
      drugs: providerText(bookingPrescription.bookingPrescriptionDrugs.map(({ name }) => name).join('; ')),
    },
    measurements: measuredFrom
      ? t('measurements:attached', { day: text.formatDay(measuredFrom) })
      : undefined,
  };
}

/** The state of an invoice that is not paid, for cancelling: 'underWay' while a payment of it goes on. Null: it is paid, or there is none. */
export const invoiceOwed = ({ payment }: Booking): 'underWay' | 'unpaid' | null => {
  if (!payment || payment.isPaid || payment.refInvoice === undefined) return null;
  return payment.isUnderWay ? 'underWay' : 'unpaid';
};

/** The same, and whose it is. */
export async function namedBookingView({ booking, request }: BookingInRequest) {
  const isOff = booking.teleconsultationId !== undefined && (await isTelehealthOff(request));
  const named = await patientOf({ booking, request });
  const isReadAlone = await areReadAlone(request, booking.patient.id);
  const view = bookingView({ booking, request, isTelehealthOff: isOff, isReadAlone });
  const price = view.price && {
    ...view.price,
    way: await wayToInvoice(request, booking),
    refunds: refundsOfBooking(request, booking),
  };
  return { ...view, price, ...named };
}
