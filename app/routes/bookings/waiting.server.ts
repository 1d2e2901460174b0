import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do.ts';
import { bookingPath, confirmPath } from '#app/domain/bookings/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import {
  nearAt,
  NOTHING_SAID,
  untilDay,
  untilMoment,
  type AreaWaiting,
} from '#app/services/page/waiting.server.ts';
import { changeOf } from './changed-by-unit.server.ts';
import { allUnfinishedOf } from '#app/services/appointments/unfinished.server.ts';

const FINISH = {
  visit: { move: 'bookings:toDo.finishMove', make: 'bookings:toDo.finish' },
  teleconsultation: { move: 'teleconsultation:finish.move', make: 'teleconsultation:finish.make' },
} as const;

/** Visits that the unit has cancelled or moved, each until its page was opened, and visits that wait for the patient's yes. */
export const waiting: AreaWaiting = {
  kinds: {
    'bookings.canceled': changed('canceled'),
    'bookings.moved': changed('moved'),
    'bookings.confirm': {
      say({ ref: { id, system = '' }, at }, request) {
        return {
          icon: 'circle-check',
          href: confirmPath({ system, id }),
          label: request.t('bookings:toDo.confirm'),
          act: request.t('bookings:toDo.confirmIt'),
          day: untilMoment(at, request),
        };
      },
    },
  },
  also: begunBookings,
};

function changed(how: 'canceled' | 'moved'): AreaWaiting['kinds'][string] {
  return {
    opened: ({ ref: { id, system = '' }, since = '' }) => changeOf({ system, systemId: id, at: since }),
    say: ({ ref: { id, system = '' }, at }, request) => ({
      icon: 'calendar-event',
      href: bookingPath({ system, systemId: id }),
      label: request.t(`bookings:toDo.${how}`),
      day: nearAt(at, request),
    }),
  };
}

/** Bookings that were begun. */
async function begunBookings(request: AccountRequest, patients: readonly Patient[]): Promise<ToDo[]> {
  const { t } = request;
  const { unfinished } = await allUnfinishedOf(request, patients);
  return unfinished.map((draft) => {
    const { isTeleconsultation, isMove, currentFrom, changedAt, endsAt } = draft;
    return {
      ...NOTHING_SAID,
      kind: 'begun',
      icon: 'calendar-event',
      patientId: draft.patientId,
      href: draft.continuePath,
      label: t(FINISH[isTeleconsultation ? 'teleconsultation' : 'visit'][isMove ? 'move' : 'make']),
      what: draft.service,
      who: draft.patient,
      until: endsAt,
      day: untilDay(endsAt, request),
      note: [
        ...(currentFrom ? [t('bookings:unfinished.stands', { when: nearAt(currentFrom, request) })] : []),
        t('bookings:toDo.begun', { moment: nearAt(changedAt, request) }),
      ].join(' '),
    };
  });
}
