import { addYears, endOfMonthNextYear, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { readTypedDay, typedAgain, type RangeFault } from '#app/domain/dates/typed-range.ts';
import { bookingStatuses, effectiveStatus, isBookingStatus, isCanceledByUnit, isOver } from './status.ts';
import type { BookingState, BookingStatus } from './status.ts';

/** Which bookings a list shows; both days included; no `patientId`: all patients of the account. */
export type BookingFilter = {
  dateFrom: Day;
  dateTo: Day;
  statuses: readonly BookingStatus[];
  patientId?: string | undefined;
};

export type BookingFilterFault = RangeFault | 'unknown' | 'none';

/** A filter read from the address, with what its form shows again. */
export type ReadBookingFilter = {
  /** The default one when anything is at fault. */
  filter: BookingFilter;
  typed: { dateFrom: string; dateTo: string; statuses: readonly BookingStatus[] };
  faults: Partial<Record<'dateFrom' | 'dateTo' | 'status', BookingFilterFault>>;
  /** past bookings are shown, so the list begins a year earlier than usual; the page says so. */
  isWidened: boolean;
  view: BookingListView;
};

/** The view of the list: what is still to come, what is over, or just what a filter asks for. */
export type BookingListView = 'upcoming' | 'past' | 'filtered';

/** Which of them an address without a filter means; any other word is what is still to come. */
const VIEW_PARAMETER = 'view';

/** Where a view is that needs no filter, of one patient or of all. */
export function bookingsPath({
  view = 'upcoming',
  patientId,
}: {
  view?: 'upcoming' | 'past';
  patientId: string | null;
}) {
  const query = new URLSearchParams({
    ...(view === 'past' && { [VIEW_PARAMETER]: view }),
    ...(patientId !== null && { patientId }),
  });
  return query.size > 0 ? `/bookings?${query}` : '/bookings';
}

/** B§2, B§9: from today to the end of the month one year ahead, what is still to come. */
export const defaultBookingFilter = (today: Day): BookingFilter => ({
  dateFrom: today,
  dateTo: endOfMonthNextYear(today),
  statuses: ['SCHEDULED', 'REGISTERED'],
});

/** The filter for visits that are over: of the last year, whatever became of each unless it was canceled. */
export const pastBookingFilter = (today: Day): BookingFilter => ({
  dateFrom: addYears({ day: today, years: -1 }),
  dateTo: today,
  statuses: ['SCHEDULED', 'REGISTERED', 'EXECUTED'],
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
  const isPastAsked = query.get(VIEW_PARAMETER) === 'past';
  const usual = isPastAsked ? pastBookingFilter(today) : defaultBookingFilter(today);
  const { statuses, fault } = readStatuses({ query, usual });
  const dateFrom = readTypedDay({ text: query.get('dateFrom'), usual: usual.dateFrom, today });
  const dateTo = readTypedDay({ text: query.get('dateTo'), usual: usual.dateTo, today });
  const patientId = query.get('patientId') || undefined;

  const wantsPast = statuses.includes('EXECUTED') && dateFrom.day === today;
  const first = wantsPast ? addYears({ day: today, years: -1 }) : dateFrom.day;
  const last = dateTo.day;
  const isInverted = first !== undefined && last !== undefined && last < first;
  const isRight = first !== undefined && last !== undefined && !isInverted && !fault;

  const filter = isRight ? { dateFrom: first, dateTo: last, statuses, patientId } : { ...usual, patientId };
  const isUsual = isRight && isSameFilter(filter, usual);
  return {
    filter,
    view: isUsual ? (isPastAsked ? 'past' : 'upcoming') : 'filtered',
    typed: {
      dateFrom: typedAgain({ text: query.get('dateFrom'), day: first }),
      dateTo: typedAgain({ text: query.get('dateTo'), day: last }),
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

const isSameFilter = (filter: BookingFilter, usual: BookingFilter) =>
  filter.dateFrom === usual.dateFrom &&
  filter.dateTo === usual.dateTo &&
  filter.statuses.join() === usual.statuses.join();

/** The days from which a list is made: those of its filter, and those that the counts of both views need. */
export function daysToRead({ dateFrom, dateTo }: BookingFilter, today: Day) {
  const first = pastBookingFilter(today).dateFrom;
  const last = defaultBookingFilter(today).dateTo;
  return { dateFrom: dateFrom < first ? dateFrom : first, dateTo: dateTo > last ? dateTo : last };
}

type TimedBooking = BookingState & {
  dateFrom: string;
  dateTo: string;
  isNow?: boolean | undefined;
  systemId: string;
  patient: { id: string };
  changedByUnitAt?: string | undefined;
};

/**
 * The bookings of each view, of the filter's patient, in the order of sortBookings. A visit belongs to what is to come until it ends, so that
 * a filter's list and the two others never say different things of one visit; one that the unit has cancelled, until its day is over.
 */
export function bookingViews<Booking extends TimedBooking>({
  bookings,
  filter,
  today,
  now,
}: {
  bookings: readonly Booking[];
  filter: BookingFilter;
  today: Day;
  now: Date;
}): Record<BookingListView, Booking[]> {
  const sorted = sortBookings({ bookings, now });
  const usual = defaultBookingFilter(today);
  const past = pastBookingFilter(today);
  const { patientId } = filter;
  return {
    // One "now" that was registered before today still waits for its doctor.
    upcoming: filterBookings({
      bookings: sorted,
      filter: { ...usual, statuses: bookingStatuses, dateFrom: past.dateFrom, patientId },
    }).filter((one) =>
      isCanceledByUnit(one)
        ? dayOf(one.dateFrom) >= today
        : usual.statuses.includes(effectiveStatus(one)) && !isOver(one, now),
    ),
    past: filterBookings({ bookings: sorted, filter: { ...past, patientId } }).filter((one) =>
      isOver(one, now),
    ),
    filtered: filterBookings({ bookings: sorted, filter }),
  };
}

/** Returns the bookings of the filter's days, statuses (effective, A-83) and patient. */
export function filterBookings<Booking extends BookingState & { dateFrom: string; patient: { id: string } }>({
  bookings,
  filter: { dateFrom, dateTo, statuses, patientId },
}: {
  bookings: readonly Booking[];
  filter: BookingFilter;
}): Booking[] {
  return bookings.filter((booking) => {
    if (!statuses.includes(effectiveStatus(booking))) return false;
    if (patientId && booking.patient.id !== patientId) return false;
    const day = dayOf(booking.dateFrom);
    return day >= dateFrom && day <= dateTo;
  });
}

/** Sorts bookings: those ahead or under way first, the soonest on top; then those that are over, the latest on top. */
export function sortBookings<Booking extends Omit<TimedBooking, 'patient'>>({
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
  const over = byStart.filter((booking) => isOver(booking, now));
  return [...byStart.filter((booking) => !isOver(booking, now)), ...over.reverse()];
}

function readStatuses({ query, usual }: { query: URLSearchParams; usual: BookingFilter }) {
  const given = query.getAll('status').filter((text) => text !== '');
  const statuses = bookingStatuses.filter((status) => given.includes(status));
  if (given.some((text) => !isBookingStatus(text))) return { statuses, fault: 'unknown' as const };
  if (given.length > 0) return { statuses };
  return query.has('filtered') ? { statuses, fault: 'none' as const } : { statuses: usual.statuses };
}
