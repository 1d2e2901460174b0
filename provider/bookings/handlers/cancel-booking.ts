import { os, type CallContext } from '#provider/core/context.ts';
import { bookingCanceled } from '#provider/core/outbox/mails.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { cancelUntil, overRefusal } from '#provider/bookings/rules/booking-status.ts';
import { cancelRefusal } from '#provider/bookings/rules/teleconsultations.ts';
import { found } from '#provider/bookings/store/catalogue.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { withdrawInvoice } from '#provider/payments/of-bookings.ts';
import { bookingDetails } from './booking-details.ts';
import { queueMail } from './booking-mail.ts';

/** Refusals of visits and of teleconsultations, each of which has others as well. */
type OfCancelling = Parameters<typeof spend>[0]['errors'] & {
  CONFLICT: (error: { data: { errorCode: 'WRONG_STATUS' } }) => Error;
};
type Entry = Awaited<ReturnType<CallContext['access']['entry']>>;
type Cancelling = {
  store: StoreInTransaction;
  context: CallContext;
  errors: OfCancelling;
  row: BookingRow;
  entry: Entry;
};

/** Of a visit or a teleconsultation, whose consultation is cancelled with it (B-55). */
export const cancel = os.bookings.cancel.handler(async ({ input, context, errors }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'bookings.cancel' });
  const consultation = await consultationOf(context.store, row);
  const errorCode = consultation
    ? refusalOfConsultation(row, await termsOfConsultation(context, row))
    : await refusalOf(context, row);
  if (errorCode === 'BY_PHONE') throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
  if (errorCode) throw errors.CONFLICT({ data: { errorCode } });

  const patientId = patient.id;
  const entry = await context.access.entry({ patientId, action: 'bookings.cancel', object: row.system_id });
  await context.store.transaction(async (store) => {
    await store.accounts.lock(entry.accountId);
    await store.patients.lock(patientId);
    await cancelIn({ store, context, errors, row, entry });
  });
  const canceled = { ...row, status: 'CANCELED' as const, sequence: row.sequence + 1 };
  return bookingDetails({ context, row: canceled, patient });
});

/** Cancels a booking with its consultation, where it has one. @throws CONFLICT, OVER_LIMIT */
export async function cancelIn({ store, context, errors, row, entry }: Cancelling) {
  await spend({ store, context, errors, accountId: entry.accountId, what: 'BOOKINGS' });
  const key = { system: row.system, systemId: row.system_id };
  const now = context.clock.now().getTime();
  const refuse = () => errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
  if (!(await store.bookings.cancel({ ...key, now }))) throw refuse();
  const consultation = await consultationOf(store, row);
  const isOpen = consultation !== undefined && consultation.state !== 'CANCELED';
  if (isOpen && !(await store.consultations.cancel({ ...key, at: now }))) throw refuse();
  const { portalOrigin } = context;
  await withdrawInvoice({ store, at: context.clock.now(), portalOrigin, ...key });
  await store.audit.add([entry]);
  await queueMail({ store, context, row, mailOf: bookingCanceled });
}

export const consultationOf = (
  { teleconsultations }: Pick<StoreInTransaction, 'teleconsultations'>,
  { system, system_id: systemId }: BookingRow,
) => teleconsultations.ofBooking({ system, systemId });

const stateOf = ({ status, order_status: orderStatus, starts_at: startsAt }: BookingRow) => ({
  status,
  orderStatus,
  startsAt,
});

async function termsOf({ catalogue, clock }: CallContext, row: BookingRow) {
  const { cancel_hours: cancelHours } = found((await catalogue()).services, row.service_code);
  return { cancelHours, now: clock.now() };
}

async function refusalOf(context: CallContext, row: BookingRow) {
  const { cancelHours, now } = await termsOf(context, row);
  const until = cancelUntil({ startsAt: row.starts_at, cancelHours });
  return overRefusal({ booking: stateOf(row), now, until });
}

/** On which terms a teleconsultation may be cancelled: asked before a transaction begins. */
export async function termsOfConsultation(context: CallContext, row: BookingRow) {
  const mayCancelRegistered = await context.store.settings.areRegisteredCancelled();
  return { ...(await termsOf(context, row)), mayCancelRegistered };
}

/** Why a booking that is a teleconsultation cannot be cancelled, or null. */
export const refusalOfConsultation = (row: BookingRow, terms: Parameters<typeof cancelRefusal>[1]) =>
  cancelRefusal({ ...stateOf(row), isNow: row.is_now === 1 }, terms);
