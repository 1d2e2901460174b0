import type { SubmissionResult } from '@conform-to/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import {
  filterBookings,
  readBookingFilter,
  sortBookings,
  type BookingFilter,
} from '#app/domain/bookings/filter.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { bookingCard } from './booking-view.server.ts';
import { unfinishedOf } from './new/draft/unfinished.server.ts';

/** What the filter's form holds; the form is a GET, so its fields are the page's address. */
type FilterFields = { patientId: string; dateFrom: string; dateTo: string; status: string[] };

/** The filter of the address (B§2), what its form shows, and what is wrong with it. */
export function filterOf(request: PortalRequest, patients: OrOutage<Patient[]>) {
  const read = readBookingFilter({ query: request.url.searchParams, today: today(request.now) });
  const { patientId = '' } = read.filter;
  const isPatientUnknown =
    patientId !== '' && patients.ok && !patients.data.some(({ id }) => id === patientId);
  const fields: FilterFields = { patientId, ...withStatus(read.typed) };

  const errors = keyedErrors({
    patientId: isPatientUnknown ? 'bookings:filter.patient.unknown' : undefined,
    dateFrom: read.faults.dateFrom && (`bookings:filter.dateFrom.${read.faults.dateFrom}` as TextKey),
    dateTo: read.faults.dateTo && (`bookings:filter.dateTo.${read.faults.dateTo}` as TextKey),
    status: read.faults.status && (`bookings:filter.status.${read.faults.status}` as TextKey),
  });
  const submission: SubmissionResult<string[]> | null = errors && {
    status: 'error',
    initialValue: fields,
    error: errors,
  };
  return { filter: read.filter, isWidened: read.isWidened, fields, submission };
}

const withStatus = ({
  dateFrom,
  dateTo,
  statuses,
}: {
  dateFrom: string;
  dateTo: string;
  statuses: readonly string[];
}) => ({
  dateFrom,
  dateTo,
  status: [...statuses],
});

/** What the page lists: the bookings of the filter, none while it is at fault, and those that are not finished. */
export async function contentOf(
  request: AccountRequest,
  { filter, patients }: { filter: BookingFilter | null; patients: readonly Patient[] },
) {
  const [found, unfinished] = await Promise.all([
    filter ? bookingsOf(request, filter, bookingCard) : { bookings: null, outage: null },
    unfinishedOf(request, patients),
  ]);
  return { ...found, unfinished };
}

type Show<View> = (of: { booking: Booking; request: PortalRequest }) => View;

/** The bookings of the filter, as `show` makes them; an outage takes only the list away. */
export async function bookingsOf<View>(request: PortalRequest, filter: BookingFilter, show: Show<View>) {
  const { dateFrom, dateTo, patientId } = filter;
  const found = await orOutage(request.provider.bookings.list({ dateFrom, dateTo, patientId }));
  if (!found.ok) return { bookings: null, outage: found.outage };

  const sorted = sortBookings({
    bookings: filterBookings({ bookings: found.data, filter }),
    now: request.now,
  });
  return { bookings: sorted.map((booking) => show({ booking, request })), outage: null };
}
