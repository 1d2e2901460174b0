import type { AccountState } from '#contract/account/schemas.ts';

const MENDABLE: ReadonlySet<AccountState> = new Set([
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'MUST_CONFIRM_EMAIL',
]);

/** Whether the account's owner can mend the state by themselves, in a short session (C-03). */
export const isMendable = (state: AccountState) => MENDABLE.has(state);
