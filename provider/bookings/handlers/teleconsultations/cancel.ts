import { os } from '#provider/core/context.ts';
import { carryOver } from '#provider/bookings/carrying-over.ts';
import { bookingDetails } from '#provider/bookings/handlers/booking-details.ts';
import {
  cancelIn,
  consultationOf,
  refusalOfConsultation,
  termsOfConsultation,
} from '#provider/bookings/handlers/cancel-booking.ts';
import { notFound, requireOwnAccount } from '#provider/core/telehealth/claimed.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';

const action = 'teleconsultations.cancel';

/** A-85, B-55. Where one of both is cancelled the other follows; where both are, nothing is left to do. */
export const cancel = os.teleconsultations.cancel.handler(async ({ input, context, errors }) => {
  const { accountId, x, teleconsultationId: id } = input;
  await requireOwnAccount(context, accountId);
  const known = await context.store.teleconsultations.byId(id);
  if (!known) throw notFound();
  const key = { system: known.system, systemId: known.system_id };
  const { row: seen, patient } = await context.access.booking({
    system: key.system,
    id: key.systemId,
    action,
  });
  if (patient.id !== x) throw notFound();
  await failAsSet(context, { call: 'consultations.cancel', patientId: x });
  const terms = await termsOfConsultation(context, seen);
  const entry = await context.access.entry({ patientId: x, action, object: id });

  const row = await context.store.transaction(async (store) => {
    await store.accounts.lock(entry.accountId);
    await store.patients.lock(x);
    const current = (await store.bookings.again(seen)) ?? seen;
    const consultation = await consultationOf(store, current);
    const isCanceled = current.status === 'CANCELED';
    if (isCanceled && consultation?.state === 'CANCELED') return current;
    if (isCanceled) {
      await carryOver(store, { ...key, status: 'CANCELED', at: context.clock.now().getTime() });
      await store.audit.add([entry]);
      return current;
    }
    const errorCode = refusalOfConsultation(current, terms);
    if (errorCode) throw errors.CONFLICT({ data: { errorCode } });
    await cancelIn({ store, context, errors, row: current, entry });
    return (await store.bookings.again(current)) ?? current;
  });
  return { teleconsultationId: id, booking: await bookingDetails({ context, row, patient }) };
});
