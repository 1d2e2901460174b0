import { ORPCError } from '@orpc/server';
import type { Action } from '#provider/core/actions.ts';
import type { CallContext } from '#provider/core/context.ts';
import type { InvoiceRow, PaymentRow } from './tables.ts';
import { invoiceView, paymentView } from './views.ts';

/** A missing one, and one of others. */
const notFound = () => new ORPCError('NOT_FOUND', { status: 404 });

type One = Readonly<{ action: Action; id: string }>;

/** An invoice that the account may see (C-80). @throws NOT_FOUND */
export async function requireInvoice(context: CallContext, { action, id: ref }: One) {
  const whose = await context.access.seen(await context.access.reachable(action));
  const invoice = await context.store.invoices.byRef({ whose, ref });
  if (!invoice) throw notFound();
  const { patient_id: patientId, account_id: madeBy } = invoice;
  const patient = await context.access.patient({ patientId, action, object: ref, madeBy });
  return { invoice, patient };
}

/** A payment of such an invoice, whoever began it (C-42). @throws NOT_FOUND */
export async function requirePayment(context: CallContext, { action, id }: One) {
  const { access, store } = context;
  const whose = await access.seen(await access.reachable(action));
  const payment = await store.payments.byId({ whose, id });
  if (!payment) throw notFound();
  const { patient_id: patientId, account_id: madeBy } = payment;
  const patient = await access.patient({ patientId, action, object: id, madeBy });
  return { payment, invoice: await invoiceOf(context, payment), patient };
}

async function invoiceOf({ store }: CallContext, { ref_invoice: ref }: PaymentRow): Promise<InvoiceRow> {
  const invoice = await store.invoices.again(ref);
  if (!invoice) throw new Error('A payment without an invoice');
  return invoice;
}

/** One payment with all that belongs to it; its invoice is read where it has not been, or may have changed meanwhile. */
export async function wholePayment(context: CallContext, payment: PaymentRow, known?: InvoiceRow) {
  const { store } = context;
  const { id: accountId } = await context.account();
  const [invoice, steps, refunds, open] = await Promise.all([
    known ?? invoiceOf(context, payment),
    store.payments.steps(payment.id),
    store.paymentOrders.refunds([payment.id]),
    store.payments.open(payment.ref_invoice),
  ]);
  return paymentView({ payment, invoice, steps, refunds, accountId, isAnotherOpen: open !== undefined });
}

/** One invoice with the payment that is under way, and by whom it was paid. */
export async function wholeInvoice(context: CallContext, invoice: InvoiceRow) {
  const { payments } = context.store;
  const { ref_invoice: ref, paid_by: paidId } = invoice;
  const { id: accountId } = await context.account();
  const open = await payments.underWay([ref]);
  const payment = invoice.state === 'DUE' ? open.find((one) => one.open_key === ref) : open[0];
  const paidBy = paidId === null ? undefined : await payments.again(paidId);
  return invoiceView({ invoice, payment, paidBy, accountId });
}
