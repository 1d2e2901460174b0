import type { BookingRow, BookingPriceRow } from '#provider/core/rows.ts';
import type { CallContext } from '#provider/core/context.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { keyOf } from './store/invoices.ts';
import type { InvoiceRow } from './tables.ts';
import { tellPayer } from './telling.ts';
import { refundView } from './views.ts';

type Key = Readonly<{ system: string; systemId: string }>;

const bookingKey = ({ system, systemId: id }: Key) => keyOf({ kind: 'BOOKING', system, id });

/** A visit is paid by its day. */
const dueDay = ({ starts_at: startsAt }: Pick<BookingRow, 'starts_at'>) => localDay(startsAt);

type Priced = Readonly<{
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock'>;
  row: BookingRow;
  price: BookingPriceRow;
  unitName: string;
}>;

/** Keeps what a commercial booking costs, and issues its invoice, in the transaction that makes the booking: due on the day of the visit. */
export async function keepPrice({ store, context, row, price, unitName }: Priced) {
  await store.prices.keep(price);
  // What costs nothing needs no invoice.
  if (price.amount === 0) return;
  const today = localDay(context.clock.now().getTime());
  await store.invoices.insert({
    ref_invoice: await store.invoices.nextNumber(today),
    patient_id: row.patient_id,
    account_id: row.account_id,
    subject: price.name,
    amount: price.amount,
    issued_on: today,
    due_on: dueDay(row),
    state: 'DUE',
    of_kind: 'BOOKING',
    of_system: row.system,
    of_id: row.system_id,
    of_key: bookingKey({ system: row.system, systemId: row.system_id }),
    unit_name: unitName,
    paid_by: null,
    paid_at: null,
    paid_role: null,
  });
}

type Moved = Readonly<{
  invoices: StoreInTransaction['invoices'];
  /** As it is at its new time. */
  row: Pick<BookingRow, 'system' | 'system_id' | 'starts_at'>;
}>;

/** Moves an invoice: what is due of a booking that moves is due on its new day, by whoever moved it. */
export const moveInvoice = ({ invoices, row }: Moved) =>
  invoices.changeDueDay({
    key: bookingKey({ system: row.system, systemId: row.system_id }),
    day: dueDay(row),
  });

/** The facts of a booking's invoice. */
export async function invoiceOfBooking(
  { invoices, payments, paymentOrders }: Pick<StoreInTransaction, 'invoices' | 'payments' | 'paymentOrders'>,
  key: Key,
) {
  const invoice = await invoices.ofThing(bookingKey(key));
  if (!invoice) return {};
  const refInvoice = invoice.ref_invoice;
  const [underWay, byBank, atDesk] = await Promise.all([
    payments.underWay([refInvoice]),
    paymentOrders.refundsOf(refInvoice),
    invoices.refundOf(refInvoice),
  ]);
  const refunds = [
    ...byBank.map((row) => ({ ...refundView(row), paymentId: row.payment_id })),
    ...(atDesk ? [refundView({ ...atDesk, reason: 'BOOKING_CANCELED' })] : []),
  ];
  return { refInvoice, isUnderWay: underWay.length > 0, ...(refunds.length > 0 && { refunds }) };
}

type Withdrawn = Key & Readonly<{ store: StoreInTransaction; at: Date; portalOrigin: string }>;

/**
 * A cancelled booking is not to be paid (C-91): nobody goes on with a payment that was begun, and what was paid stands on the staff's
 * refund list, of which who has paid is told (decision 166). A moved one keeps its invoice.
 */
export async function withdrawInvoice({ store, at, portalOrigin, ...key }: Withdrawn) {
  const found = await store.invoices.ofThing(bookingKey(key));
  if (!found) return;
  await store.patients.lock(found.patient_id);
  const invoice = (await store.invoices.again(found.ref_invoice)) ?? found;
  await store.invoices.cancel(invoice.ref_invoice);
  await store.payments.letGo(invoice.ref_invoice);
  if (invoice.state === 'PAID') await owed({ store, at, portalOrigin, invoice });
}

type Owed = Pick<Withdrawn, 'store' | 'at' | 'portalOrigin'> & { invoice: InvoiceRow };

/** Puts what has paid an invoice on the staff's list, as it came: by the bank, or at the desk. */
async function owed({ store, at, portalOrigin, invoice }: Owed) {
  const { ref_invoice: ref, amount, paid_by: paidBy } = invoice;
  const owing = { made_at: at.getTime(), done_on: null };
  if (paidBy === null) {
    await store.invoices.owe({ ...owing, ref_invoice: ref, amount });
    return;
  }
  const payment = await store.payments.again(paidBy);
  if (!payment || payment.paid_ext_id === null) return;
  const isNew = await store.paymentOrders.owe({
    ...owing,
    ext_id: payment.paid_ext_id,
    payment_id: payment.id,
    amount: payment.amount,
    reason: 'BOOKING_CANCELED',
  });
  const clock = { now: () => at };
  if (isNew) await tellPayer({ store, payment, clock, portalOrigin, wording: 'paymentOfCanceled' });
}
