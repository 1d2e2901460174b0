import { PAYMENT_STATES, type PaymentState } from '#contract/payments/reading/states.ts';

/** C§3, A-160. What the portal makes of a payment's state. */

/** UNKNOWN: a word that the portal does not know, which is said to be neither paid nor due. */
export type ShownState = PaymentState | 'UNKNOWN';

/** The state that an address asks for; null: all; undefined: a word that names none, in small letters too. */
export function stateAsked(word: string): PaymentState | null | undefined {
  return word === '' ? null : PAYMENT_STATES.find((state) => state === word);
}

/** True where there is still something to do at the bank: once that has said yes there is nothing but to wait. */
export const isAtBank = (state: ShownState) => state === 'NEW' || state === 'PENDING';
