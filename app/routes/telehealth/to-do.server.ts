import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { urgentUntil } from '#app/domain/telehealth/window.ts';
import { isTelehealthOff, joinView, momentOf } from '#app/routes/bookings/booking-view.server.ts';
import { joinedSoon, upcomingBookings } from '#app/routes/bookings/next-visit.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { missingOf } from './missing.server.ts';

type Whose = Readonly<{ patients: readonly Patient[]; patientId: string | undefined }>;

/** Teleconsultations that can be joined now or within the hour, and what those of the next three days still lack. */
export async function toDo(request: AccountRequest, whose: Whose): Promise<ToDo[]> {
  const { now } = request;
  const isTheirs = ({ patient }: Booking) => !whose.patientId || patient.id === whose.patientId;
  const soon = (await joinedSoon(request)).filter(isTheirs);
  const near = (await upcomingBookings(request)).filter(
    (booking) => isTheirs(booking) && isNear({ booking, now }),
  );
  if (soon.length + near.length === 0 || (await isTelehealthOff(request))) return [];
  const lacking = await lackingOf(request, { near, patients: whose.patients });
  return [...soon.flatMap((booking) => toJoin(request, { booking, patients: whose.patients })), ...lacking];
}

type Listed = Readonly<{ patients: readonly Patient[] }>;

/** Where it is joined, and its hours. */
function toJoin(request: AccountRequest, { booking, patients }: Listed & { booking: Booking }): ToDo[] {
  const join = joinView({ booking, request });
  if (!join) return [];
  return [
    {
      kind: 'talk',
      icon: 'phone',
      href: join.path,
      label: request.t('telehealth:join.link'),
      what: booking.service.name,
      when: momentOf({ booking, request }),
      until: urgentUntil(booking),
      who: patients.length > 1 ? personNames(request, patients)(booking.patient) : null,
      phone: null,
      note: join.hours,
    },
  ];
}

async function lackingOf(request: AccountRequest, { near, patients }: Listed & { near: readonly Booking[] }) {
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
