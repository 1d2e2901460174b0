import { os, type CallContext } from '#provider/core/context.ts';
import { mayBeWithoutPhone } from '#provider/account/rules/owed-phone.ts';
import { phoneObject, slotObject } from '#provider/core/phone-codes/rules.ts';
import { endOfChange } from '#provider/account/rules/contact-changes.ts';
import type { WaitingPhone } from '#provider/account/rules/waiting-phone.ts';
import { findSlot } from '#provider/bookings/handlers/find-slot.ts';
import { slotId } from '#provider/bookings/rules/slots.ts';
import { present } from '#provider/core/wire.ts';
import { confirmPhone } from './confirm-phone.ts';
import { changeContact } from './contact-changed.ts';
import { codeState, sendCode } from '#provider/core/phone-codes/codes.ts';
import { waitingPhoneOf } from './waiting-phone.ts';

const smsConfirmationSettings = os.account.smsConfirmationSettings.handler(async ({ context }) => {
  await context.account();
  return { smsEnabled: await context.store.settings.isSmsEnabled() };
});

const phone = os.account.phone.handler(async ({ context }) => {
  const { phone_number: phoneNumber, phone_confirmed } = await context.accountNow();
  return { ...present({ phoneNumber }), phoneConfirmed: phone_confirmed === 1 };
});

const phoneExists = os.account.phoneExists.handler(async ({ context }) => ({
  value: (await context.accountNow()).phone_number !== null,
}));

/** AP-07: a confirmed number goes on to serve until the new one is; where no codes are sent, the new one is in place at once. */
const savePhone = os.account.savePhone.handler(async ({ input: { phoneNumber }, context }) => {
  const { id } = await context.account();
  const now = context.clock.now().getTime();
  return context.store.transaction(async (store) => {
    const account = await context.lockedAccount(store);
    const phoneConfirmed = account.phone_confirmed === 1;
    if (account.phone_number === phoneNumber) {
      await store.contacts.dropPending({ accountId: id, kind: 'PHONE' });
      return { phoneNumber, phoneConfirmed };
    }
    if (account.phone_number && phoneConfirmed && (await store.settings.arePhonesProved())) {
      await store.contacts.putPending({
        ...{ account_id: id, kind: 'PHONE', value: phoneNumber },
        ...{ asked_at: now, valid_until: endOfChange(now), asked_by: context.tokenHash ?? '' },
      });
      await store.contacts.save({ id });
    } else {
      const change = { store, context, account, keeps: context.tokenHash, action: 'account.savePhone' };
      await changeContact({ ...change, kind: 'PHONE', value: phoneNumber, isProved: false });
    }
    return { phoneNumber, phoneConfirmed: false };
  });
});

const sendPhoneCode = os.account.sendPhoneCode.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const now = context.clock.now().getTime();
  const { timeSlotId } = input;
  const isNow = timeSlotId !== undefined && (await isCodeForNow(context, timeSlotId));

  return context.store.transaction(async (store) => {
    const account = await context.lockedAccount(store);
    const sending = { store, context, errors, account };
    if (timeSlotId === undefined) {
      if (account.phone_number === null) throw errors.PHONE_UNKNOWN();
      const address = (await waitingPhoneOf({ store, account, now }))?.phoneNumber;
      const isMeant = address === (input.phoneNumber ?? address);
      if (address === undefined || !isMeant || !(await store.settings.isSmsEnabled())) {
        throw errors.PHONE_NOT_PENDING();
      }
      return sendCode({ ...sending, confirms: phoneObject(id), to: { channel: 'SMS', address } });
    }

    if (isNow) return sendCode({ ...sending, confirms: slotObject(timeSlotId) });
    const hold = await store.holds.ofAccount({ accountId: id, now });
    const held = hold && slotId({ availabilityId: hold.availability_id, startsAt: hold.starts_at });
    if (!hold || held !== timeSlotId) throw errors.HOLD_EXPIRED();
    return sendCode({ ...sending, confirms: slotObject(held), notAfter: hold.held_until });
  });
});

/** Tells whether this stands for a teleconsultation that is given now and asks for a code: there is no time to hold for it. */
async function isCodeForNow(context: CallContext, timeSlotId: string) {
  const slot = await findSlot({ context, timeSlotId });
  return slot?.isNow === true && slot.availability.row.confirmation_required === 1;
}

const phoneCode = os.account.phoneCode.handler(async ({ input: { timeSlotId }, context }) => {
  const account = await context.accountNow();
  if (timeSlotId !== undefined) return codeState({ context, account, confirms: slotObject(timeSlotId) });

  const now = context.clock.now().getTime();
  const waiting = await waitingPhoneOf({ store: context.store, account, now });
  const to = waiting ? ({ channel: 'SMS', address: waiting.phoneNumber } as const) : undefined;
  const state = await codeState({ context, account, confirms: phoneObject(account.id), to });
  const isOptional = mayBeWithoutPhone({ account, rules: await context.store.settings.registration() });
  return { ...state, ...present({ waiting: waiting && inWire(waiting) }), isOptional };
});

const inWire = ({ phoneNumber, until }: WaitingPhone) => ({
  phoneNumber,
  ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
});

export const accountPhone = {
  smsConfirmationSettings,
  phone,
  phoneExists,
  savePhone,
  sendPhoneCode,
  phoneCode,
  confirmPhone,
};
