import { addYears, endOfMonthNextYear, twentyYearsAround, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDateWithin, type TypedDate } from '#app/domain/dates/typed-date.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { bookingStatuses, effectiveStatus, isBookingStatus } from './status.ts';
import type { BookingState, BookingStatus } from './status.ts';

/** Which bookings a list shows; both days included; no `patientId`: all patients of the account. */
export type BookingFilter = {
  dateFrom: Day;
  dateTo: Day;
  statuses: readonly BookingStatus[];
  patientId?: string | undefined;
};

export type BookingFilterFault =
  'malformed' | 'impossible' | 'tooEarly' | 'tooLate' | 'beforeFrom' | 'unknown' | 'none';

/** A filter read from the address, with what its form shows again. */
export type ReadBookingFilter = {
  /** The default one when anything is at fault. */
  filter: BookingFilter;
  typed: { dateFrom: string; dateTo: string; statuses: readonly BookingStatus[] };
  faults: Partial<Record<'dateFrom' | 'dateTo' | 'status', BookingFilterFault>>;
  /** past bookings are shown, so the list begins a year earlier than usual; the page says so. */
  isWidened: boolean;
};

/** B§2, B§9: from today to the end of the month one year ahead, what is still to come. */
export const defaultBookingFilter = (today: Day): BookingFilter => ({
  dateFrom: today,
  dateTo: endOfMonthNextYear(today),
  statuses: ['SCHEDULED', 'REGISTERED'],
});

/**
 * Reads dateFrom, dateTo (as typed), status (repeated) and patientId. Absent or empty ones are the default's.
 * The page's form sends filtered=1, so that no ticked status is a fault and not the default.
 */
export function readBookingFilter({
  query,
  today,
}: {
  query: URLSearchParams;
  today: Day;
}): ReadBookingFilter {
  const usual = defaultBookingFilter(today);
  const { statuses, fault } = readStatuses({ query, usual });
  const dateFrom = readDay({ text: query.get('dateFrom'), usual: usual.dateFrom, today });
  const dateTo = readDay({ text: query.get('dateTo'), usual: usual.dateTo, today });
  const patientId = query.get('patientId') || undefined;

  const wantsPast = statuses.includes('EXECUTED') && dateFrom.day === today;
  const first = wantsPast ? addYears({ day: today, years: -1 }) : dateFrom.day;
  const last = dateTo.day;
  const isInverted = first !== undefined && last !== undefined && last < first;
  const isRight = first !== undefined && last !== undefined && !isInverted && !fault;

  return {
    filter: isRight ? { dateFrom: first, dateTo: last, statuses, patientId } : { ...usual, patientId },
    typed: {
      dateFrom: first === undefined ? (query.get('dateFrom') ?? '') : formatTypedDate(first),
      dateTo: last === undefined ? (query.get('dateTo') ?? '') : formatTypedDate(last),
      statuses,
    },
    faults: {
      ...(dateFrom.fault && { dateFrom: dateFrom.fault }),
      ...(dateTo.fault && { dateTo: dateTo.fault }),
      ...(isInverted && { dateTo: 'beforeFrom' as const }),
      ...(fault && { status: fault }),
    },
    isWidened: isRight && wantsPast,
  };
}

/** Those of the filter's statuses (effective, A-83) and of its patient. */
export function filterBookings<Booking extends BookingState & { patient: { id: string } }>({
  bookings,
  filter: { statuses, patientId },
}: {
  bookings: readonly Booking[];
  filter: Pick<BookingFilter, 'statuses' | 'patientId'>;
}): Booking[] {
  return bookings.filter(
    (booking) =>
      statuses.includes(effectiveStatus(booking)) && (!patientId || booking.patient.id === patientId),
  );
}

/** What is ahead or under way first, the soonest on top; then what is over, the latest on top. */
export function sortBookings<Booking extends { dateFrom: string; dateTo: string; systemId: string }>({
  bookings,
  now,
}: {
  bookings: readonly Booking[];
  now: Date;
}): Booking[] {
  const byStart = bookings
    .map((booking) => ({ booking, start: Date.parse(booking.dateFrom) }))
    .sort((a, b) => a.start - b.start || (a.booking.systemId < b.booking.systemId ? -1 : 1))
    .map(({ booking }) => booking);
  const isOver = (booking: Booking) => Date.parse(booking.dateTo) <= now.getTime();
  return [...byStart.filter((booking) => !isOver(booking)), ...byStart.filter(isOver).reverse()];
}

function readStatuses({ query, usual }: { query: URLSearchParams; usual: BookingFilter }) {
  const given = query.getAll('status').filter((text) => text !== '');
  const statuses = bookingStatuses.filter((status) => given.includes(status));
  if (given.some((text) => !isBookingStatus(text))) return { statuses, fault: 'unknown' as const };
  if (given.length > 0) return { statuses };
  return query.has('filtered') ? { statuses, fault: 'none' as const } : { statuses: usual.statuses };
}

function readDay({
  text,
  usual,
  today,
}: {
  text: string | null;
  usual: Day;
  today: Day;
}): TypedDate<BookingFilterFault> {
  return text?.trim() ? parseTypedDateWithin({ text, ...twentyYearsAround(today) }) : { day: usual };
}
