import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { placeOf } from '#contract/bookings/reading/place.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import {
  bookingsPath,
  defaultBookingFilter,
  filterBookings,
  sortBookings,
} from '#app/domain/bookings/filter.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { bookingPath, movePath } from '#app/domain/bookings/paths.ts';
import { moveRefusal } from '#app/domain/bookings/status.ts';
import { addDays } from '#app/domain/dates/calendar.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import {
  areReadAlone,
  isTelehealthOff,
  joinView,
  momentOf,
  placeInWords,
} from '#app/services/appointments/words.server.ts';

/** The bookings still to come of every patient of the account, the soonest first: of the period that the list shows unasked. */
export const upcomingBookings = oncePerRequest(async (request: AccountRequest) => {
  const { now } = request;
  const filter = defaultBookingFilter(today(now));
  const bookings = filterBookings({ bookings: await bookingsAhead(request), filter });
  return sortBookings({ bookings, now }).filter(({ dateTo: end }) => Date.parse(end) > now.getTime());
});

/** The bookings from yesterday on, of every patient of the account. */
export const bookingsAhead = oncePerRequest(async ({ provider, now }: AccountRequest) => {
  const { dateFrom, dateTo } = defaultBookingFilter(today(now));
  return provider.bookings.list({ dateFrom: addDays({ day: dateFrom, days: -1 }), dateTo });
});

/** The visit that comes next, of one patient or of all; one whose way to join is `said` on the page is passed over, and then another one follows. */
export async function nextVisit(request: AccountRequest, { patients, patientId, said }: Shown) {
  const found = await orOutage(upcomingBookings(request));
  if (!found.ok) return { visit: null, outage: found.outage, allPath: '/bookings', isAfterSaid: false };
  const theirs = found.data.filter(({ patient }) => !patientId || patient.id === patientId);
  const next = theirs.find((booking) => !said.includes(joinView({ booking, request })?.path ?? ''));
  return {
    isAfterSaid: next !== theirs[0],
    visit: next
      ? await visitView(request, {
          booking: next,
          who: patientId ? null : personNames(request, patients)(next.patient),
        })
      : null,
    allPath: bookingsPath({ patientId: patients.length > 1 ? (patientId ?? null) : null }),
    outage: null,
  };
}

type Shown = Readonly<{
  patients: readonly Patient[];
  patientId: string | undefined;
  /** Addresses that the page leads to already. */
  said: readonly string[];
}>;

async function visitView(
  request: AccountRequest,
  { booking, who }: { booking: Booking; who: string | null },
) {
  const isOff =
    (await areReadAlone(request, booking.patient.id)) ||
    (booking.teleconsultationId !== undefined && (await isTelehealthOff(request)));
  const text = textIn(request.language);
  const { dateFrom, practitioner } = booking;
  return {
    at: dateFrom,
    parts: text.dayParts(dateFrom, request.now),
    ahead: text.formatDaysAhead(dayOf(dateFrom), request.now),
    service: booking.service.name,
    moment: momentOf({ booking, request }),
    practitioner: practitioner ? practitionerName(practitioner) : text.t('bookings:facts.anyPractitioner'),
    place: placeInWords({ booking, request }),
    meeting: placeOf(booking).meeting,
    unit: booking.organizationUnit.name,
    patient: who,
    path: bookingPath(booking),
    movePath: isOff || moveRefusal({ booking, now: request.now }) ? null : movePath(booking),
    join: isOff ? null : joinView({ booking, request }),
  };
}
