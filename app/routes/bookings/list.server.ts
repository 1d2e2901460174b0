import type { SubmissionResult } from '@conform-to/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { bookingViews, daysToRead, readBookingFilter } from '#app/domain/bookings/filter.ts';
import { bookingStatuses, effectiveStatus, isCanceledByUnit } from '#app/domain/bookings/status.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { overOf, patientNamed, pickerWithAll, titled } from '#app/services/page/patient-shown.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { stepsOfList } from '#app/services/second-steps/portal-steps.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { bookingRow, isTelehealthOff } from '#app/services/appointments/words.server.ts';
import { allUnfinishedOf } from '#app/services/appointments/unfinished.server.ts';

/** The fields of the filter's form; the form is a GET, so its fields are the page's address. */
type FilterFields = { dateFrom: string; dateTo: string; status: string[] };

/**
 * The filter of the address (B§2), what its form shows, and what is wrong with it. The patient whom it names is a claim:
 * 404 when the account may not act for them; null: the list is everybody's.
 */
export async function filterOf(request: AccountRequest, patients: OrOutage<Patient[]>) {
  const patient = patients.ok ? await patientNamed(request, patients.data) : null;
  const read = readBookingFilter({ query: request.url.searchParams, today: today(request.now) });
  const fields: FilterFields = withStatus(read.typed);

  const errors = keyedErrors({
    dateFrom: read.faults.dateFrom && (`lists:range.dateFrom.${read.faults.dateFrom}` as TextKey),
    dateTo: read.faults.dateTo && (`lists:range.dateTo.${read.faults.dateTo}` as TextKey),
    status: read.faults.status && (`bookings:filter.status.${read.faults.status}` as TextKey),
  });
  const submission: SubmissionResult<string[]> | null = errors && {
    status: 'error',
    initialValue: fields,
    error: errors,
  };
  const everybody = patients.ok ? patients.data : [];
  const cut = await cutOf(request, patient ? [patient] : everybody);
  return {
    filter: read.filter,
    view: read.view,
    isWidened: read.isWidened,
    patient,
    fields,
    submission,
    cut,
  };
}

/** Whose list it is: the picker with everybody first, and the person's name over the title where it is not oneself. */
export function shownOf(
  request: AccountRequest,
  { patients, patient }: { patients: readonly Patient[]; patient: Patient | null },
) {
  const over = overOf(request, { patients, patient });
  return {
    over,
    title: titled(over, request.t('bookings:list.title')),
    patientId: patient?.id ?? null,
    picker: pickerWithAll(request, { patients, patient }),
  };
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

/** The content that the page lists: the bookings, none of a filter at fault, and those that are not finished. */
export async function contentOf(
  request: AccountRequest,
  { patients, ...asked }: AskedList & { patients: readonly Patient[] },
) {
  const patientOf = new Map(patients.map((patient) => [patient.id, patient]));
  const nameOf = personNames(request, patients);
  const isOff = await isTelehealthOff(request);
  const isReadAlone = (id: string) => {
    const patient = patientOf.get(id);
    return patient !== undefined && !mayOpen(patient, '/newbooking');
  };
  const card: Show<ListedBooking> = ({ booking, request }) => ({
    whose: whoseName({ name: nameOf(booking.patient), patient: patientOf.get(booking.patient.id), request }),
    ...bookingRow({ booking, request, isTelehealthOff: isOff, isReadAlone: isReadAlone(booking.patient.id) }),
  });
  const [found, { unfinished, closed }, steps] = await Promise.all([
    bookingsOf(request, asked, card),
    allUnfinishedOf(request, patients),
    stepsOfList(request, 'bookings'),
  ]);
  const heading = headingOf(request, {
    ...asked,
    who: asked.patient && nameOf(asked.patient),
    count: (asked.view === 'upcoming' ? found.counts?.upcoming : found.bookings?.length) ?? 0,
  });
  return { ...found, heading, unfinished, closed, steps };
}

/** The heading of the list: what it is of, and how many there are: "Nadchodzące wizyty: 3", or the filter in words. */
function headingOf(
  request: PortalRequest,
  { filter, view, who, count }: Pick<AskedList, 'filter' | 'view'> & { who: string | null; count: number },
) {
  if (view !== 'filtered') return request.t(`bookings:list.heading.${view}`, { count });
  const { formatDate, t } = textIn(request.language);
  const isAny = filter.statuses.length === bookingStatuses.length;
  const statuses = filter.statuses.map((status) => t(`bookings:list.statuses.${status}`));
  const what = [
    ...(isAny ? [t('bookings:list.statuses.all')] : statuses),
    ...(who === null ? [] : [who]),
  ].join(', ');
  const [from, to] = [formatDate(filter.dateFrom), formatDate(filter.dateTo)];
  return t('bookings:list.heading.filtered', { from, to, what, count });
}

type ListedBooking = ReturnType<typeof bookingRow> & { whose: string | null };

/** "Zofia Kowalska, córka"; null of the account's holder, whom everybody takes it to be about. */
function whoseName({
  name,
  patient,
  request,
}: {
  name: string;
  patient: Patient | undefined;
  request: PortalRequest;
}) {
  if (patient?.patientRole === 'PATIENT') return null;
  return patient ? request.t(`patients:relation.${patient.patientRole}.${patient.gender}`, { name }) : name;
}

type AskedList = Pick<Awaited<ReturnType<typeof filterOf>>, 'filter' | 'view' | 'patient' | 'submission'>;
type Show<View> = (of: { booking: Booking; request: PortalRequest }) => View;

/**
 * The bookings of the view, as `show` makes them, and how many the two views have that need no filter: one answer of the
 * provider gives both (docs/decisions/030-the-list-of-visits.md). An outage takes only the list away.
 */
export async function bookingsOf<View>(
  request: PortalRequest,
  { filter, view, submission }: Omit<AskedList, 'patient'>,
  show: Show<View>,
) {
  const day = today(request.now);
  const found = await orOutage(request.provider.bookings.list(daysToRead(filter, day)));
  if (!found.ok) return { bookings: null, counts: null, outage: found.outage };

  const views = bookingViews({ bookings: found.data, filter, today: day, now: request.now });
  return {
    bookings: submission ? null : views[view].map((booking) => show({ booking, request })),
    counts: countsOf({ views, now: request.now }),
    outage: null,
  };
}

/**
 * The counts of the tabs, and how many of those to come are SCHEDULED: A-05, the number that the header says. One that has
 * begun is to come until it ends, and the header no longer counts it. One that the unit has cancelled is listed, and not to
 * come.
 */
function countsOf({
  views: { upcoming: listed, past },
  now,
}: {
  views: ReturnType<typeof bookingViews<Booking>>;
  now: Date;
}) {
  const upcoming = listed.filter((booking) => !isCanceledByUnit(booking));
  const scheduled = upcoming.filter(
    (booking) => effectiveStatus(booking) === 'SCHEDULED' && Date.parse(booking.dateFrom) > now.getTime(),
  );
  const registered = upcoming.filter((booking) => effectiveStatus(booking) === 'REGISTERED');
  return {
    upcoming: upcoming.length,
    past: past.length,
    scheduled: scheduled.length,
    registered: registered.length,
    underWay: upcoming.length - scheduled.length - registered.length,
  };
}
