import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { isTelehealthOff, momentOf } from '#app/routes/bookings/booking-view.server.ts';
import { upcomingBookings } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { missingOf } from './missing.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** What teleconsultations of the next three days still lack. */
export async function toDo(request: AccountRequest, { patients, patientId }: Whose): Promise<ToDo[]> {
  const { now } = request;
  const near = (await upcomingBookings(request)).filter(
    (booking) => (!patientId || booking.patient.id === patientId) && isNear({ booking, now }),
  );
  if (near.length === 0 || (await isTelehealthOff(request))) return [];
  const nameOf = personNames(request, patients);
  const lacking = near.map(async (booking): Promise<ToDo[]> => {
    const missing = await missingOf(request, booking);
    const moment = momentOf({ booking, request });
    return missing.map(({ href, label }) => ({
      kind: 'due',
      icon: 'clipboard-list',
      href,
      label,
      what: booking.service.name,
      when: moment,
      until: booking.dateFrom,
      who: patients.length > 1 ? nameOf(booking.patient) : null,
      phone: null,
      note: request.t('start:toDo.until', { moment }),
    }));
  });
  const all = (await Promise.all(lacking)).flat();
  // One consent is for all of them.
  return all.filter(({ href }, index) => all.findIndex((one) => one.href === href) === index);
}
