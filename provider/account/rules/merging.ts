import type { AccountRow } from '#provider/account/tables.ts';
import type { Contact } from '#provider/core/phone-codes/rules.ts';

type Pair<Account> = Readonly<{ pending: Account; other: Account }>;

/** the account that the unit has confirmed stays; where both are, or none is, the one that was there before. */
export function whoStays<Account extends Pick<AccountRow, 'type'>>({ pending, other }: Pair<Account>) {
  const isPendingAlone = pending.type === 'AUTHORIZED' && other.type === 'UNAUTHORIZED';
  return isPendingAlone ? { stays: pending, goes: other } : { stays: other, goes: pending };
}

/** Where a code for the other account goes, which its owner has confirmed. Null: nothing is known by which the owner of the other account could be asked. */
export function contactOf(
  { email, phone_number: phone, phone_confirmed }: AccountRow,
  { isSmsEnabled }: { isSmsEnabled: boolean },
): Contact | null {
  if (email) return { channel: 'EMAIL', address: email };
  return phone && phone_confirmed === 1 && isSmsEnabled ? { channel: 'SMS', address: phone } : null;
}

const SHOWN_DIGITS = 3;

/** As much of an address as its owner needs to know it again, and nobody else can use. */
export function masked({ channel, address }: Contact): string {
  if (channel === 'SMS') return `••• ••• ${address.slice(-SHOWN_DIGITS)}`;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
