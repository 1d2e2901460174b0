import { os } from '#provider/core/context.ts';
import { endOfChange, isSameEmail } from '#provider/account/rules/contact-changes.ts';
import { SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import { sendChangeLink } from './email-change.ts';

const PURPOSE = 'CHANGE_EMAIL';

const resendEmailChange = os.account.resendEmailChange.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const now = context.clock.now().getTime();
  return context.store.transaction(async (store) => {
    const account = await context.lockedAccount(store);
    const waiting = (await store.contacts.pending({ accountId: id, now })).find(
      ({ kind }) => kind === 'EMAIL',
    );
    if (!waiting || !isSameEmail(waiting.value, input.email)) throw errors.EMAIL_NOT_PENDING();
    const asked = { accountId: id, purpose: PURPOSE, since: now - SENDS_KEPT_MS } as const;
    const ofAccount = await store.oneTimeTokens.sends(asked);
    const { nextSendAt } = sendsNow({ sends: { ofAccount, toUnconfirmed: [] }, now });
    if (nextSendAt !== undefined) {
      throw errors.TOO_MANY_LINKS({ data: { until: new Date(nextSendAt).toISOString() } });
    }
    const validUntil = endOfChange(now);
    await store.contacts.putPending({ ...waiting, valid_until: validUntil });
    await sendChangeLink({ store, context, account, email: waiting.value });
    return { validUntil: new Date(validUntil).toISOString() };
  });
});

const withdrawEmailChange = os.account.withdrawEmailChange.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const now = context.clock.now().getTime();
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.contacts.dropPending({ accountId, kind: 'EMAIL' });
    await store.oneTimeTokens.voidAll({ accountId, purpose: PURPOSE, now });
  });
  return { withdrawn: true };
});

export const emailResend = { resendEmailChange, withdrawEmailChange };
