import { waitingPhone } from '#provider/account/rules/waiting-phone.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';

type Store = Pick<StoreInTransaction, 'contacts'>;

/** The number of an account that a code would confirm now; null: none waits. */
export async function waitingPhoneOf({
  store,
  account,
  now,
}: {
  store: Store;
  account: AccountRow;
  now: number;
}) {
  return waitingPhone({ account, pending: await store.contacts.pending({ accountId: account.id, now }) });
}

/** Tells whether a number is another account's, other than one of the family where these may share it. Others who ask wait. */
export async function isPhoneTaken({
  store,
  id: accountId,
  phoneNumber: value,
  now,
}: {
  store: StoreInTransaction;
  id: string;
  phoneNumber: string;
  now: number;
}) {
  await store.accounts.lockPhone(value);
  const exceptFamily = await store.settings.arePhonesSharedInFamily();
  return store.contacts.isOfAnother({ accountId, kind: 'PHONE', value, now, exceptFamily });
}
