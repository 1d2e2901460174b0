import type { AccountRow } from '#provider/account/tables.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { RegistrationRow } from '#provider/core/settings/registration-row.ts';

type Asked = Pick<AccountRow, 'phone_required' | 'phone_number' | 'phone_confirmed'>;

/** C-11: a number that is required is owed until it is confirmed, and where numbers are not proved by codes, until there is one. */
export function isPhoneOwed({ account, areProved }: { account: Asked; areProved: boolean }) {
  if (account.phone_required === 0) return false;
  return account.phone_number === null || (areProved && account.phone_confirmed === 0);
}

type Rules = Pick<RegistrationRow, 'phoneIsRequired' | 'phoneIsRequiredSince'>;

/** a number may be left out where none is required, and by an account that was there before one was. */
export function mayBeWithoutPhone({
  account: { phone_required, created_at },
  rules: { phoneIsRequired, phoneIsRequiredSince: since },
}: {
  account: Pick<AccountRow, 'phone_required' | 'created_at'>;
  rules: Rules;
}) {
  if (phone_required === 1) return false;
  return !phoneIsRequired || (since !== null && localDay(created_at) < since);
}
