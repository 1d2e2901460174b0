import type { z } from 'zod';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Address } from '#contract/primitives.ts';
import enWizard from '#locales/en/booking-wizard.json';
import enBookings from '#locales/en/bookings.json';
import enMeasurements from '#locales/en/measurements.json';
import enPage from '#locales/en/page.json';
import plWizard from '#locales/pl/booking-wizard.json';
import plBookings from '#locales/pl/bookings.json';
import plMeasurements from '#locales/pl/measurements.json';
import plPage from '#locales/pl/page.json';
import { effectiveStatus } from './rules/booking-status.ts';
import {
  amountInWords,
  dayInWords,
  filled,
  phoneInWords,
  timeInWords,
  type Language,
} from '#provider/core/words.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';

const TEXTS = {
  pl: { bookings: plBookings, wizard: plWizard, measured: plMeasurements, page: plPage },
  en: { bookings: enBookings, wizard: enWizard, measured: enMeasurements, page: enPage },
};

type PrintedBooking = { booking: z.input<typeof Booking>; language: Language };

/** B§7: one booking with all that its page says, on paper. */
export function bookingPrintout({
  booking,
  people,
  language,
  at,
}: PrintedBooking & { people: string; at: Date }) {
  const { bookings, page } = TEXTS[language];
  const { service } = booking;
  const startsAt = Date.parse(booking.dateFrom);
  const title = filled({
    text: bookings.details.title,
    values: { service: service.name, day: dayInWords({ language, at: startsAt }) },
  });
  return taggedPdf({
    title,
    language,
    at,
    head: [
      filled({ text: page.print.patient_one, values: { people } }),
      `${page.print.at} ${dayInWords({ language, at })}, ${timeInWords({ language, at })}`,
    ],
    facts: [
      ...whenAndWhere({ booking, language }),
      ...whatWasGiven({ booking, language }),
      ...further({ booking, language }),
    ],
  });
}

/** Leaves out what there is nothing of. */
const given = (
  facts: readonly (Omit<PrintedFact, 'value'> & { value: string | undefined })[],
): PrintedFact[] => facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));

function whenAndWhere({ booking, language }: PrintedBooking) {
  const { facts, filter, status } = TEXTS[language].bookings;
  const { service, practitioner, organizationUnit: unit, dateFrom, dateTo, room } = booking;
  const { phoneNumber: phone, email } = unit.contact;
  const [from, to] = [Date.parse(dateFrom), Date.parse(dateTo)];
  const hours = `${timeInWords({ language, at: from })}–${timeInWords({ language, at: to })}`;
  const state = effectiveStatus({ status: booking.status, orderStatus: booking.orderStatus ?? null });
  const { degree, name, lastName } = practitioner?.employee ?? { name: '', lastName: facts.anyPractitioner };
  return given([
    { term: facts.service, value: service.name, language: 'pl' },
    { term: filter.status.label, value: status[state] },
    { term: facts.when, value: `${dayInWords({ language, at: from })}, ${hours}` },
    { term: facts.practitioner, value: joined([degree, name, lastName]) },
    { term: facts.place, value: unit.name, language: 'pl' },
    { term: facts.address, value: addressOf(unit.address) },
    { term: facts.room, value: room },
    { term: facts.contact, value: joined([phone && phoneInWords({ language, phone }), email], ', ') },
  ]);
}

function whatWasGiven({ booking, language }: PrintedBooking) {
  const { bookings, wizard, measured } = TEXTS[language];
  const { payment, bookingPrescription: prescription, measurementAttachment: measurements } = booking;
  const day = measurements?.dateFromMeasurement;
  const amount = payment && amountInWords({ language, ...payment });
  const state = payment?.isPaid ? bookings.facts.paid : bookings.facts.unpaid;
  const at = new Date(`${day}T12:00:00Z`);
  return given([
    {
      term: bookings.facts.price,
      value: payment && joined([payment.name, amount, state], ', '),
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
