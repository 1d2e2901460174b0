import { randomInt } from 'node:crypto';
import { hashOf, os } from '#provider/context.ts';
import { bookingCode } from '#provider/outbox/mails.ts';
import { nextCode, tryCode } from '#provider/rules/phone-codes.ts';
import { slotId } from '#provider/rules/slots.ts';

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
  const { id, language } = await context.account();
  const at = context.clock.now();
  const now = at.getTime();
  const secret = String(randomInt(1_000_000)).padStart(6, '0');

  return context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const { phone_number: phoneNumber } = await store.accounts.byId(id);
    if (!phoneNumber) throw errors.PHONE_UNKNOWN();
    const hold = await store.holds.ofAccount({ accountId: id, now });
    const held = hold && slotId({ availabilityId: hold.availability_id, startsAt: hold.starts_at });
    if (held !== input.timeSlotId) throw errors.HOLD_EXPIRED();

    const codeHash = codeHashOf({ accountId: id, secret });
    const next = nextCode({ last: await store.phoneCodes.last(id), now, phoneNumber, codeHash });
    if (next.isRefused) {
      throw errors.TOO_MANY_CODES({ data: { until: new Date(next.until).toISOString() } });
    }
    await store.phoneCodes.keep({ ...next.code, accountId: id, slotId: held });
    const message = bookingCode({ language: language ?? context.language, code: secret });
    await store.outbox.queue({ channel: 'SMS', recipient: phoneNumber, at, code: secret, ...message });
    const validUntil = new Date(next.code.validUntil).toISOString();
    return { phoneNumber, validUntil, sendsLeft: next.sendsLeft };
  });
});

/** A wrong try must stay counted, so that refusals are thrown after the transaction. */
const confirmPhone = os.account.confirmPhone.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const { phoneNumber } = input;
  const now = context.clock.now().getTime();
  const given = { phoneNumber, codeHash: codeHashOf({ accountId: id, secret: input.confirmationCode }) };

  const { outcome, triesLeft } = await context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const last = await store.phoneCodes.last(id);
    const tried = tryCode({ code: last, given, now });
    const counted = { outcome: tried.outcome, triesLeft: tried.code?.triesLeft ?? 0 };
    if (!last || !tried.code || tried.outcome === 'OVER') return counted;

    const isOfAnother =
      tried.outcome === 'RIGHT' && (await store.accounts.isPhoneOfAnother({ id, phoneNumber }));
    if (isOfAnother) return { ...counted, outcome: 'IN_USE' as const };
    await store.phoneCodes.keep({ ...last, ...tried.code });
    if (tried.outcome === 'RIGHT') await store.accounts.confirmPhone({ id, phoneNumber });
    return counted;
  });

  if (outcome === 'OVER') throw errors.CODE_OVER();
  if (outcome === 'WRONG') throw errors.BAD_CODE({ data: { triesLeft } });
  if (outcome === 'IN_USE') throw errors.PHONE_ALREADY_IN_USE();
  return { phoneConfirmed: true };
});

const codeHashOf = ({ accountId, secret }: { accountId: string; secret: string }) =>
  hashOf(`${accountId} ${secret}`);

export const accountPhone = { smsConfirmationSettings, savePhone, sendPhoneCode, confirmPhone };
