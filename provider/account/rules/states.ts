import type { AccountState } from '#contract/account/schemas.ts';
import type { AccountRow } from '#provider/account/tables.ts';

/** The states that the account's owner can mend by themselves, in a short session (C-03). */
export const MENDABLE: readonly AccountState[] = [
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'MUST_CONFIRM_EMAIL',
  'MUST_CONFIRM_PHONE',
  'MERGE_ACCOUNT',
];

export const isMendable = (state: AccountState) => MENDABLE.includes(state);

/** Why who is proved to be the owner is not let in; null when nothing stands in the way. What blocks for a time is over by itself. */
export function stateOf({
  account: { state, blocked_until: until },
  now,
}: {
  account: Pick<AccountRow, 'state' | 'blocked_until'>;
  now: number;
}) {
  if (state === 'ACTIVE') return null;
  if (state !== 'TEMPORARY_BLOCKED' || until === null) return { errorCode: state };
  return now < until ? { errorCode: state, until: new Date(until).toISOString() } : null;
}
