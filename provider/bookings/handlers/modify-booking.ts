import { isUniqueViolation } from '#database/index.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { bookingMoved } from '#provider/core/outbox/mails.ts';
import { isConfirmationAwaited, modifyRefusal } from '#provider/bookings/rules/booking-status.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { bookingDetails } from './booking-details.ts';
import { confirmLinkOf, queueMail } from './booking-mail.ts';
import { givenIn, keepGiven, type Given } from './given.ts';
import { checkedHold, slotToTake, type BookingRequest } from './make-booking.ts';

type Errors = Parameters<Parameters<typeof os.bookings.modify.handler>[0]>[0]['errors'];

/** A booking, as it was when the call came, and the time to which it moves. */
type Move = { request: BookingRequest; given: Given; errors: Errors; from: BookingRow };

/**
 * B§7, modify. Status, hold and checks (without the booking itself, A-88), move, end of the hold, audit and mail are one
 * transaction: UNIQUE decides on the new time, and until it has decided the booking keeps its old one.
 */
export const modify = os.bookings.modify.handler(async ({ input, context, errors }) => {
  const { row: from, patient } = await context.access.booking({
    system: HOSPITAL_SYSTEM,
    id: input.hisBookingId,
    action: 'bookings.modify',
  });
  if (patient.id !== input.patientId) throw errors.NOT_FOUND();

  const slot = await slotToTake({ context, errors, patient, input });
  if (slot.availability.service.code !== from.service_code) throw errors.NOT_FOUND();
  if (slot.availability.unit.id !== from.unit_id) throw errors.UNIT_UNAVAILABLE();

  const request = { context, errors, patient, slot, except: from.system_id };
  const given = await givenIn({ input, context, patient });
  const row = await move({ request, given, errors, from });
  return bookingDetails({ context, row, patient });
});

async function move({ request, given, errors, from }: Move): Promise<BookingRow> {
  const { context, patient } = request;
  const { id: accountId } = await context.account();
  const now = context.clock.now().getTime();
  const entry = await context.access.entry({
    patientId: patient.id,
    action: 'bookings.modify',
    object: from.system_id,
  });

  const work = async (store: StoreInTransaction) => {
    await store.accounts.lock(accountId);
    await store.patients.lock(patient.id);
    const current = await movable({ store, context, errors, from });
    const hold = await checkedHold({ store, request, accountId, now });

    await spend({ store, context, errors, accountId, what: 'BOOKINGS' });
    const { system, system_id: systemId, sequence } = current;
    if (!(await store.bookings.modify({ system, systemId, sequence, hold, now }))) {
      throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
    }
    await keepGiven({ store, accountId, request: { ...request, ...given, errors }, row: current });
    await store.holds.release(accountId);
    await store.audit.add([entry]);

    const row = (await store.bookings.again(current)) ?? current;
    const confirmLink = isAwaited({ row, request }) ? confirmLinkOf({ context, row }) : null;
    const mailOf = (mail: Omit<Parameters<typeof bookingMoved>[0], 'before' | 'confirmLink'>) =>
      bookingMoved({ ...mail, before: current.starts_at, confirmLink });
    await queueMail({ store, context, row, mailOf });
    return row;
  };

  try {
    return await context.store.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await context.store.holds.release(accountId);
    throw errors.SLOT_TAKEN();
  }
}

/** Whether the patient has still to confirm the booking that the staff made, at its new time, too. */
const isAwaited = ({ row, request: { slot } }: { row: BookingRow; request: BookingRequest }) =>
  isConfirmationAwaited({
    booking: { status: row.status, orderStatus: row.order_status },
    isAsked: slot.availability.row.confirmation_required === 1,
    isOfStaff: row.account_id === null,
  });

/** The booking as it is now. @throws CONFLICT when it may no longer be moved */
async function movable({
  store,
  context,
  errors,
  from,
}: Pick<Move, 'errors' | 'from'> & { store: StoreInTransaction; context: CallContext }) {
  const current = (await store.bookings.again(from)) ?? from;
  const booking = {
    status: current.status,
    orderStatus: current.order_status,
    startsAt: current.starts_at,
  };
  const errorCode = modifyRefusal({ booking, now: context.clock.now() });
  if (errorCode) throw errors.CONFLICT({ data: { errorCode } });
  return current;
}
