/** C§3 and C-39: the states of a payment, and what follows of them for whoever reads one. */

export const PAYMENT_STATES = [
  'NEW',
  'PENDING',
  'WAITING_FOR_CONFIRMATION',
  'COMPLETED',
  'CANCELED',
  'REJECTED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states of a payment that is under way: an invoice has one such payment at a time. */
export const OPEN_STATES = ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION'] as const satisfies PaymentState[];

const known: ReadonlySet<string> = new Set(PAYMENT_STATES);
const open: ReadonlySet<string> = new Set(OPEN_STATES);

/** A state as it came; null: nobody here knows it, so that it is neither paid nor due. */
export const readPaymentState = (state: string): PaymentState | null =>
  known.has(state) ? (state as PaymentState) : null;

export const isOpenState = (state: string) => open.has(state);
