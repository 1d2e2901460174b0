import type { CallContext } from '#provider/core/context.ts';
import { freeAt, DAY_MS } from '#provider/core/limits/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { ContactKind } from '#provider/account/tables.ts';

/** AP-06, AP-43: so often a day an account learns that a contact is another one's, of addresses and numbers together. */
const MOST_A_DAY = 5;

type Asked = Readonly<{
  /** A transaction that has locked the account; it must be kept when it is IN_USE, so that nothing is thrown in it. */
  store: StoreInTransaction;
  context: Pick<CallContext, 'clock'>;
  accountId: string;
  kind: ContactKind;
  value: string;
}>;

type Contact = Pick<Asked, 'store' | 'accountId' | 'kind' | 'value'> & { now: number };

/** Tells whether another account that may not share it has the contact; a name to sign in with nobody shares (AP-64). */
export async function isOfAnother({ store, ...contact }: Contact) {
  const { usernamePromptMode } = await store.settings.login();
  const isName = contact.kind === 'EMAIL' && usernamePromptMode === 'E_MAIL';
  const exceptFamily = !isName && (await store.settings.arePhonesSharedInFamily());
  return store.contacts.isOfAnother({ ...contact, exceptFamily });
}

/**
 * Tells whether the contact is another account's that may not share it (A-39, AP-64). OVER: nothing is looked at before
 * `until`, for this would be the sixth answer of a day.
 */
export async function useOf({ store, context, accountId, kind, value }: Asked) {
  const now = context.clock.now().getTime();
  const used = await store.usage.ofLastDay({ accountId, what: 'IN_USE', now });
  const until = freeAt({ used, amount: 1, now, ms: DAY_MS, most: MOST_A_DAY });
  if (until !== null) return { outcome: 'OVER', until: new Date(until).toISOString() } as const;
  if (!(await isOfAnother({ store, accountId, kind, value, now }))) return { outcome: 'FREE' } as const;
  await store.usage.add({ accountId, what: 'IN_USE', amount: 1, now });
  return { outcome: 'IN_USE' } as const;
}
