import type { CallContext } from '#provider/core/context.ts';
import { masked } from '#provider/account/rules/merging.ts';
import { MENDABLE } from '#provider/account/rules/states.ts';

type Link = Readonly<{ accountId: string; address: string }>;

/** Whose the link of a message is: the address, masked, and whether another account asks. A guest is no other account. */
export async function ofLink(context: CallContext, { accountId, address }: Link) {
  const { store, tokenHash, clock } = context;
  const now = clock.now().getTime();
  const session = tokenHash ? await store.accounts.bySession({ tokenHash, now }) : undefined;
  const asking = session ?? (tokenHash ? await context.shortAccount(MENDABLE) : undefined);
  return {
    address: masked({ channel: address.includes('@') ? 'EMAIL' : 'SMS', address }),
    ...(asking && asking.id !== accountId ? { isOtherAccount: true as const } : {}),
  };
}
