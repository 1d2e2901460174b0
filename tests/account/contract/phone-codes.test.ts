import { expect, it, vi } from 'vitest';
import { codeSentBy } from '#tests/support/phone-codes.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';
import { wrong } from '#tests/support/sms.ts';

const JAN = {
  username: 'jan.nowak',
  account: 'account-2001',
  patientId: 'patient-1001',
  phone: '+48600100101',
};
const MARIA = {
  username: 'maria.wisniewska',
  account: 'account-2004',
  patientId: 'patient-1006',
  phone: '+48600100104',
};
type Person = typeof JAN;

describeEachProvider('the code before a booking', (at) => {
  const held = async ({ username, patientId }: Person) => {
    const client = await at().as(username);
    const place = { client, patientId, availabilityId: 'tel-sikora' } as const;
    const slot = await firstFree({ ...place, from: '2026-11-09' });
    await client.timeSlots.block({ timeSlotId: slot.id, patientId });
    return { client, order: { timeSlotId: slot.id, patientId, availabilityId: 'tel-sikora' } };
  };
  const forget = async () => {
    await at().provider.db.deleteFrom('phone_codes').execute();
    await at().provider.db.deleteFrom('phone_code_sends').execute();
  };
  const aMinute = () => at().clock.advance('PT1M');
  const sendCode = ({ client, order: { timeSlotId } }: Awaited<ReturnType<typeof held>>) =>
    codeSentBy(at().provider, () => client.account.sendPhoneCode({ timeSlotId }));

  it('is asked for, sent, given, and good for one booking of that time', async () => {
    const jan = await held(JAN);
    const { client, order } = jan;
    expect(await client.bookings.phoneRequired({ a: 'AMMS', b: order.timeSlotId })).toEqual({
      required: true,
    });
    expect(await client.account.smsConfirmationSettings()).toEqual({ smsEnabled: true });
    await expectRefusal(client.bookings.make(order), 'CONFIRMATION_REQUIRED');

    const { sent, code } = await sendCode(jan);
    expect(sent).toMatchObject({ phoneNumber: JAN.phone, sendsLeft: 4 });
    await expectRefusal(client.bookings.make(order), 'CONFIRMATION_REQUIRED');
    const { timeSlotId } = jan.order;
    const give = (confirmationCode: string) =>
      client.account.confirmPhone({ phoneNumber: JAN.phone, confirmationCode, timeSlotId });
    await expectRefusal(give(wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    await give(code);
    await give(code);
    await expect(client.bookings.make(order)).resolves.toMatchObject({ status: 'SCHEDULED' });
    await expectRefusal(give(code), 'CODE_OVER');

    const next = await held(JAN);
    await expectRefusal(next.client.bookings.make(next.order), 'CONFIRMATION_REQUIRED');
    await forget();
  });

  it('is known to the account: until when it is good, for how many tries, and how many more can be sent', async () => {
    const jan = await held(JAN);
    const { client, order } = jan;
    const { timeSlotId } = order;
    const state = () => client.account.phoneCode({ timeSlotId });
    expect(await state()).toEqual({ sendsLeft: 5 });

    const { sent, code } = await sendCode(jan);
    const known = { validUntil: sent.validUntil, triesLeft: 5 };
    const nextAt = new Date(Date.parse(START) + 60_000).toISOString();
    expect(await state()).toEqual({ sendsLeft: 4, nextSendAt: nextAt, sent: known });
    expect(await client.account.phoneCode({ timeSlotId: 'tel-sikora_x' })).toEqual({
      sendsLeft: 4,
      nextSendAt: nextAt,
    });
    expect(await (await at().as(MARIA.username)).account.phoneCode({ timeSlotId })).toEqual({ sendsLeft: 5 });

    const given = { phoneNumber: JAN.phone, confirmationCode: wrong(code), timeSlotId };
    await expectRefusal(client.account.confirmPhone(given), 'BAD_CODE', { triesLeft: 4 });
    expect(await state()).toMatchObject({ sent: { triesLeft: 4 } });

    for (const sendsLeft of [3, 2, 1, 0]) {
      aMinute();
      await sendCode(jan);
      expect(await state()).toMatchObject({ sendsLeft });
    }
    const { nextSendAt } = await state();
    expect(nextSendAt).toBe(new Date(Date.parse(START) + 3_600_000).toISOString());
    at().clock.advance('PT15M');
    expect(await state()).toEqual({ sendsLeft: 0, nextSendAt });
    at().clock.set(START);
    await forget();
  });

  it('is over after a quarter of an hour, five wrong tries, and when a new one is sent', async () => {
    const jan = await held(JAN);
    const { client } = jan;
    const { timeSlotId } = jan.order;
    const give = (confirmationCode: string) =>
      client.account.confirmPhone({ phoneNumber: JAN.phone, confirmationCode, timeSlotId });
    const { code: first } = await sendCode(jan);
    aMinute();
    const { code: second } = await sendCode(jan);
    if (first !== second) await expectRefusal(give(first), 'BAD_CODE', { triesLeft: 5 });
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expectRefusal(give(wrong(second)), 'BAD_CODE', { triesLeft });
    }
    await expectRefusal(give(second), 'CODE_OVER');

    aMinute();
    const { code: third } = await sendCode(jan);
    at().clock.advance('PT15M');
    await expectRefusal(give(third), 'CODE_OVER');
    at().clock.set(START);
    await forget();
  });

  it('of a thousand guesses at once no more than five count, and the right one among the last comes too late', async () => {
    const jan = await held(JAN);
    const { code } = await sendCode(jan);
    const ofTime = { timeSlotId: jan.order.timeSlotId };
    const guesses = Array.from({ length: 999 }, (_, index) => String(100_000 + index)).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.allSettled(
      [...guesses, code].map((confirmationCode) =>
        jan.client.account.confirmPhone({ phoneNumber: JAN.phone, confirmationCode, ...ofTime }),
      ),
    );
    const outcomes = answers.map((answer) =>
      answer.status === 'fulfilled' ? 'right' : (answer.reason as { code: string }).code,
    );
    expect(outcomes.filter((outcome) => outcome === 'BAD_CODE')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['BAD_CODE', 'CODE_OVER']));
    await forget();
  });

  it('that is used up is refused without a transaction', async () => {
    const jan = await held(JAN);
    await sendCode(jan);
    const guess = (confirmationCode: string) =>
      jan.client.account.confirmPhone({
        phoneNumber: JAN.phone,
        confirmationCode,
        timeSlotId: jan.order.timeSlotId,
      });
    const { db } = at().provider;
    const begun = vi.spyOn(db, 'transaction');
    await expect(guess('000000')).rejects.toBeDefined();
    expect(begun).toHaveBeenCalled();
    await db.updateTable('phone_codes').set({ tries_left: 0 }).execute();
    begun.mockClear();
    await expectRefusal(guess('123456'), 'CODE_OVER');
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
    await forget();
  });

  it('is good no longer than the time is held', async () => {
    const jan = await held(JAN);
    const { hold } = await jan.client.timeSlots.currentHold();
    at().clock.advance('PT10M');
    expect((await sendCode(jan)).sent.validUntil).toBe(hold?.until);
    at().clock.set(START);
    await forget();
  });

  it('is not sent again within a minute', async () => {
    const jan = await held(JAN);
    await sendCode(jan);
    at().clock.advance('PT59S');
    const until = new Date(Date.parse(START) + 60_000).toISOString();
    await expectRefusal(jan.client.account.sendPhoneCode(jan.order), 'TOO_MANY_CODES', {
      until,
      sendsLeft: 4,
    });
    at().clock.advance('PT1S');
    expect((await sendCode(jan)).sent.sendsLeft).toBe(3);
    at().clock.set(START);
    await forget();
  });

  it('is sent five times an hour, and only for the time that is held', async () => {
    const { client, order } = await held(JAN);
    await expectRefusal(client.account.sendPhoneCode({ timeSlotId: 'tel-sikora_x' }), 'HOLD_EXPIRED');
    const send = () => client.account.sendPhoneCode(order);
    for (const sendsLeft of [4, 3, 2, 1, 0]) {
      expect((await send()).sendsLeft).toBe(sendsLeft);
      aMinute();
    }
    const until = new Date(Date.parse(START) + 60 * 60_000).toISOString();
    await expectRefusal(send(), 'TOO_MANY_CODES', { until, sendsLeft: 0 });
    at().clock.set(START);
    await forget();
  });

  it('confirms the phone that was given in the wizard, unless it is somebody else’s', async () => {
    const maria = await held(MARIA);
    const { client, order } = maria;
    const save = (phoneNumber: string) => client.account.savePhone({ phoneNumber });
    expect(await save(JAN.phone)).toEqual({ phoneNumber: JAN.phone, phoneConfirmed: false });
    const give = async (phoneNumber: string) => {
      aMinute();
      const { code: confirmationCode } = await sendCode(maria);
      const { timeSlotId } = maria.order;
      return client.account.confirmPhone({ phoneNumber, confirmationCode, timeSlotId });
    };
    await expectRefusal(give(JAN.phone), 'PHONE_ALREADY_IN_USE');

    await save('+48601234567');
    await give('+48601234567');
    await client.bookings.make(order);
    const later = await at().as(MARIA.username);
    expect((await later.account.get()).contactData).toMatchObject({
      phoneNumber: '+48601234567',
      phoneConfirmed: true,
    });
    await expect(later.account.savePhone({ phoneNumber: 'x' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    at().clock.set(START);
    await forget();
  });

  it('is not asked for when SMS is off: then a phone is enough, confirmed or not', async () => {
    const { db } = at().provider;
    const set = (smsEnabled: boolean) =>
      db
        .updateTable('settings')
        .set({ value: JSON.stringify({ smsEnabled }) })
        .where('key', '=', 'smsConfirmation')
        .execute();
    const setPhone = (phone_number: string | null) =>
      db.updateTable('accounts').set({ phone_number }).where('id', '=', JAN.account).execute();

    await set(false);
    const { client, order } = await held(JAN);
    await setPhone(null);
    await expectRefusal((await at().as(JAN.username)).bookings.make(order), 'PHONE_REQUIRED');
    await expectRefusal(client.account.sendPhoneCode(order), 'PHONE_UNKNOWN');
    await setPhone(JAN.phone);
    await expect((await at().as(JAN.username)).bookings.make(order)).resolves.toMatchObject({
      status: 'SCHEDULED',
    });
    await set(true);
  });

  it('comes after 105, where the phone must have been confirmed before', async () => {
    await at()
      .provider.db.updateTable('accounts')
      .set({ phone_confirmed: 0 })
      .where('id', '=', MARIA.account)
      .execute();
    const client = await at().as(MARIA.username);
    const place = { client, patientId: MARIA.patientId, availabilityId: 'tel-majewska' } as const;
    const { id: x } = await firstFree({ ...place, from: '2026-11-09' });
    const { errors } = await client.bookings.prebooking({ x, ...place });
    expect(errors).toEqual([{ code: '105' }]);
  });
});
