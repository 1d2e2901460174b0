import { PAYMENT_STATES, type PaymentState } from '#contract/payments/reading/states.ts';

/**
 * The outcome when the gateway says a state of a payment (A-160, C-38, C-39, C-79, C-90). STEP: it is taken. SAME: it is
 * known. LATE: it comes too late to mean anything. REFUND: the money has come, and goes back.
 */
export type Outcome = 'STEP' | 'SAME' | 'LATE' | 'REFUND';

/** Rows: the state that a payment is in. Columns: what the gateway says. The same table stands in docs/payment-states.md. */
export const STATE_TABLE: Readonly<Record<PaymentState, Readonly<Record<PaymentState, Outcome>>>> = {
  NEW: row('SAME', 'STEP', 'STEP', 'STEP', 'STEP', 'STEP'),
  PENDING: row('LATE', 'SAME', 'STEP', 'STEP', 'STEP', 'STEP'),
  WAITING_FOR_CONFIRMATION: row('LATE', 'LATE', 'SAME', 'STEP', 'STEP', 'STEP'),
  COMPLETED: row('LATE', 'LATE', 'LATE', 'SAME', 'LATE', 'LATE'),
  CANCELED: row('LATE', 'LATE', 'LATE', 'STEP', 'SAME', 'LATE'),
  REJECTED: row('LATE', 'LATE', 'LATE', 'REFUND', 'LATE', 'SAME'),
};

/** In the order of PAYMENT_STATES. */
function row(...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]) {
  const entries = PAYMENT_STATES.map((state, index) => [state, outcomes[index]] as const);
  return Object.fromEntries(entries) as Record<PaymentState, Outcome>;
}

export const outcomeOf = ({ from, said }: { from: PaymentState; said: PaymentState }) =>
  STATE_TABLE[from][said];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIRST_QUESTION = 30 * MINUTE;
/** C-38: real hours, whatever the clocks on the walls do. */
const LAST_QUESTION = 48 * HOUR;

/** When a payment that is under way is CANCELED at the latest. */
export const endOfPayment = (startedAt: number) => startedAt + LAST_QUESTION;

/** When the gateway is asked next: 30 minutes after the start, then each hour, at last when the 48 hours are over. */
export function nextQuestion({ startedAt, now }: { startedAt: number; now: number }) {
  const first = startedAt + FIRST_QUESTION;
  const passed = now < first ? 0 : Math.floor((now - first) / HOUR) + 1;
  return Math.min(first + passed * HOUR, endOfPayment(startedAt));
}

export const isOver = ({ startedAt, now }: { startedAt: number; now: number }) =>
  now >= endOfPayment(startedAt);

type Money = Readonly<{
  payment: Readonly<{ id: string; amount: number }>;
  invoice: Readonly<{ state: 'DUE' | 'PAID' | 'CANCELED'; amount: number; paid_by: string | null }>;
}>;

/** Why the money of a COMPLETED payment goes back (C-38, C-91); null: it pays the invoice. */
export function reasonToRefund({ payment, invoice }: Money) {
  if (invoice.state === 'PAID') return 'SECOND_PAYMENT' as const;
  return invoice.state === 'CANCELED' || invoice.amount !== payment.amount ? ('NOT_DUE' as const) : null;
}
