import type { PayerRole, Refund } from '#contract/payments/schemas.ts';
import type { PaymentState } from '#contract/payments/reading/states.ts';
import { tablesOf, type DayColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';

export type InvoiceState = 'DUE' | 'PAID' | 'CANCELED';

export type InvoiceRow = {
  /** The number that is printed on it. */
  ref_invoice: string;
  patient_id: string;
  /** The account whose booking or request it is of (C-80); null: the staff's own. */
  account_id: string | null;
  subject: string;
  /** Grosz. */
  amount: number;
  issued_on: DayColumn;
  due_on: DayColumn | null;
  state: InvoiceState;
  of_kind: 'BOOKING' | 'COPIES' | 'OTHER';
  of_system: string | null;
  of_id: string | null;
  /** UNIQUE: kind, system and id, so that a booking has one invoice; null: it is of nothing in the portal. */
  of_key: string | null;
  unit_name: string | null;
  /** The payment that paid it; null also of one that was paid at the unit. */
  paid_by: string | null;
  paid_at: InstantColumn | null;
  paid_role: PayerRole | null;
};

export type PaymentRow = {
  id: string;
  ref_invoice: string;
  patient_id: string;
  /** The invoice's account: by it is decided who sees the payment. */
  account_id: string | null;
  /** Who began it. */
  payer_id: string;
  payer_role: PayerRole;
  amount: number;
  currency: string;
  state: PaymentState;
  started_at: InstantColumn;
  /** UNIQUE: the invoice's number while it is under way, so that there is one such payment; null: whoever presses begins another. */
  open_key: string | null;
  /** When somebody began to give it to the gateway; null: nobody does, or it has been taken. */
  tried_at: InstantColumn | null;
  /** Where the browser goes on with it; null: the gateway has not taken it yet. */
  address: string | null;
  asked_at: InstantColumn | null;
  /** When the gateway is asked next; null: it is under way no more. */
  next_ask_at: InstantColumn | null;
  /** The order whose money it is, of a COMPLETED one. */
  paid_ext_id: string | null;
};

/** One order at the gateway. A payment has a second one only where the answer to the first was lost. */
export type PaymentOrderRow = {
  /** Random; as what the gateway knows it from us. */
  ext_id: string;
  payment_id: string;
  /** As what the gateway knows it; null: its answer has not come. */
  order_id: string | null;
  at: InstantColumn;
};

export type PaymentStepRow = {
  payment_id: string;
  position: number;
  state: PaymentState;
  at: InstantColumn;
  made_by: 'PERSON' | 'GATEWAY' | 'QUESTION' | 'TIME';
};

/** Money that goes back; one row an order that was paid, so that no money is on the list twice. */
export type PaymentRefundRow = {
  ext_id: string;
  payment_id: string;
  amount: number;
  reason: Refund['reason'];
  made_at: InstantColumn;
  /** Null: it is still to be paid back. */
  done_on: DayColumn | null;
};

/** Money that was paid at the desk for a visit that was cancelled, and goes back: no payment has brought it. */
export type InvoiceRefundRow = {
  ref_invoice: string;
  amount: number;
  made_at: InstantColumn;
  /** Null: it is still to be paid back. */
  done_on: DayColumn | null;
};

/** A signed word of the gateway that does not fit what is known: nothing follows from it but that the staff sees it. */
export type PaymentOddityRow = {
  id: string;
  at: InstantColumn;
  kind: 'AMOUNT' | 'CURRENCY' | 'UNKNOWN';
  ext_id: string | null;
  /** JSON of amount, currency and state, as they came. */
  said: JsonColumn;
};

export type PaymentsTables = {
  invoices: InvoiceRow;
  payments: PaymentRow;
  payment_orders: PaymentOrderRow;
  payment_steps: PaymentStepRow;
  payment_refunds: PaymentRefundRow;
  invoice_refunds: InvoiceRefundRow;
  payment_oddities: PaymentOddityRow;
};

export const paymentsTables = tablesOf<PaymentsTables>({
  invoices: true,
  payments: true,
  payment_orders: true,
  payment_steps: true,
  payment_refunds: true,
  invoice_refunds: true,
  payment_oddities: true,
});
