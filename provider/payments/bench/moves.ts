import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isUniqueViolation } from '#database/index.ts';
import { Day } from '#contract/primitives.ts';
import type { Clock } from '#provider/core/clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { createStore, type StoreInTransaction } from '#provider/core/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { GatewayDown, type PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { BOOKED, keyOf } from '#provider/payments/store/invoices.ts';
import type { InvoiceRow } from '#provider/payments/tables.ts';
import { tellPayer } from '#provider/payments/telling.ts';

/** "150", "150,00" or "150.5" as grosz; digits alone, so that no sum is ever rounded. */
const Amount = z
  .string()
  .regex(/^\s*\d{1,9}(?:[.,]\d{1,2})?\s*$/)
  .transform((typed) => {
    const [whole = '', part = ''] = typed.trim().split(/[.,]/);
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  })
  .refine((amount) => amount > 0);

const Issued = z.object({
  refInvoice: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((number) => !number.startsWith(BOOKED)),
  patientId: z.string(),
  subject: z.string().trim().min(1).max(200),
  amount: Amount,
  dueOn: z.union([Day, z.literal('').transform(() => undefined)]).optional(),
});
const Named = z.object({ refInvoice: z.string() });
const Changed = Named.extend({ amount: Amount });

type Parts = Readonly<{ db: Kysely<Tables>; clock: Clock; fields: unknown }>;
/** UNDER_WAY: somebody is paying the invoice. */
export type Outcome = 'done' | 'UNDER_WAY' | 400 | 404 | 409;

const entryOf = (
  { clock }: Parts,
  { patient_id: patientId, ref_invoice: object }: InvoiceRow,
  what: string,
) => ({
  at: clock.now(),
  accountId: null,
  patientId,
  action: `bench.payments.${what}`,
  object,
  requestId: randomUUID(),
});

/** The staff issues an invoice. */
export async function issueInvoice(parts: Parts): Promise<Outcome> {
  const { db, clock, fields } = parts;
  const { data } = Issued.safeParse(fields);
  if (!data) return 400;
  const isPatient = await db
    .selectFrom('patients')
    .select('id')
    .where('id', '=', data.patientId)
    .executeTakeFirst();
  if (!isPatient) return 404;
  const row: InvoiceRow = {
    ref_invoice: data.refInvoice,
    patient_id: data.patientId,
    account_id: null,
    subject: data.subject,
    amount: data.amount,
    issued_on: localDay(clock.now().getTime()),
    due_on: data.dueOn ?? null,
    state: 'DUE',
    of_kind: 'OTHER',
    of_system: null,
    of_id: null,
    of_key: keyOf({ kind: 'OTHER', id: data.refInvoice }),
    unit_name: null,
    paid_by: null,
    paid_at: null,
    paid_role: null,
  };
  try {
    await createStore(db).transaction(async (store) => {
      await store.patients.lock(data.patientId);
      await store.invoices.insert(row);
      await store.audit.add([entryOf(parts, row, 'issue')]);
    });
    return 'done';
  } catch (error) {
    if (isUniqueViolation(error)) return 409;
    throw error;
  }
}

type Change = (store: StoreInTransaction, row: InvoiceRow) => Promise<unknown>;

/** Does something with an invoice that is due: under the lock of its patient, as a payment is begun. */
async function withDue(parts: Parts, { ref, what }: { ref: string; what: string }, change: Change) {
  return createStore(parts.db).transaction(async (store): Promise<Outcome> => {
    const found = await store.invoices.again(ref);
    if (!found) return 404;
    await store.patients.lock(found.patient_id);
    const row = await store.invoices.again(ref);
    if (row?.state !== 'DUE') return 409;
    const refused = await change(store, row);
    if (refused === 'UNDER_WAY' || refused === 409) return refused;
    await store.audit.add([entryOf(parts, row, what)]);
    return 'done';
  });
}

export async function cancelInvoice(parts: Parts): Promise<Outcome> {
  const { data } = Named.safeParse(parts.fields);
  if (!data) return 400;
  return withDue(parts, { ref: data.refInvoice, what: 'cancel' }, async (store, { ref_invoice: ref }) => {
    await store.invoices.cancel(ref);
    await store.payments.letGo(ref);
  });
}

/** Keeps the amount that somebody is paying: an invoice has one payment under way, and what the bank takes is what is due. */
export async function changeAmount(parts: Parts): Promise<Outcome> {
  const { data } = Changed.safeParse(parts.fields);
  if (!data) return 400;
  const { refInvoice: ref, amount } = data;
  return withDue(parts, { ref, what: 'amount' }, async (store, row) => {
    if (row.amount === amount) return undefined;
    // B-102: the price of a copy is told at its request, where it waits for a yes.
    if (row.of_kind === 'COPIES') return 409;
    if ((await store.payments.underWay([ref])).length > 0) return 'UNDER_WAY';
    return store.invoices.changeAmount(ref, amount);
  });
}

/** Somebody has paid at the unit's desk. */
export async function payAtDesk(parts: Parts): Promise<Outcome> {
  const { data } = Named.safeParse(parts.fields);
  if (!data) return 400;
  return withDue(parts, { ref: data.refInvoice, what: 'paid' }, async (store, row) => {
    const paid = { paid_by: null, paid_at: parts.clock.now().getTime(), paid_role: 'UNIT' as const };
    await store.invoices.markPaid(row.ref_invoice, paid);
    await store.payments.letGo(row.ref_invoice);
    const { of_kind: kind, of_system: system, of_id: systemId } = row;
    if (kind === 'BOOKING' && system !== null && systemId !== null)
      await store.prices.markPaid({ system, systemId });
  });
}

const Refunded = z.object({ extId: z.string(), by: z.enum(['GATEWAY', 'HAND']).default('GATEWAY') });
type ToRefund = Parts & Readonly<{ gateway: PaymentGateway | null; portalOrigin: string }>;

/** Pays back what is on the list: by the gateway, or as it was done by hand. The gateway is asked first, by a name that makes it pay once. */
export async function payBack(parts: ToRefund): Promise<Outcome | 502> {
  const { db, clock, gateway, portalOrigin } = parts;
  const { data } = Refunded.safeParse(parts.fields);
  if (!data) return 400;
  const store = createStore(db);
  const refund = await store.paymentOrders.refund(data.extId);
  if (!refund) return 404;
  if (refund.done_on !== null) return 409;
  if (data.by === 'GATEWAY') {
    const order = await store.paymentOrders.byExtId(data.extId);
    const orderId = order?.order_id;
    if (!orderId || !gateway) return 409;
    try {
      await gateway.refund({ orderId, extId: data.extId, amount: refund.amount });
    } catch (error) {
      if (error instanceof GatewayDown) return 502;
      throw error;
    }
  }
  return store.transaction(async (store): Promise<Outcome> => {
    const payment = await store.payments.again(refund.payment_id);
    if (!payment) return 404;
    await store.patients.lock(payment.patient_id);
    const at = clock.now();
    if (!(await store.paymentOrders.paidBack(refund.ext_id, localDay(at.getTime())))) return 409;
    const { patient_id: patientId, id: object } = payment;
    const entry = { at, accountId: null, patientId, object, action: 'bench.payments.refund' };
    await store.audit.add([{ ...entry, requestId: randomUUID() }]);
    await tellPayer({ store, payment, clock, portalOrigin, wording: 'paymentReturned' });
    return 'done';
  });
}

/** Somebody has got back at the desk what was paid there. */
export async function payBackAtDesk({ db, clock, fields }: Parts): Promise<Outcome> {
  const { data } = Named.safeParse(fields);
  if (!data) return 400;
  return createStore(db).transaction(async (store): Promise<Outcome> => {
    const invoice = await store.invoices.again(data.refInvoice);
    if (!invoice) return 404;
    await store.patients.lock(invoice.patient_id);
    if (!(await store.invoices.paidBack(invoice.ref_invoice, localDay(clock.now().getTime())))) return 409;
    await store.audit.add([entryOf({ db, clock, fields }, invoice, 'refund')]);
    return 'done';
  });
}
