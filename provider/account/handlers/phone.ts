import { os } from '#provider/core/context.ts';
import { phoneObject, slotObject, tryCode } from '#provider/account/rules/phone-codes.ts';
import { slotId } from '#provider/bookings/rules/slots.ts';
import { present } from '#provider/core/wire.ts';
import { accountNow } from './account-now.ts';
import { codeHashOf, codeState, refuseCode, sendCode } from './phone-code.ts';

const smsConfirmationSettings = os.account.smsConfirmationSettings.handler(async ({ context }) => {
  await context.account();
  return { smsEnabled: await context.store.settings.isSmsEnabled() };
});

const phone = os.account.phone.handler(async ({ context }) => {
  const { phone_number: phoneNumber, phone_confirmed } = await accountNow(context);
  return { ...present({ phoneNumber }), phoneConfirmed: phone_confirmed === 1 };
});

const phoneExists = os.account.phoneExists.handler(async ({ context }) => ({
  value: (await accountNow(context)).phone_number !== null,
}));

const isAuthorized = os.account.isAuthorized.handler(async ({ context }) => {
  const { type, sentinel } = await context.account();
  if (sentinel === 'PARTS') await context.outages.strike();
  return { value: type === 'AUTHORIZED' };
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
    const sending = { store, context, errors, account: await store.accounts.byId(id) };
    if (input.timeSlotId === undefined) return sendCode({ ...sending, confirms: phoneObject(id) });

    const hold = await store.holds.ofAccount({ accountId: id, now });
    const held = hold && slotId({ availabilityId: hold.availability_id, startsAt: hold.starts_at });
    if (!hold || held !== input.timeSlotId) throw errors.HOLD_EXPIRED();
    return sendCode({ ...sending, confirms: slotObject(held), notAfter: hold.held_until });
  });
});

const phoneCode = os.account.phoneCode.handler(async ({ input: { timeSlotId }, context }) => {
  const account = await accountNow(context);
  const confirms = timeSlotId === undefined ? phoneObject(account.id) : slotObject(timeSlotId);
  return codeState({ context, account, confirms });
});

/** A wrong try must stay counted, so that refusals are thrown after the transaction. */
const confirmPhone = os.account.confirmPhone.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const { phoneNumber } = input;
  const now = context.clock.now().getTime();
  const given = { phoneNumber, codeHash: codeHashOf({ accountId: id, secret: input.confirmationCode }) };

  const tried = await context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const last = await store.phoneCodes.last(id);
    const isForThis = last?.object === 'SLOT' || last?.object === 'PHONE';
    const { outcome, code } = tryCode({ code: isForThis ? last : undefined, given, now });
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

export const accountPhone = {
  smsConfirmationSettings,
  phone,
  phoneExists,
  isAuthorized,
  savePhone,
  sendPhoneCode,
  phoneCode,
  confirmPhone,
};
