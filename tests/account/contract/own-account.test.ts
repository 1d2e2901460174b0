import { expect, it } from 'vitest';
import { describeEachProvider, PASSWORD, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

describeEachProvider('what the owner of an account changes', (at) => {
  const row = (username: string) =>
    at()
      .provider.db.selectFrom('accounts')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
  const setRow = (key: string, value: object) =>
    at()
      .provider.db.insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();

  it('is answered with what waits, and with a version', async () => {
    const account = await (await at().as('jan.nowak')).account.get();
    expect(account).toMatchObject({
      version: 1,
      hasPassword: true,
      contactData: {
        email: 'jan.nowak@example.com',
        preferredCommunicationChannel: 'EMAIL',
        pendingEmail: { value: 'jan@nowak.example', validUntil: '2026-10-21T05:00:00.000Z' },
      },
      settings: { marketingMessagesConsent: false },
    });
    expect(account.contactData.pendingPhone).toBeUndefined();
  });

  it('is saved once for each version', async () => {
    const ewa = await at().as('ewa.dabrowska');
    const { version = 0 } = await ewa.account.get();
    const saved = await ewa.account.update({ settings: { language: 'en' }, version });
    expect(saved).toMatchObject({ version: version + 1, settings: { language: 'en' } });
    await expectRefusal(ewa.account.update({ settings: { language: 'pl' }, version }), 'STALE_VERSION');
    expect(await ewa.account.get()).toMatchObject({ version: version + 1, settings: { language: 'en' } });
    await ewa.account.update({ settings: { language: 'pl' }, version: version + 1 });
  });

  it('is nothing but contacts and settings, whatever else is sent', async () => {
    const piotr = await at().as('piotr.zielinski');
    const { version = 0 } = await piotr.account.get();
    const more = { id: 'account-2001', type: 'AUTHORIZED', username: 'jan.nowak' };
    await piotr.account.update({ ...more, settings: { marketingMessagesConsent: true }, version });
    expect(await row('piotr.zielinski')).toMatchObject({ type: 'UNAUTHORIZED', marketing_consent: 1 });
    expect(await row('jan.nowak')).toMatchObject({ version: 1, marketing_consent: 0 });
  });

  it('is no number while numbers are confirmed, and no channel whose contact is not there', async () => {
    const jan = await at().as('jan.nowak');
    const version = 1;
    const phone = { contactData: { phoneNumber: '+48600999888' }, version };
    await expectRefusal(jan.account.update(phone), 'PHONE_NEEDS_CODE');
    const lucyna = await at().as('lucyna.baran');
    const bySms = { contactData: { preferredCommunicationChannel: 'SMS' as const }, version };
    await expectRefusal(lucyna.account.update(bySms), 'CHANNEL_NOT_THERE');
    expect(await row('jan.nowak')).toMatchObject({ phone_number: '+48600100101', version: 1 });
  });

  it('is an address that waits while the old one is in force; one of another account is none, five times a day', async () => {
    const { as, clock, provider } = at();
    const anna = await as('anna.kowalska');
    const change = async (email: string) => {
      const { version = 0 } = await anna.account.get();
      return anna.account.update({ contactData: { email }, version });
    };
    const mails = () =>
      provider.db.selectFrom('outbox').selectAll().where('recipient', 'like', '%@dom.example').execute();

    await change('ANNA.Kowalska@example.com');
    expect(await mails()).toEqual([]);
    const { contactData } = await change('ania@dom.example');
    expect(contactData).toMatchObject({
      email: 'anna.kowalska@example.com',
      pendingEmail: { value: 'ania@dom.example', validUntil: '2026-10-21T06:00:00.000Z' },
    });
    expect(await mails()).toHaveLength(1);

    for (let times = 1; times <= 5; times += 1) {
      await expectRefusal(change('JAN.NOWAK@example.com'), 'EMAIL_ALREADY_IN_USE');
    }
    const over = await refusalOf(change('jan.nowak@example.com'));
    expect(over).toMatchObject({ code: 'TOO_MANY_IN_USE', data: { until: '2026-10-21T06:01:00.000Z' } });
    await expectRefusal(change('nobodys@dom.example'), 'TOO_MANY_IN_USE');
    clock.set('2026-10-21T06:01:00.000Z');
    const { token } = await at().guest().account.signIn({ username: 'anna.kowalska', password: PASSWORD });
    const later = at().withToken(token);
    const { version = 0 } = await later.account.get();
    await later.account.update({ contactData: { email: 'nobodys@dom.example' }, version });
    expect(await mails()).toHaveLength(2);
    clock.set(START);
  });

  it('is no address only where there may be none, and then the channel is another', async () => {
    const stanislaw = await at().as('stanislaw.wojcik');
    const without = async () => {
      const { version = 0 } = await stanislaw.account.get();
      return stanislaw.account.update({ contactData: { email: '' }, version });
    };
    await expectRefusal(without(), 'EMAIL_REQUIRED');
    await setRow('registration', { emailIsRequired: false });
    const login = {
      usernamePromptMode: 'E_MAIL',
      showLinkToCreateAccountForMe: false,
      showLinkToCreateAccountForWard: false,
      showLinkToCreateAccountForChild: false,
    };
    await setRow('login', login);
    await expectRefusal(without(), 'EMAIL_REQUIRED');
    await setRow('login', { ...login, usernamePromptMode: 'LOGIN' });
    const { contactData } = await without();
    expect(contactData).toMatchObject({
      restoreEmail: 'stanislaw.wojcik@example.com',
      preferredCommunicationChannel: 'SMS',
    });
    expect(contactData.email).toBeUndefined();
    await setRow('registration', {});
  });

  it('asks for a proof by a password that counts with those of sign-in, or by a code of the identity system of this very account', async () => {
    const oleksandr = await at().as('oleksandr.kovalenko');
    const { account } = at().guest();
    const wrong = { username: 'oleksandr.kovalenko', password: 'wrong' };
    for (let times = 1; times <= 3; times += 1) await expectRefusal(account.signIn(wrong), 'BAD_CREDENTIALS');
    expect(await oleksandr.account.prove({ password: PASSWORD })).toEqual({ proved: true });

    for (let times = 1; times <= 3; times += 1) await expectRefusal(account.signIn(wrong), 'BAD_CREDENTIALS');
    await at().provider.db.deleteFrom('sign_in_events').execute();
    await expectRefusal(oleksandr.account.prove({ password: 'wrong' }), 'NOT_PROVED');
    // The fifth wrong one begins the lock, and says so itself.
    const until = '2026-10-20T06:15:00.000Z';
    await expectRefusal(oleksandr.account.prove({ password: 'wrong' }), 'LOCKED', { until });
    await expectRefusal(oleksandr.account.prove({ password: PASSWORD }), 'LOCKED', { until });
    await expectRefusal(account.signIn(wrong), 'LOCKED', { until });
    // Each stands among the last sign-ins, as a wrong one at sign-in does.
    const events = (await oleksandr.account.signIns()).map(({ type }) => type);
    expect(events).toContain('LOGIN_FAILURE');
    await expectRefusal(oleksandr.account.prove({ code: 'nobodys-code' }), 'NOT_PROVED');
    expect((await oleksandr.account.get()).username).toBe('oleksandr.kovalenko');
  });

  it('has settings that guests and accounts hear alike', async () => {
    await setRow('registration', { attachmentsVisible: false, attachmentsRequired: true });
    const answers = [
      await at().guest().settings.registration(),
      await (await at().as('jan.nowak')).settings.registration(),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      usernamePromptMode: 'LOGIN',
      userMinAge: 18,
      emailIsRequired: true,
      attachmentsVisible: true,
      systemInstallationSettings: { phones: 'pl', region: 'PL' },
      fileUploadParams: { maxFiles: 5 },
    });
    expect(answers[0]).not.toHaveProperty('phoneIsRequiredSince');
  });
});
