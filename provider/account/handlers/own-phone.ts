import type { CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { mayBeWithoutPhone } from '#provider/account/rules/owed-phone.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { changeContact } from './contact-changed.ts';
import { useOf } from './in-use.ts';

type Changing = {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
  phoneNumber: string | undefined;
};

const NOTHING = { refusal: null, write: () => Promise.resolve() };

/** AP-02: a number is changed here only while numbers are saved without confirmation; one is taken away here at any time. */
export async function changeOfPhone({ store, context, account, phoneNumber }: Changing) {
  if (phoneNumber === undefined) return NOTHING;
  const rules = await store.settings.registration();
  const isTaken = phoneNumber === '';
  if (isTaken && !mayBeWithoutPhone({ account, rules }))
    return { refusal: { code: 'PHONE_REQUIRED' } as const };
  if (phoneNumber === (account.phone_number ?? '')) return NOTHING;
  if (!isTaken) {
    if (rules.phoneConfirmationEnabled) return { refusal: { code: 'PHONE_NEEDS_CODE' } as const };
    const use = await useOf({ store, context, accountId: account.id, kind: 'PHONE', value: phoneNumber });
    if (use.outcome === 'OVER') return { refusal: { code: 'TOO_MANY_IN_USE', until: use.until } as const };
    if (use.outcome === 'IN_USE') return { refusal: { code: 'PHONE_ALREADY_IN_USE' } as const };
  }
  const change = { store, context, account, keeps: context.tokenHash, action: 'account.savePhone' };
  const value = phoneNumber || null;
  const write = async () => {
    await changeContact({ ...change, kind: 'PHONE', value, isProved: false });
  };
  return { refusal: null, write };
}
