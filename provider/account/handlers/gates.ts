import type { Gate } from '#contract/account/schemas.ts';
import { os } from '#provider/core/context.ts';

/** What stands between sign-in and every page, in its order. */
export const gates = os.account.gates.handler(async ({ context }) => {
  const account = await context.account();
  const isOpen: Record<Gate, boolean> = {
    MESSAGES: await context.store.messages.isAnyToConfirm(account.id),
  };
  return { open: (Object.keys(isOpen) as Gate[]).filter((gate) => isOpen[gate]) };
});
