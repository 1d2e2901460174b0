import { isOpenState, type PaymentState } from '#contract/payments/reading/states.ts';
import { addDays, addMonths } from '#contract/days/reading/warsaw.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import { begun, byJan, DAY, due, MINUTE, old, paid, type Begun, type Issued } from './seed-rows.ts';
import { keyOf } from './store/invoices.ts';
import { endOfPayment, nextQuestion } from './states.ts';
import type { InvoiceRow, PaymentOrderRow, PaymentRefundRow, PaymentRow, PaymentStepRow } from './tables.ts';

const STEPS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  NEW: ['NEW'],
  PENDING: ['NEW', 'PENDING'],
  WAITING_FOR_CONFIRMATION: ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION'],
  COMPLETED: ['NEW', 'PENDING', 'COMPLETED'],
  CANCELED: ['NEW', 'PENDING', 'CANCELED'],
  REJECTED: ['NEW', 'PENDING', 'REJECTED'],
};

export function paymentsSeed({ now, today }: Clinic) {
  const at = now.getTime();
  const oldOnes: Begun[] = old.map(({ ref }, index) => ({
    ...byJan,
    ref,
    state: 'COMPLETED',
    ago: (40 + index * 20) * DAY,
  }));
  const issued = [...due, ...paid, ...old];
  const started = [...begun, ...oldOnes].map((one, index) => {
    const invoice = issued.find(({ ref }) => ref === one.ref);
    if (!invoice) throw new Error(`The seed has no invoice ${one.ref}`);
    return { one, invoice, id: `payment-${8001 + index}`, startedAt: at - one.ago };
  });
  return {
    invoices: issued.map((invoice) => {
      const by = started.find(({ one }) => one.ref === invoice.ref && one.state === 'COMPLETED');
      const day = invoice.due === null ? today : addDays({ day: today, days: invoice.due });
      return invoiceRow({ invoice, by, issuedOn: addMonths({ day, months: -1 }), dueOn: day });
    }),
    payments: started.map(paymentRow(at)),
    payment_orders: started.map((begun): PaymentOrderRow => ({
      ext_id: `seed-${begun.id}`,
      payment_id: begun.id,
      order_id: null,
      at: begun.startedAt,
    })),
    payment_steps: started.flatMap(stepRows),
    payment_refunds: started.flatMap(({ one: { refund }, id, invoice, startedAt }): PaymentRefundRow[] =>
      refund
        ? [
            {
              ext_id: `seed-${id}`,
              payment_id: id,
              amount: invoice.amount,
              reason: refund.reason,
              made_at: startedAt + DAY,
              done_on: refund.daysAgo === null ? null : addDays({ day: today, days: -refund.daysAgo }),
            },
          ]
        : [],
    ),
  };
}

type Started = Readonly<{ one: Begun; invoice: Issued; id: string; startedAt: number }>;

function invoiceRow({
  invoice: { ref, patient, subject, amount, due: dueIn, unit, state = 'DUE', account },
  by,
  issuedOn,
  dueOn,
}: {
  invoice: Issued;
  by: Started | undefined;
  issuedOn: string;
  dueOn: string;
}): InvoiceRow {
  return {
    ref_invoice: ref,
    patient_id: patient,
    account_id: account ?? null,
    subject,
    amount,
    issued_on: issuedOn,
    due_on: dueIn === null ? null : dueOn,
    state,
    of_kind: 'OTHER',
    of_system: null,
    of_id: null,
    of_key: keyOf({ kind: 'OTHER', id: ref }),
    unit_name: unit ?? null,
    paid_by: by?.id ?? null,
    paid_at: by ? by.startedAt + 5 * MINUTE : null,
    paid_role: by?.one.role ?? null,
  };
}

const paymentRow =
  (now: number) =>
  ({ one, invoice, id, startedAt }: Started): PaymentRow => {
    const isOpen = isOpenState(one.state);
    return {
      id,
      ref_invoice: one.ref,
      patient_id: invoice.patient,
      account_id: invoice.account ?? null,
      payer_id: one.payer,
      payer_role: one.role,
      amount: invoice.amount,
      currency: 'PLN',
      state: one.state,
      started_at: startedAt,
      open_key: isOpen ? one.ref : null,
      tried_at: null,
      address: null,
      asked_at: null,
      next_ask_at: isOpen ? nextQuestion({ startedAt, now }) : null,
      paid_ext_id: one.state === 'COMPLETED' ? `seed-${id}` : null,
    };
  };

const stepRows = ({ one, id, startedAt }: Started): PaymentStepRow[] =>
  STEPS[one.state].map((state, index) => ({
    payment_id: id,
    position: index + 1,
    state,
    at: state === 'CANCELED' ? endOfPayment(startedAt) : startedAt + index * 2 * MINUTE,
    made_by: state === 'CANCELED' ? 'TIME' : index < 2 ? 'PERSON' : 'GATEWAY',
  }));
