import { isDefinedError, safe } from '@orpc/client';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { momentOf } from '#app/routes/bookings/booking-view.server.ts';
import { upcomingBookings } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { isEditable, pathOfQuestionnaire } from './of-booking.server.ts';

/** How many visits are asked about, the soonest first: the provider is asked of each. */
const MOST_ASKED = 10;

/** Questionnaires that are still to be filled in for visits to come. */
export async function toDo(
  request: AccountRequest,
  { patients, patientId }: { patients: readonly Patient[]; patientId: string | undefined },
): Promise<ToDo[]> {
  const upcoming = await upcomingBookings(request);
  const theirs = upcoming.filter(
    (booking) => isEditable(booking) && (!patientId || booking.patient.id === patientId),
  );
  const waiting = await bookingsToFill(request, theirs.slice(0, MOST_ASKED));
  const nameOf = personNames(request, patients);
  return waiting.map((booking) => ({
    kind: 'due',
    icon: 'clipboard-list',
    href: pathOfQuestionnaire(request, booking),
    label: request.t('questionnaires:toDo'),
    what: booking.service.name,
    when: momentOf({ booking, request }),
    until: booking.dateFrom,
    who: patients.length > 1 ? nameOf(booking.patient) : null,
    phone: null,
    note: request.t('start:toDo.until', { moment: momentOf({ booking, request }) }),
  }));
}

/** Returns the bookings whose service has a questionnaire that nobody has filled in. */
async function bookingsToFill(request: AccountRequest, bookings: readonly Booking[]) {
  const codes = [...new Set(bookings.map(({ service }) => service.code))];
  const has = await Promise.all(codes.map((code) => hasQuestionnaire(request, code)));
  const asked = bookings.filter(({ service }) => has[codes.indexOf(service.code)]);
  const filled = await Promise.all(
    asked.map(async ({ system, systemId }) => {
      const { questionnaires } = request.provider;
      return (await questionnaires.isFulfilled({ bookingId: systemId, systemRoot: system })).value;
    }),
  );
  return asked.filter((_, index) => !filled[index]);
}

async function hasQuestionnaire({ provider }: AccountRequest, serviceCode: string) {
  const [error] = await safe(provider.questionnaires.existsForBookings({ serviceCode }));
  if (isDefinedError(error)) return false;
  if (error) throw error;
  return true;
}
