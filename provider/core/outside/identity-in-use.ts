import type { CallContext } from '#provider/core/context.ts';

/** The identity system, when people may sign in with it. */
export async function identitySystemOf({ identity, store }: Pick<CallContext, 'identity' | 'store'>) {
  const isThere = identity !== null && identity.origin() !== null;
  return isThere && (await store.settings.isEGovernmentOn()) ? identity : null;
}
