import { addDays, startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo, type WaitingHere } from '#provider/core/waiting.ts';
import { isConfirmationAwaited } from './rules/booking-status.ts';
import { found } from './store/catalogue.ts';

/** Visits that the unit has cancelled or moved, from yesterday on (decision 190), and visits that wait for the patient's yes. */
export const toDo: AreaToDo = async ({ context: { store, catalogue }, now, today, seen, patients }) => {
  const from = startOfDay(addDays({ day: today, days: -1 }));
  const rows = await store.bookings.waiting({ whose: await seen('bookings.list'), from, now });
  if (rows.length === 0) return [];
  const { services, availabilities } = await catalogue();
  const confirming = new Set((await patients('bookings.confirm')).map(({ id }) => id));
  return rows.flatMap((row): WaitingHere[] => {
    const { starts_at: startsAt, status, order_status: orderStatus, changed_by_unit_at: changedAt } = row;
    const visit = {
      ref: { id: row.system_id, system: row.system },
      patientId: row.patient_id,
      name: found(services, row.service_code).name,
      at: instant(startsAt),
    };
    const isAwaited =
      startsAt > now &&
      confirming.has(row.patient_id) &&
      isConfirmationAwaited({
        booking: { status, orderStatus },
        isAsked: availabilities.get(row.availability_id)?.row.confirmation_required === 1,
        isOfStaff: row.account_id === null,
      });
    const kind = status === 'CANCELED' ? 'canceled' : 'moved';
    return [
      ...(changedAt && status !== 'EXECUTED'
        ? [{ kind, ...visit, urgency: 'changed' as const, since: instant(changedAt) }]
        : []),
      ...(isAwaited
        ? [{ kind: 'confirm', ...visit, urgency: 'due' as const, until: instant(startsAt) }]
        : []),
    ];
  });
};
