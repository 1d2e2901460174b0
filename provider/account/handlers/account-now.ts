import type { CallContext } from '#provider/core/context.ts';

/** The session's account as it is after all calls of the same request, of which one may have changed it. */
export async function accountNow({ account, store }: Pick<CallContext, 'account' | 'store'>) {
  const { id } = await account();
  return store.accounts.byId(id);
}
