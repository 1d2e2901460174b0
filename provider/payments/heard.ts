import { randomUUID } from 'node:crypto';
import { isOpenState, type PaymentState } from '#contract/payments/reading/states.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { SaidOfOrder } from '#provider/core/outside/payment-gateway.ts';
import { outcomeOf, reasonToRefund } from './states.ts';
import type { PaymentOddityRow, PaymentRefundRow, PaymentRow, PaymentStepRow } from './tables.ts';
import type { Hearing } from './hearing.ts';
import { tellPayer } from './telling.ts';

type By = PaymentStepRow['made_by'];
type Written = Hearing & Readonly<{ payment: PaymentRow; by: By }>;

/**
 * Takes what the gateway says of an order, by its signed call-back or as an answer: state, step, invoice, booking, refund list, audit
 * and mail are one transaction. What does not fit changes nothing, and the staff sees it.
 */
export async function heard(hearing: Hearing, { said, by }: { said: SaidOfOrder; by: By }) {
  const odd = await hearing.store.transaction(async (store) => {
    const order = await store.paymentOrders.byExtId(said.extId);
    const found = order && (await store.payments.again(order.payment_id));
    if (!found) return noteOddity(hearing, store, { kind: 'UNKNOWN', said });
    await store.patients.lock(found.patient_id);
    const payment = (await store.payments.again(found.id)) ?? found;
    if (payment.amount !== said.amount) return noteOddity(hearing, store, { kind: 'AMOUNT', said });
    if (payment.currency !== said.currency) return noteOddity(hearing, store, { kind: 'CURRENCY', said });
    if (said.state === null) return 'STATE';
    await written({ ...hearing, payment, by }, store, { state: said.state, extId: said.extId });
    return null;
  });
  if (odd !== null) hearing.log.warn({ odd, by }, 'a word of the gateway that does not fit');
}

async function noteOddity(
  { clock }: Hearing,
  store: StoreInTransaction,
  { kind, said }: { kind: PaymentOddityRow['kind']; said: SaidOfOrder },
) {
  const { extId, amount, currency, state } = said;
  const at = clock.now();
  await store.paymentOrders.noteOddity({
    id: newId(at),
    at: at.getTime(),
    kind,
    ext_id: extId,
    said: JSON.stringify({ amount, currency, state }),
  });
  return kind;
}

type Said = Readonly<{ state: PaymentState; extId: string }>;

async function written(parts: Written, store: StoreInTransaction, said: Said) {
  const { payment } = parts;
  const outcome = outcomeOf({ from: payment.state, said: said.state });
  if (outcome === 'REFUND') return owed(parts, store, { extId: said.extId, reason: 'AFTER_REJECTED' });
  // An order whose answer was lost can be paid beside the one that was begun after it.
  const isAnother = payment.state === 'COMPLETED' && payment.paid_ext_id !== said.extId;
  if (outcome === 'SAME' && isAnother)
    return owed(parts, store, { extId: said.extId, reason: 'SECOND_PAYMENT' });
  if (outcome !== 'STEP') return undefined;
  await moved(parts, store, said.state);
  return said.state === 'COMPLETED' ? paid(parts, store, said.extId) : undefined;
}

/** Writes a step of a payment, and that nobody goes on with it where it has ended. */
export async function moved(
  { payment, by, clock }: Pick<Written, 'payment' | 'by' | 'clock'>,
  store: StoreInTransaction,
  state: PaymentState,
) {
  const at = clock.now();
  const ended = isOpenState(state)
    ? {}
    : { open_key: null, tried_at: null, address: null, next_ask_at: null };
  await store.payments.change(payment.id, { ...ended, state });
  await store.payments.addStep({ payment_id: payment.id, state, at: at.getTime(), made_by: by });
  await store.audit.add([auditOf({ payment, at, what: state })]);
}

/** Who acts is whoever began the payment. */
const auditOf = ({ payment, at, what }: { payment: PaymentRow; at: Date; what: string }) => ({
  at,
  accountId: payment.payer_id,
  patientId: payment.patient_id,
  action: `payments.${what}`,
  object: payment.id,
  requestId: randomUUID(),
});

/** The money has come: it pays the invoice, and the booking with it, or it goes back. */
async function paid(parts: Written, store: StoreInTransaction, extId: string) {
  const { payment, clock } = parts;
  await store.payments.change(payment.id, { paid_ext_id: extId });
  const invoice = await store.invoices.again(payment.ref_invoice);
  const reason = invoice ? reasonToRefund({ payment, invoice }) : 'NOT_DUE';
  if (reason || !invoice) return owed(parts, store, { extId, reason: reason ?? 'NOT_DUE' });
  await store.invoices.markPaid(invoice.ref_invoice, {
    paid_by: payment.id,
    paid_at: clock.now().getTime(),
    paid_role: payment.payer_role,
  });
  const { of_kind: kind, of_system: system, of_id: systemId } = invoice;
  if (kind === 'BOOKING' && system !== null && systemId !== null)
    await store.prices.markPaid({ system, systemId });
  return tellPayer({ ...parts, store, wording: 'paymentDone' });
}

/** Puts the money of an order on the staff's list, once, and tells who paid it. */
async function owed(
  parts: Written,
  store: StoreInTransaction,
  { extId, reason }: { extId: string; reason: PaymentRefundRow['reason'] },
) {
  const { payment, clock } = parts;
  const at = clock.now();
  const row = {
    ext_id: extId,
    payment_id: payment.id,
    amount: payment.amount,
    reason,
    made_at: at.getTime(),
    done_on: null,
  };
  if (!(await store.paymentOrders.owe(row))) return;
  await store.audit.add([auditOf({ payment, at, what: 'refund' })]);
  await tellPayer({ ...parts, store, wording: 'paymentGoesBack' });
}
