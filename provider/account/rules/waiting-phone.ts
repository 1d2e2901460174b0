import type { AccountRow, ContactChangeRow } from '#provider/account/tables.ts';

type Phone = {
  account: Pick<AccountRow, 'phone_number' | 'phone_confirmed'>;
  /** The account's changes that may still be confirmed. */
  pending: readonly ContactChangeRow[];
};
export type WaitingPhone = Readonly<{
  phoneNumber: string;
  /** When a change ends by itself (AP-07); absent where it is the account's number already. */
  until?: number;
}>;

/** The number of an account that a code would confirm: the one to which it is being changed, or its own; null: none waits. */
export function waitingPhone({ account, pending }: Phone): WaitingPhone | null {
  const change = pending.find(({ kind }) => kind === 'PHONE');
  if (change) return { phoneNumber: change.value, until: change.valid_until };
  const { phone_number: phoneNumber, phone_confirmed } = account;
  return phoneNumber !== null && phone_confirmed === 0 ? { phoneNumber } : null;
}
