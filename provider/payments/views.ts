import type { z } from 'zod';
import { isOpenState } from '#contract/payments/reading/states.ts';
import type { Invoice, InvoiceToPay, Payment, PaymentEntry, Refund } from '#contract/payments/schemas.ts';
import { present } from '#provider/core/wire.ts';
import { endOfPayment } from './states.ts';
import type { InvoiceRow, PaymentRefundRow, PaymentRow, PaymentStepRow } from './tables.ts';

const instant = (at: number) => new Date(at).toISOString();

const startedBy = ({ payer_role: role, payer_id: payer }: PaymentRow, accountId: string) => ({
  role,
  isThisAccount: payer === accountId,
});

const subjectOf = ({ of_kind: kind, of_system: system, of_id: id }: InvoiceRow) => ({
  kind,
  ...present({ system, id }),
});

type Asked = Readonly<{ invoice: InvoiceRow; payment?: PaymentRow | undefined; accountId: string }>;

export function invoiceToPayView({ invoice, payment, accountId }: Asked): z.input<typeof InvoiceToPay> {
  const { ref_invoice: refInvoice, patient_id: patientId, subject, amount, issued_on: issuedOn } = invoice;
  return {
    refInvoice,
    patientId,
    subject,
    amount,
    issuedOn,
    of: subjectOf(invoice),
    ...present({ dueOn: invoice.due_on, unit: invoice.unit_name }),
    ...(payment && {
      payment: {
        id: payment.id,
        state: payment.state,
        startedAt: instant(payment.started_at),
        startedBy: startedBy(payment, accountId),
      },
    }),
  };
}

/** Returns by whom and when an invoice was paid; of one that is not: undefined. */
export function paidView({ invoice, payment, accountId }: Asked) {
  const { paid_at: at, paid_role: role } = invoice;
  if (at === null || role === null) return undefined;
  const isThisAccount = payment?.payer_id === accountId;
  return { role, isThisAccount, at: instant(at), ...(payment && { paymentId: payment.id }) };
}

export function invoiceView({
  paidBy,
  ...asked
}: Asked & { paidBy: PaymentRow | undefined }): z.input<typeof Invoice> {
  const paid = paidView({ ...asked, payment: paidBy });
  return { ...invoiceToPayView(asked), state: asked.invoice.state, ...(paid && { paid }) };
}

type Owed = Pick<PaymentRefundRow, 'done_on' | 'amount' | 'reason'>;

export const refundView = (row: Owed): z.input<typeof Refund> => ({
  state: row.done_on === null ? 'DUE' : 'DONE',
  amount: row.amount,
  reason: row.reason,
  ...present({ on: row.done_on }),
});

type Shown = Readonly<{
  payment: PaymentRow;
  invoice: InvoiceRow;
  refunds: readonly PaymentRefundRow[];
  accountId: string;
}>;

export const entryView = ({ payment, invoice, refunds, accountId }: Shown): z.input<typeof PaymentEntry> => ({
  id: payment.id,
  refInvoice: payment.ref_invoice,
  patientId: payment.patient_id,
  subject: invoice.subject,
  amount: payment.amount,
  state: payment.state,
  startedAt: instant(payment.started_at),
  startedBy: startedBy(payment, accountId),
  refunds: refunds.filter(({ payment_id: id }) => id === payment.id).map(refundView),
});

export function paymentView({
  steps,
  isAnotherOpen,
  ...shown
}: Shown & Readonly<{ steps: readonly PaymentStepRow[]; isAnotherOpen: boolean }>): z.input<typeof Payment> {
  const { payment, invoice } = shown;
  const { state, next_ask_at: nextAskAt, started_at: startedAt } = payment;
  const isEnded = state === 'CANCELED' || state === 'REJECTED';
  return {
    ...entryView(shown),
    steps: steps.map((step) => ({ state: step.state, at: instant(step.at), by: step.made_by })),
    ...(isOpenState(state) && {
      next: {
        ...(nextAskAt !== null && { askedAt: instant(nextAskAt) }),
        endsAt: instant(endOfPayment(startedAt)),
      },
    }),
    invoice: { state: invoice.state, of: subjectOf(invoice), ...present({ dueOn: invoice.due_on }) },
    canTryAgain: isEnded && invoice.state === 'DUE' && !isAnotherOpen,
  };
}
