import { paymentStateOf } from '#contract/bookings/reading/payment.ts';
import { refundOnPaper, type RefundKey } from '#contract/payments/reading/paper.ts';
import { Refund } from '#contract/payments/schemas.ts';
import { speakerOf } from '#provider/core/printouts/speaker.ts';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import type { z } from 'zod';
import { shownStatus } from '#contract/bookings/reading/over.ts';
import { placeOf } from '#contract/bookings/reading/place.ts';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Address } from '#contract/primitives.ts';
import enWizard from '#locales/en/booking-wizard.json';
import enBookings from '#locales/en/bookings.json';
import enMeasurements from '#locales/en/measurements.json';
import enPayments from '#locales/en/payments.json';
import plWizard from '#locales/pl/booking-wizard.json';
import plBookings from '#locales/pl/bookings.json';
import plMeasurements from '#locales/pl/measurements.json';
import plPayments from '#locales/pl/payments.json';
import { effectiveStatus } from '#provider/core/booking-status.ts';
import { dayInWords, filled, periodInWords, phoneInWords, type Language } from '#provider/core/words.ts';
import { headOnPaper } from '#provider/core/printouts/head.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';

const TEXTS = {
  pl: { bookings: plBookings, wizard: plWizard, measured: plMeasurements, payments: plPayments },
  en: { bookings: enBookings, wizard: enWizard, measured: enMeasurements, payments: enPayments },
};

type PrintedBooking = { booking: z.input<typeof Booking>; language: Language };

/** B§7: one booking with all that its page says, on paper. */
export function bookingPrintout({
  booking,
  people,
  letterhead,
  language,
  at,
}: PrintedBooking & { people: string; letterhead: string; at: Date }) {
  const { bookings } = TEXTS[language];
  const { service } = booking;
  const startsAt = Date.parse(booking.dateFrom);
  const title = filled({
    text: bookings.details.title,
    values: { service: service.name, day: dayInWords({ language, at: startsAt }) },
  });
  return taggedPdf({
    title,
    letterhead,
    language,
    at,
    head: headOnPaper({ people, language, at }),
    facts: [
      ...whenAndWhere({ booking, language, at }),
      ...whatWasGiven({ booking, language }),
      ...further({ booking, language }),
    ],
  });
}

/** Leaves out what there is nothing of. */
const given = (
  facts: readonly (Omit<PrintedFact, 'value'> & { value: string | undefined })[],
): PrintedFact[] => facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));

function whenAndWhere({ booking, language, at }: PrintedBooking & { at: Date }) {
  const { facts, filter, status } = TEXTS[language].bookings;
  const { service, practitioner, organizationUnit: unit, dateFrom, dateTo } = booking;
  const { phoneNumber: phone, email } = unit.contact;
  const [from, to] = [Date.parse(dateFrom), Date.parse(dateTo)];
  const period = periodInWords({ language, from, to });
  const { meeting } = placeOf(booking);
  const state = effectiveStatus({ status: booking.status, orderStatus: booking.orderStatus ?? null });
  const shown = shownStatus({ status: state, dateTo, isNow: booking.isNow }, at);
  const { degree, name, lastName } = practitioner?.employee ?? { name: '', lastName: facts.anyPractitioner };
  return given([
    { term: facts.service, value: service.name, language: 'pl' },
    { term: filter.status.label, value: status[shown] },
    {
      term: facts.when,
      value: meeting ? filled({ text: facts.polishTime, values: { when: period } }) : period,
    },
    { term: facts.practitioner, value: joined([degree, name, lastName]) },
    ...placeFacts({ booking, language }),
    { term: facts.contact, value: joined([phone && phoneInWords({ language, phone }), email], '\n') },
  ]);
}

/** Says where it is; from afar is no place: by what, and whose it is. */
function placeFacts({ booking, language }: PrintedBooking) {
  const { facts, meeting: ways } = TEXTS[language].bookings;
  const { meeting, address, room } = placeOf(booking);
  const { name } = booking.organizationUnit;
  return meeting === null
    ? ([
        { term: facts.place, value: name, language: 'pl' },
        { term: facts.address, value: addressOf(address) },
        { term: facts.room, value: room },
      ] as const)
    : ([
        { term: facts.place, value: ways[meeting] },
        { term: facts.unit, value: name, language: 'pl' },
      ] as const);
}

function whatWasGiven({ booking, language }: PrintedBooking) {
  const { bookings, wizard, measured } = TEXTS[language];
  const { payment, bookingPrescription: prescription, measurementAttachment: measurements } = booking;
  const day = measurements?.dateFromMeasurement;
  const amount = payment && formatAmount({ language, ...payment });
  const state = payment && bookings.facts[paymentStateOf(booking, payment)];
  const refunds = Refund.array().parse(payment?.refunds ?? []);
  const speaker = speakerOf<RefundKey>(language, { payments: TEXTS[language].payments });
  const at = new Date(`${day}T12:00:00Z`);
  return given([
    {
      term: bookings.facts.price,
      value:
        payment &&
        [
          joined([payment.name, amount, state], ', '),
          ...refunds.map((refund) => refundOnPaper({ refund, currency: payment.currency }, speaker)),
        ].join('\n'),
      language: 'pl',
    },
    {
      term: wizard.summary.prescription,
      value: prescription?.bookingPrescriptionDrugs.map(({ name }) => name).join('; '),
      language: 'pl',
    },
    { term: wizard.summary.prescriptionReason, value: prescription?.prescriptionVisitReason },
    {
      term: measured.term,
      value: day && filled({ text: measured.attached, values: { day: dayInWords({ language, at }) } }),
    },
  ]);
}

function further({ booking: { service }, language }: PrintedBooking) {
  const { facts } = TEXTS[language].bookings;
  return given([
    { term: facts.preparation, value: service.condition, language: 'pl' },
    { term: facts.description, value: service.description, language: 'pl' },
  ]);
}

/** "ul. Lipowa 3/4, 20-400 Lublin". */
function addressOf({ street, houseNumber, apartmentNumber, postalCode, city }: Address) {
  const house = joined([houseNumber, apartmentNumber], '/');
  return joined([joined([street, house]), joined([postalCode, city])], ', ');
}

const joined = (parts: readonly (string | undefined)[], by = ' ') => parts.filter(Boolean).join(by);
