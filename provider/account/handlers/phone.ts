import { os } from '#provider/core/context.ts';
import { slotObject, tryCode } from '#provider/account/rules/phone-codes.ts';
import { slotId } from '#provider/bookings/rules/slots.ts';
import { codeHashOf, codeState, refuseCode, sendCode } from './phone-code.ts';

const smsConfirmationSettings = os.account.smsConfirmationSettings.handler(async ({ context }) => {
  await context.account();
  return { smsEnabled: await context.store.settings.isSmsEnabled() };
});

const savePhone = os.account.savePhone.handler(async ({ input: { phoneNumber }, context, errors }) => {
  const { id } = await context.account();
  return context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const account = await store.accounts.byId(id);
    const phoneConfirmed = account.phone_confirmed === 1;
    if (account.phone_number === phoneNumber) return { phoneNumber, phoneConfirmed };
    if (account.phone_number && phoneConfirmed) throw errors.PHONE_CONFIRMED();

    await store.accounts.savePhone({ id, phoneNumber });
    return { phoneNumber, phoneConfirmed: false };
  });
});

const sendPhoneCode = os.account.sendPhoneCode.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const now = context.clock.now().getTime();

  return context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const hold = await store.holds.ofAccount({ accountId: id, now });
    const held = hold && slotId({ availabilityId: hold.availability_id, startsAt: hold.starts_at });
    if (!hold || held !== input.timeSlotId) throw errors.HOLD_EXPIRED();
    return sendCode({
      store,
      context,
      errors,
      account: await store.accounts.byId(id),
      confirms: slotObject(held),
      notAfter: hold.held_until,
    });
  });
});

const phoneCode = os.account.phoneCode.handler(async ({ input, context }) =>
  codeState({ context, account: await context.account(), confirms: slotObject(input.timeSlotId) }),
);

/** A wrong try must stay counted, so that refusals are thrown after the transaction. */
const confirmPhone = os.account.confirmPhone.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const { phoneNumber } = input;
  const now = context.clock.now().getTime();
  const given = { phoneNumber, codeHash: codeHashOf({ accountId: id, secret: input.confirmationCode }) };

  const tried = await context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const last = await store.phoneCodes.last(id);
    const { outcome, code } = tryCode({ code: last?.object === 'SLOT' ? last : undefined, given, now });
    if (outcome === 'OVER') return { outcome };

    const isRight = outcome === 'RIGHT';
    const exceptFamily = await store.settings.arePhonesSharedInFamily();
    if (isRight && (await store.accounts.isPhoneOfAnother({ id, phoneNumber, exceptFamily }))) {
      return { outcome: 'IN_USE' as const };
    }
    await store.phoneCodes.keep(code);
    if (isRight) await store.accounts.confirmPhone({ id, phoneNumber });
    return { outcome, triesLeft: code.triesLeft };
  });

  if (tried.outcome === 'IN_USE') throw errors.PHONE_ALREADY_IN_USE();
  refuseCode({ tried, errors });
  return { phoneConfirmed: true };
});

export const accountPhone = { smsConfirmationSettings, savePhone, sendPhoneCode, phoneCode, confirmPhone };
