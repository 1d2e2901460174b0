import { afterEach, expect, it } from 'vitest';
import { describeEachProvider, PASSWORD, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { wrong } from '#tests/support/sms.ts';

const ADAM = 'account-2015';
const PHONE = '+48600100115';
const JANS_PHONE = '+48600100101';

describeEachProvider('a phone that must be confirmed before its account is let in', (at) => {
  afterEach(() => reset(at()));
  const guest = () => at().guest().account;
  const owner = async () => at().withToken(await shortToken(at())).account;
  const give = (client: ReturnType<typeof guest>, confirmationCode: string) =>
    client.confirmActivation({ phoneNumber: PHONE, confirmationCode });

  it('is confirmed in the short session after a right password, which becomes an ordinary one', async () => {
    const short = await owner();
    expect(await short.unconfirmedPhone()).toEqual({ phoneNumber: PHONE, sendsLeft: 5 });
    expect(await short.unconfirmedChannels({ phoneNumber: PHONE })).toEqual([{ channel: 'SMS' }]);
    await short.sendActivationCode({ phoneNumber: PHONE });
    expect(await short.unconfirmedPhone()).toMatchObject({ sendsLeft: 4, sent: { triesLeft: 5 } });

    const code = await newestCode(at());
    await expectRefusal(give(short, wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    const { session } = await give(short, code);
    const opened = at().withToken(session?.token ?? '').account;
    expect((await opened.get()).contactData).toMatchObject({ phoneNumber: PHONE, phoneConfirmed: true });
    expect((await refusalOf(short.unconfirmedPhone())).code).toBe('UNAUTHORIZED');
    await expectRefusal(give(guest(), code), 'CODE_REFUSED');
  });

  it('says of another number that it does not wait, and sends nothing', async () => {
    const short = await owner();
    for (const phoneNumber of [JANS_PHONE, '+48600100199']) {
      await expectRefusal(short.sendActivationCode({ phoneNumber }), 'PHONE_NOT_PENDING');
      expect(await short.unconfirmedChannels({ phoneNumber })).toEqual([]);
    }
    expect(await messagesTo(at(), JANS_PHONE)).toEqual([]);
  });

  it('has a patient’s context: the account that acts for a ward or a child, and no other', async () => {
    const short = await owner();
    const patientId = 'patient-1003';
    const send = () => short.sendActivationCodeFor({ phoneNumber: PHONE, patientId });
    await expectRefusal(send(), 'PHONE_NOT_PENDING');
    const { db } = at().provider;
    const link = { account_id: ADAM, patient_id: patientId, role: 'CHILD', link_state: 'W' } as const;
    await db
      .insertInto('account_patients')
      .values({ ...link, linked_at: 0, ended_at: null })
      .execute();
    expect(await send()).toEqual({ accepted: true });
    await db
      .deleteFrom('account_patients')
      .where('account_id', '=', ADAM)
      .where('patient_id', '=', patientId)
      .execute();
  });

  it('the table of codes holds: a minute, five an hour, five a day to a number that nobody has confirmed', async () => {
    const short = await owner();
    const send = () => short.sendActivationCode({ phoneNumber: PHONE });
    await send();
    await expectRefusal(send(), 'TOO_MANY_CODES', { until: '2026-10-20T06:01:00.000Z', sendsLeft: 4 });
    for (let sent = 1; sent < 5; sent += 1) {
      at().clock.advance('PT1M');
      await send();
    }
    at().clock.advance('PT1M');
    await expectRefusal(send(), 'TOO_MANY_CODES', { until: '2026-10-21T06:00:00.000Z', sendsLeft: 0 });
  });

  it('a code is good for a quarter of an hour, for five tries, and for nothing else', async () => {
    const short = await owner();
    await short.sendActivationCode({ phoneNumber: PHONE });
    const code = await newestCode(at());
    at().clock.advance('PT15M');
    await expectRefusal(give(await owner(), code), 'CODE_OVER');

    const later = await owner();
    await later.sendActivationCode({ phoneNumber: PHONE });
    const second = await newestCode(at());
    for (let left = 4; left >= 0; left -= 1) {
      await expectRefusal(give(later, wrong(second)), 'BAD_CODE', { triesLeft: left });
    }
    await expectRefusal(give(later, second), 'CODE_OVER');
  });

  it('at most five of many tries at once count, whoever makes them', async () => {
    const short = await owner();
    await short.sendActivationCode({ phoneNumber: PHONE });
    const code = await newestCode(at());
    const tries = Array.from({ length: 30 }, (_, index) => (index % 2 ? short : guest()));
    await Promise.allSettled(tries.map((client) => give(client, wrong(code))));
    await expectRefusal(give(short, code), 'CODE_OVER');
  });

  it('of fifty right ones at once one is the one', async () => {
    await guest().sendActivationCode({ phoneNumber: PHONE });
    const code = await sentCode(at());
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => give(guest(), code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('answers a guest the same for every number; the owner of a confirmed one is told, once a day', async () => {
    for (const phoneNumber of ['+48600100199', JANS_PHONE, JANS_PHONE, PHONE]) {
      await expect(guest().sendActivationCode({ phoneNumber })).resolves.toEqual({ accepted: true });
      expect(await guest().unconfirmedChannels({ phoneNumber })).toEqual([]);
    }
    await sentCode(at());
    const told = await messagesTo(at(), JANS_PHONE);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('Taki numer telefonu nie istnieje lub został już potwierdzony');
    expect(await messagesTo(at(), '+48600100199')).toEqual([]);
    const jan = await at().as('jan.nowak');
    expect((await jan.account.phoneCode({})).sendsLeft).toBe(5);
  });

  it('a guest is told the same of every code that is not right, and signs in after the right one', async () => {
    await guest().sendActivationCode({ phoneNumber: PHONE });
    const code = await sentCode(at());
    await expectRefusal(give(guest(), wrong(code)), 'CODE_REFUSED');
    const nobody = guest().confirmActivation({ phoneNumber: '+48600100199', confirmationCode: code });
    await expectRefusal(nobody, 'CODE_REFUSED');
    expect(await give(guest(), code)).toEqual({});
    const signIn = guest().signIn({ username: 'adam.jankowski', password: PASSWORD });
    await expect(signIn).resolves.toMatchObject({ accountId: ADAM });
  });

  it('a number that another account has confirmed is refused to whoever has given its code', async () => {
    const { db } = at().provider;
    const jan = db.updateTable('accounts').where('username', '=', 'jan.nowak');
    await jan.set({ phone_number: PHONE }).execute();
    const short = await owner();
    await short.sendActivationCode({ phoneNumber: PHONE });
    await expectRefusal(give(short, await newestCode(at())), 'PHONE_ALREADY_IN_USE');
    await jan.set({ phone_number: JANS_PHONE }).execute();
  });

  it('nothing is sent while no SMS goes out, whatever the number', async () => {
    const { db } = at().provider;
    const sms = db.updateTable('settings').where('key', '=', 'smsConfirmation');
    await sms.set({ value: '{"smsEnabled":false}' }).execute();
    for (const phoneNumber of [PHONE, '+48600100199']) {
      await expectRefusal(guest().sendActivationCode({ phoneNumber }), 'SMS_DISABLED');
    }
    await sms.set({ value: '{"smsEnabled":true}' }).execute();
  });

  it('takes nobody else’s codes: one for a booking, or for the number of somebody who is in', async () => {
    const maria = await at().as('maria.wisniewska');
    await maria.account.sendPhoneCode({});
    const code = await newestCode(at());
    const phoneNumber = '+48600100104';
    await expectRefusal(guest().confirmActivation({ phoneNumber, confirmationCode: code }), 'CODE_REFUSED');
  });
});

async function shortToken(at: TestProvider) {
  const call = at.guest().account.signIn({ username: 'adam.jankowski', password: PASSWORD });
  const { data } = await refusalOf(call);
  expect(data).toMatchObject({ errorCode: 'MUST_CONFIRM_PHONE' });
  return (data as { session: { token: string } }).session.token;
}

const newest = ({ provider: { db } }: TestProvider) =>
  db.selectFrom('outbox').selectAll().where('code', 'is not', null).orderBy('id', 'desc').execute();

const newestCode = async (at: TestProvider) => (await newest(at))[0]?.code ?? '';

/** The code that was sent: messages sent behind an answer come one after the other, in the order in which they were asked for. */
async function sentCode(at: TestProvider) {
  await expect.poll(() => newest(at)).toHaveLength(1);
  return newestCode(at);
}

async function messagesTo({ provider: { db } }: TestProvider, recipient: string) {
  const rows = await db.selectFrom('outbox').select('text').where('recipient', '=', recipient).execute();
  return rows.map(({ text }) => text);
}

async function reset({ provider: { db }, clock }: TestProvider) {
  clock.set(START);
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('phone_codes').execute();
  await db.deleteFrom('phone_code_sends').execute();
  await db.deleteFrom('sign_in_tries').execute();
  const adam = db.updateTable('accounts').where('id', '=', ADAM);
  await adam.set({ state: 'MUST_CONFIRM_PHONE', phone_confirmed: 0 }).execute();
}
