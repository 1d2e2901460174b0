import type { PaymentState } from '#contract/payments/reading/states.ts';
import type { PayuAccount } from '#provider/payments/gateway/payu.ts';

/** Below which its pages and its REST lie on the staff side. */
export const BANK_PATH = '/bank';
/** As whom the clinic is known there; everybody may know it. */
export const BANK_ACCOUNT: PayuAccount = {
  pos: '300746',
  client: '300746',
  secret: 'bank-testowy',
  signatureKey: 'bank-testowy-drugi-klucz',
};

/** A message to the provider about an order, and what it has answered: statuses, or why none came. */
export type Delivery = {
  at: number;
  state: PaymentState;
  fault: CallBackFault;
  answers: (number | string)[];
};

/** An order at the bank. */
export type BankOrder = {
  orderId: string;
  extOrderId: string;
  /** The part of its page's address that nobody guesses. */
  token: string;
  amount: number;
  currency: string;
  description: string;
  notifyUrl: string;
  continueUrl: string;
  state: PaymentState;
  since: number;
  /** The order as the bank was told of it, word for word. */
  received: string;
  /** The number of times that it was asked how the order stands. */
  questions: number;
  deliveries: Delivery[];
  refunds: number[];
};

/** The faults that a call-back may have. */
export const CALL_BACK_FAULTS = [
  'NONE',
  'AMOUNT_LESS',
  'AMOUNT_MORE',
  'CURRENCY',
  'PAYMENT',
  'SIGNATURE',
  'KEY',
  'UNSIGNED',
] as const;
export type CallBackFault = (typeof CALL_BACK_FAULTS)[number];
