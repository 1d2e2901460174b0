import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { bookingPath, confirmPath } from '#app/domain/bookings/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { momentAt, noLaterThan, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { textIn } from '#app/services/text/texts.ts';
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
        const moment = momentAt(at, request);
        return {
          icon: 'circle-check',
          href: confirmPath({ system, id }),
          label: request.t('bookings:toDo.confirm'),
          when: moment,
          note: noLaterThan(moment, request),
        };
      },
    },
  },
  also: begunBookings,
};

function changed(how: 'canceled' | 'moved'): AreaWaiting['kinds'][string] {
  return {
    opened: ({ ref: { id, system = '' }, since = '' }) => changeOf({ system, systemId: id, at: since }),
    say({ ref: { id, system = '' }, at }, request) {
      const moment = momentAt(at, request);
      const { t } = request;
      return {
        icon: 'calendar-event',
        href: bookingPath({ system, systemId: id }),
        label: t(`bookings:toDo.${how}`),
        when: moment,
        note:
          how === 'canceled'
            ? `${moment}. ${t('bookings:toDo.canceledNote')}`
            : t('bookings:toDo.movedNote', { moment }),
      };
    },
  };
}

/** Bookings that were begun. */
async function begunBookings(request: AccountRequest, patients: readonly Patient[]): Promise<ToDo[]> {
  const { t } = request;
  const { formatDateTime, formatDayAndMonth } = textIn(request.language);
  const { unfinished } = await allUnfinishedOf(request, patients);
  return unfinished.map((draft) => {
    const { isTeleconsultation, isMove, currentFrom, changedAt, endsAt } = draft;
    const when = t('bookings:toDo.begun', { moment: momentAt(changedAt, request) });
    return {
      kind: 'begun',
      icon: 'calendar-event',
      patientId: draft.patientId,
      href: draft.continuePath,
      label: t(FINISH[isTeleconsultation ? 'teleconsultation' : 'visit'][isMove ? 'move' : 'make']),
      what: draft.service,
      who: draft.patient,
      when,
      until: endsAt,
      phone: null,
      note: [
        ...(currentFrom ? [t('bookings:unfinished.stands', { when: formatDateTime(currentFrom) })] : []),
        when,
        noLaterThan(formatDayAndMonth(dayOf(endsAt)), request),
      ].join(' '),
    };
  });
}
