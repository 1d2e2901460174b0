import { tablesOf, type DayColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A patient's deposit; balances in grosze. What is available is never below zero: a request takes of it, or is refused. */
export type DepositRow = {
  id: string;
  patient_id: string;
  system: string;
  system_name: string;
  available_balance: number;
  current_balance: number;
};

/** A movement that has changed a deposit's `current_balance`, in grosze. */
export type DepositMovementRow = {
  id: string;
  deposit_id: string;
  at: InstantColumn;
  amount: number;
  description: string | null;
};

/** A request to pay out (B-82); `key_hash` is UNIQUE: one form makes one. */
export type DepositPayoutRow = {
  id: string;
  deposit_id: string;
  amount: number;
  requested_at: InstantColumn;
  state: 'ACCEPTED' | 'PAID' | 'REFUSED';
  settled_on: DayColumn | null;
  reason: string | null;
  key_hash: string | null;
};

export type DepositsTables = {
  deposits: DepositRow;
  deposit_movements: DepositMovementRow;
  deposit_payouts: DepositPayoutRow;
};

export const depositsTables = tablesOf<DepositsTables>({
  deposits: true,
  deposit_movements: true,
  deposit_payouts: true,
});
