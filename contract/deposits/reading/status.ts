/** Refusals of a payout that the specification has words for (B§8). */
export const PAYOUT_REFUSALS = [
  'MIN_BALANCE_EXCEEDED',
  'NUM_PAYOUT_MONTH_EXCEEDED',
  'PATIENT_NOT_FOUND',
] as const;
export type PayoutRefusal = (typeof PAYOUT_REFUSALS)[number];

export type PayoutOutcome =
  | Readonly<{ kind: 'ACCEPTED' }>
  | Readonly<{ kind: 'REFUSED'; refusal: PayoutRefusal }>
  | Readonly<{ kind: 'UNKNOWN'; code: string }>;

const PREFIX = /^(?:REJECTED_)?(?:REFUSAL_)?/;

/**
 * Reads the status of a payout as hosts write it: a refusal with REJECTED_REFUSAL_, REFUSAL_ or neither. Whatever is
 * none of these was not accepted, and its code is told (B-31).
 */
export function payoutOutcome(status: string): PayoutOutcome {
  if (status === 'ACCEPTED') return { kind: 'ACCEPTED' };
  const refusal = PAYOUT_REFUSALS.find((one) => one === status.replace(PREFIX, ''));
  return refusal ? { kind: 'REFUSED', refusal } : { kind: 'UNKNOWN', code: status.trim() };
}
