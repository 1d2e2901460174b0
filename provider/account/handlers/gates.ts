import type { Gate } from '#contract/account/schemas.ts';
import { isPhoneOwed } from '#provider/account/rules/owed-phone.ts';
import { os } from '#provider/core/context.ts';

/** What stands between sign-in and every page, in its order. */
const gates = os.account.gates.handler(async ({ context }) => {
  const { id } = await context.account();
  const { messages, consents, settings } = context.store;
  const [account, areMessages, areConsents, areProved] = await Promise.all([
    context.accountNow(),
    messages.isAnyToConfirm(id),
    consents.isAnyToConfirm(id),
    settings.arePhonesProved(),
  ]);
  const isOpen: Record<Gate, boolean> = {
    MESSAGES: areMessages,
    CONSENTS: areConsents,
    PHONE: isPhoneOwed({ account, areProved }),
  };
  return { open: (Object.keys(isOpen) as Gate[]).filter((gate) => isOpen[gate]) };
});

const isPhoneRequired = os.account.isPhoneRequired.handler(async ({ context }) => ({
  value: isPhoneOwed({
    account: await context.accountNow(),
    areProved: await context.store.settings.arePhonesProved(),
  }),
}));

export const accountGates = { gates, isPhoneRequired };
