import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { confirmPath } from '#app/domain/bookings/paths.ts';
import { isConfirmationAwaited } from '#app/domain/bookings/status.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { changedVisits } from './changed-by-unit.server.ts';
import { momentOf } from './booking-view.server.ts';
import { upcomingBookings } from './next-visit.server.ts';
import { allUnfinishedOf } from './new/draft/unfinished.server.ts';

const FINISH = {
  visit: { move: 'bookings:toDo.finishMove', make: 'bookings:toDo.finish' },
  teleconsultation: { move: 'teleconsultation:finish.move', make: 'teleconsultation:finish.make' },
} as const;

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Visits that the unit has cancelled or moved, visits that wait for the patient's yes, and bookings that were begun. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const isTheirs = (id: string | undefined) => !id || !patientId || id === patientId;
  const [upcoming, { unfinished: drafts }] = await Promise.all([
    upcomingBookings(request),
    allUnfinishedOf(request, patients),
  ]);
  const { now, t } = request;
  const nameOf = personNames(request, patients);
  const whoOf = (patient: Booking['patient']) => (patients.length > 1 ? nameOf(patient) : null);
  const { formatDateTime, formatDayAndMonth, formatTime } = textIn(request.language);

  const begun = (at: string) =>
    t('bookings:toDo.begun', { moment: `${formatDayAndMonth(dayOf(at))}, ${formatTime(at)}` });

  const changed = await changedVisits(request, { isTheirs, whoOf });
  const toConfirm = upcoming
    .map((booking) => ({ booking, href: confirmPath({ system: booking.system, id: booking.systemId }) }))
    .filter(
      ({ booking, href }) =>
        isTheirs(booking.patient.id) &&
        isConfirmationAwaited({ booking, now }) &&
        patients.some((patient) => patient.id === booking.patient.id && mayOpen(patient, href)),
    )
    .map(({ booking, href }) => ({
      kind: 'due' as const,
      icon: 'circle-check' as const,
      href,
      label: t('bookings:toDo.confirm'),
      what: booking.service.name,
      when: momentOf({ booking, request }),
      until: booking.dateFrom,
      who: whoOf(booking.patient),
      phone: null,
      note: t('start:toDo.until', { moment: momentOf({ booking, request }) }),
    }));
  const toFinish = drafts
    .filter((draft) => isTheirs(draft.patientId))
    .map(
      ({ isTeleconsultation, isMove, currentFrom, service, patient, changedAt, endsAt, continuePath }) => ({
        kind: 'begun' as const,
        icon: 'calendar-event' as const,
        href: continuePath,
        label: t(FINISH[isTeleconsultation ? 'teleconsultation' : 'visit'][isMove ? 'move' : 'make']),
        what: service,
        when: begun(changedAt),
        until: endsAt,
        who: patient,
        phone: null,
        note: [
          ...(currentFrom ? [t('bookings:unfinished.stands', { when: formatDateTime(currentFrom) })] : []),
          begun(changedAt),
          t('start:toDo.until', { moment: formatDayAndMonth(dayOf(endsAt)) }),
        ].join(' '),
      }),
    );
  return [...changed, ...toConfirm, ...toFinish];
}
