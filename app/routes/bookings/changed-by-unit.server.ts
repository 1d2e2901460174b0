import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { isCanceledByUnit } from '#app/domain/bookings/status.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noteOpened, unopened } from '#app/services/page/opened.server.ts';
import { momentOf } from './booking-view.server.ts';
import { bookingsAhead } from './next-visit.server.ts';

const KIND = 'visit-changed';

/** One change of one visit: moved again it is another one. */
const changeOf = ({ system, systemId, changedByUnitAt }: Booking) =>
  changedByUnitAt === undefined ? [] : [`${system}/${systemId}/${changedByUnitAt}`];

/** Notes that the account has seen what the unit has done with a visit, on the visit's own page. */
export async function noteChangeSeen(request: AccountRequest, booking: Booking) {
  for (const id of changeOf(booking)) await noteOpened(request, { kind: KIND, id });
}

/** Says what the page of a visit says of the unit's change; null: there was none. */
export const changedByUnit = (booking: Booking) => {
  if (booking.changedByUnitAt === undefined) return null;
  if (booking.status === 'CANCELED') return 'bookings:byUnit.canceled' as const;
  return booking.status === 'EXECUTED' ? null : ('bookings:byUnit.moved' as const);
};

/** Visits that the unit has cancelled or moved, each until the account has opened its page. */
export async function changedVisits(
  request: AccountRequest,
  {
    isTheirs,
    whoOf,
  }: { isTheirs: (id: string) => boolean; whoOf: (patient: Booking['patient']) => string | null },
): Promise<ToDo[]> {
  const changed = (await bookingsAhead(request)).filter(
    (booking) => isTheirs(booking.patient.id) && changedByUnit(booking) !== null,
  );
  const named = changed.flatMap((booking) => changeOf(booking).map((id) => ({ id, booking })));
  const { t } = request;
  return (await unopened(request, KIND, named)).map(({ booking }) => {
    const moment = momentOf({ booking, request });
    const isCanceled = isCanceledByUnit(booking);
    return {
      kind: 'changed' as const,
      icon: 'calendar-event' as const,
      href: bookingPath(booking),
      label: t(isCanceled ? 'bookings:toDo.canceled' : 'bookings:toDo.moved'),
      what: booking.service.name,
      when: moment,
      until: null,
      who: whoOf(booking.patient),
      phone: null,
      note: isCanceled
        ? `${moment}. ${t('bookings:toDo.canceledNote')}`
        : t('bookings:toDo.movedNote', { moment }),
    };
  });
}
