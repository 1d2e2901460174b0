import type { Gate } from '#contract/account/schemas.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { isPhoneOwed } from '#provider/account/rules/owed-phone.ts';
import { os, type CallContext } from '#provider/core/context.ts';

/** The gates that stand between sign-in and every page, in their order. */
export async function openGates(context: CallContext) {
  const account = await context.accountNow();
  const isOpen: Record<Gate, boolean> = {
    MESSAGES: Boolean(account.has_messages),
    CONSENTS: Boolean(account.has_consents),
    PHONE: await owesPhone({ account, settings: context.store.settings }),
  };
  return { open: (Object.keys(isOpen) as Gate[]).filter((gate) => isOpen[gate]) };
}

const gates = os.account.gates.handler(({ context }) => openGates(context));

const isPhoneRequired = os.account.isPhoneRequired.handler(async ({ context }) => ({
  value: await owesPhone({ account: await context.accountNow(), settings: context.store.settings }),
}));

type Owing = { account: AccountRow; settings: CallContext['store']['settings'] };

/** Every page asks: the settings are read only where they decide. */
async function owesPhone({ account, settings }: Owing) {
  if (isPhoneOwed({ account, areProved: false })) return true;
  return isPhoneOwed({ account, areProved: true }) && settings.arePhonesProved();
}

export const accountGates = { gates, isPhoneRequired };
