import { expect, it } from 'vitest';
import { codeSentBy } from '#tests/support/phone-codes.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { wrong } from '#tests/support/sms.ts';

const PHONE = '+48600100104';

describeEachProvider('a phone that is owed', (at) => {
  const setSms = (smsEnabled: boolean) =>
    at()
      .provider.db.updateTable('settings')
      .set({ value: JSON.stringify({ smsEnabled }) })
      .where('key', '=', 'smsConfirmation')
      .execute();

  it('is the session’s account’s alone, and so is all that is said of it', async () => {
    const maria = await at().as('maria.wisniewska');
    expect(await maria.account.isPhoneRequired()).toEqual({ value: true });
    expect(await maria.account.phone()).toEqual({ phoneNumber: PHONE, phoneConfirmed: false });
    expect(await maria.account.phoneExists()).toEqual({ value: true });
    expect(await maria.account.isAuthorized()).toEqual({ value: true });

    // Whosever id is sent along.
    const another = { accountId: 'account-2001', id: 'account-2001' } as never;
    expect(await maria.account.phone(another)).toEqual({ phoneNumber: PHONE, phoneConfirmed: false });
    expect(await maria.account.isPhoneRequired(another)).toEqual({ value: true });
    const guest = at().guest();
    for (const call of ['phone', 'phoneExists', 'isPhoneRequired', 'isAuthorized'] as const)
      expect((await refusalOf(guest.account[call](another))).code).toBe('UNAUTHORIZED');

    const piotr = await at().as('piotr.zielinski');
    expect(await piotr.account.isAuthorized(another)).toMatchObject({ value: false });
    expect(await piotr.account.isPhoneRequired()).toEqual({ value: false });
    expect(await piotr.account.isAuthorized()).toMatchObject({ value: false });
  });

  it('is enough without a code while none are sent', async () => {
    const maria = await at().as('maria.wisniewska');
    await setSms(false);
    expect(await maria.account.isPhoneRequired()).toEqual({ value: false });
    expect((await maria.account.gates()).open).not.toContain('PHONE');
    await setSms(true);
    expect((await maria.account.gates()).open).toContain('PHONE');
  });

  it('is confirmed by a code that is good for the number and for no booking', async () => {
    const maria = await at().as('maria.wisniewska');
    const { sent, code } = await codeSentBy(at().provider, () => maria.account.sendPhoneCode({}));
    expect(sent).toMatchObject({ phoneNumber: PHONE, sendsLeft: 4 });
    expect((await maria.account.phoneCode({})).sent).toMatchObject({ triesLeft: 5 });
    expect((await maria.account.phoneCode({ timeSlotId: 'tel-sikora_x' })).sent).toBeUndefined();
    const message = await at().provider.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    expect(message.text).toContain('Kod do potwierdzenia numeru telefonu');

    const give = (confirmationCode: string) =>
      maria.account.confirmPhone({ phoneNumber: PHONE, confirmationCode });
    await expectRefusal(give(wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    expect(await give(code)).toEqual({ phoneConfirmed: true });
    expect(await maria.account.isPhoneRequired()).toEqual({ value: false });
    expect((await maria.account.gates()).open).not.toContain('PHONE');
  });

  it('that is another account’s confirmed number is refused to whoever has given its code', async () => {
    const { as, clock, provider } = at();
    await provider.db
      .updateTable('accounts')
      .set({ phone_confirmed: 0 })
      .where('id', '=', 'account-2004')
      .execute();
    clock.advance('PT1M');
    const maria = await as('maria.wisniewska');
    const phoneNumber = '+48600100101';
    await maria.account.savePhone({ phoneNumber });
    const { code } = await codeSentBy(provider, () => maria.account.sendPhoneCode({}));
    const given = maria.account.confirmPhone({ phoneNumber, confirmationCode: code });
    await expectRefusal(given, 'PHONE_ALREADY_IN_USE');
    expect(await maria.account.isPhoneRequired()).toEqual({ value: true });
  });
});
