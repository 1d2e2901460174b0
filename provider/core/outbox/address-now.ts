import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { noticeAddress } from './notice.ts';

type Reached = { store: Pick<StoreInTransaction, 'settings'>; account: AccountRow };

/** Where an account is told with the settings of now: by SMS only while numbers are proved here and SMS go out. Null: in the portal alone. */
export const addressNow = async ({ store, account }: Reached) =>
  noticeAddress({
    ...account,
    phone_confirmed: (await store.settings.arePhonesProved()) ? account.phone_confirmed : 0,
  });
