import type { AccountRow } from '#provider/account/tables.ts';

type Asked = Pick<AccountRow, 'phone_required' | 'phone_number' | 'phone_confirmed'>;

/** C-11: a number that is required is owed until it is confirmed, and while no codes are sent, until there is one. */
export function isPhoneOwed({ account, isSmsEnabled }: { account: Asked; isSmsEnabled: boolean }) {
  if (account.phone_required === 0) return false;
  return account.phone_number === null || (isSmsEnabled && account.phone_confirmed === 0);
}
