import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';

type Changing = { store: StoreInTransaction; account: AccountRow; phoneNumber: string | undefined };

/** AP-02: a number is changed here only while numbers are saved without confirmation. */
export async function changeOfPhone({ store, account, phoneNumber }: Changing) {
  const nothing = { refusal: null, write: () => Promise.resolve() };
  if (phoneNumber === undefined || phoneNumber === (account.phone_number ?? '')) return nothing;
  const { phoneConfirmationEnabled } = await store.settings.registration();
  return phoneConfirmationEnabled ? { refusal: { code: 'PHONE_NEEDS_CODE' } as const } : nothing;
}
