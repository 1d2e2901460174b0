import { codeHashOf } from '#provider/core/phone-codes/codes.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { isPhoneTaken } from './waiting-phone.ts';

type Given = { phoneNumber: string; confirmationCode: string };

export type Tried =
  | { outcome: 'RIGHT'; account: AccountRow }
  | { outcome: 'IN_USE'; account: AccountRow }
  | { outcome: 'WRONG'; triesLeft: number }
  | { outcome: 'OVER' };

/** Tries a code that lets an account in, of one account where it is named; a try counts. */
export async function tryAs({
  store,
  given: { phoneNumber, confirmationCode: secret },
  now,
  accountId,
}: {
  store: StoreInTransaction;
  given: Given;
  now: number;
  accountId?: string;
}): Promise<Tried> {
  const codes = await store.phoneCodes.tryActivation({ phoneNumber, accountId, now });
  const right = codes.find((code) => code.codeHash === codeHashOf({ accountId: code.accountId, secret }));
  if (!right) {
    const [code] = codes;
    return code ? { outcome: 'WRONG', triesLeft: code.triesLeft } : { outcome: 'OVER' };
  }
  const id = right.accountId;
  const isTaken = await isPhoneTaken({ store, id, phoneNumber, now });
  const account = await store.accounts.byId(id);
  return isTaken ? { outcome: 'IN_USE', account } : { outcome: 'RIGHT', account };
}
