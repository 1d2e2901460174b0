import { isUniqueViolation } from '#database/index.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { bookingMoved } from '#provider/core/outbox/mails.ts';
import { isConfirmationAwaited, modifyRefusal } from '#provider/bookings/rules/booking-status.ts';
import { moveInvoice } from '#provider/payments/of-bookings.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow, SlotHoldRow } from '#provider/bookings/tables/bookings.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import { bookingDetails } from './booking-details.ts';
import { confirmLinkOf, queueMail } from './booking-mail.ts';
import { isVisit } from './find-slot.ts';
import { givenIn, keepGiven } from './given.ts';
import { checkedHold, slotToTake, type TimeRequest } from './take-time.ts';

/** Refusals of visits and of teleconsultations, each of which has others as well. */
type OfMove = Parameters<typeof spend>[0]['errors'] & {
  CONFLICT: (error: { data: { errorCode: 'WRONG_STATUS' | 'TOO_LATE' } }) => Error;
};

/** A booking, as it was when the call came, and the time to which it moves. */
type Move = {
  request: TimeRequest & { errors: OfMove };
  action: Action;
  from: BookingRow;
  /** Refuses it, or finds it done already, by what the booking is by then. */
  isDone?: (current: BookingRow) => boolean;
  /** Moves what belongs to it. */
  keep: (store: StoreInTransaction, moved: { row: BookingRow; hold: SlotHoldRow }) => Promise<unknown>;
};

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

  const slot = await slotToTake({ context, errors, patient, input, isMeant: isVisit });
  if (slot.availability.service.code !== from.service_code) throw errors.NOT_FOUND();
  if (slot.availability.unit.id !== from.unit_id) throw errors.UNIT_UNAVAILABLE();

  const request = { context, errors, patient, slot, except: from.system_id };
  const given = await givenIn({ input, context, patient });
  const { id: accountId } = await context.account();
  const row = await move({
    request,
    action: 'bookings.modify',
    from,
    keep: (store, moved) =>
      keepGiven({ store, accountId, request: { ...request, ...given, errors }, row: moved.row }),
  });
  return bookingDetails({ context, row, patient });
});

/** Moves a booking to the time that is held for it. */
export async function move(moving: Move): Promise<BookingRow> {
  const { request, action, from } = moving;
  const { context, patient, errors } = request;
  const { id: accountId } = await context.account();
  const object = from.system_id;
  const entry = await context.access.entry({ patientId: patient.id, action, object });

  try {
    return await context.store.transaction((store) => moveIn({ ...moving, store, accountId, entry }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await context.store.holds.release(accountId);
    throw errors.SLOT_TAKEN();
  }
}

type MoveIn = Move & {
  store: StoreInTransaction;
  accountId: string;
  entry: Parameters<StoreInTransaction['audit']['add']>[0][number];
};

async function moveIn({ store, accountId, entry, request, from, isDone, keep }: MoveIn) {
  const { context, patient, errors } = request;
  const now = context.clock.now().getTime();
  await store.accounts.lock(accountId);
  await store.patients.lock(patient.id);
  const current = (await store.bookings.again(from)) ?? from;
  if (isDone?.(current)) return current;
  requireMovable({ context, errors, current });
  const hold = await checkedHold({ store, request, accountId, now });

  await spend({ store, context, errors, accountId, what: 'BOOKINGS' });
  const { system, system_id: systemId, sequence } = current;
  if (!(await store.bookings.modify({ system, systemId, sequence, hold, now }))) {
    throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
  }
  await keep(store, { row: current, hold });
  await store.holds.release(accountId);
  await store.audit.add([entry]);

  const row = (await store.bookings.again(current)) ?? current;
  await moveInvoice({ invoices: store.invoices, row });
  const confirmLink = isAwaited({ row, request }) ? confirmLinkOf({ context, row }) : null;
  const mailOf = (mail: Omit<Parameters<typeof bookingMoved>[0], 'before' | 'confirmLink'>) =>
    bookingMoved({ ...mail, before: current.starts_at, confirmLink });
  await queueMail({ store, context, row, mailOf });
  return row;
}

/** True where the patient has still to confirm the booking that the staff made, at its new time, too. */
const isAwaited = ({ row, request: { slot } }: { row: BookingRow; request: TimeRequest }) =>
  isConfirmationAwaited({
    booking: { status: row.status, orderStatus: row.order_status },
    isAsked: slot.availability.row.confirmation_required === 1,
    isOfStaff: row.account_id === null,
  });

/** @throws CONFLICT when the booking may no longer be moved */
function requireMovable({
  context,
  errors,
  current,
}: {
  context: CallContext;
  errors: OfMove;
  current: BookingRow;
}) {
  const booking = {
    status: current.status,
    orderStatus: current.order_status,
    startsAt: current.starts_at,
  };
  const errorCode = modifyRefusal({ booking, now: context.clock.now() });
  if (errorCode) throw errors.CONFLICT({ data: { errorCode } });
}
