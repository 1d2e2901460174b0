import { os } from '#provider/context.ts';
import { modifyRefusal } from '#provider/rules/booking-status.ts';
import { bookingView } from './booking-view.ts';

/** B§7, A-84. By the same rule as a move: SCHEDULED, until the start. */
export const confirm = os.bookings.confirm.handler(async ({ input, context, errors }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'bookings.confirm' });
  const now = context.clock.now();
  const booking = { status: row.status, orderStatus: row.order_status, startsAt: row.starts_at };
  const refusal = modifyRefusal({ booking, now });
  if (refusal) throw errors.CONFLICT({ data: { errorCode: refusal } });

  const entry = await context.access.entry({
    patientId: patient.id,
    action: 'bookings.confirm',
    object: row.system_id,
  });
  await context.store.transaction(async (store) => {
    const isConfirmed = await store.bookings.confirm({
      system: row.system,
      systemId: row.system_id,
      now: now.getTime(),
    });
    if (!isConfirmed) throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
    await store.audit.add([entry]);
  });
  const confirmed = { ...row, status: 'REGISTERED' as const };
  return bookingView({ row: confirmed, patient, catalogue: await context.catalogue() });
});
