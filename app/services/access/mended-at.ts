import type { AccountState } from '#contract/account/schemas.ts';

/** Where the owner of an account mends its state, by themselves and at once (C-03). */
export const MENDED_AT: Partial<Record<AccountState, string>> = {
  MUST_CHANGE_PASSWORD: '/changepassword',
  PASSWORD_EXPIRED: '/changepassword',
  MUST_CONFIRM_EMAIL: '/confirmemail',
  MUST_CONFIRM_PHONE: '/resendactivationcode',
  MERGE_ACCOUNT: '/mergeaccount',
};
