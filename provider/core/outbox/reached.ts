import type { AccountRow } from '#provider/core/rows.ts';

/** True where an account can sign in, and has an address that its owner has proved. */
export const isReached = (account: AccountRow): account is AccountRow & { email: string } =>
  Boolean(account.email) && account.state !== 'MUST_CONFIRM_EMAIL' && account.state !== 'USER_BLOCKED';
