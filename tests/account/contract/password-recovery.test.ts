import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { hashOf } from '#provider/core/context.ts';
import {
  describeEachEngine,
  describeEachProvider,
  PASSWORD,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const NEW = 'zielona herbata o siódmej';
/** Longer than anything waits behind an answer. */
const LATER_MS = 300;
const WAIT = { timeout: 5_000 };

const recover = (at: TestProvider, wanted: { email?: string; phoneNumber?: string; username?: string }) =>
  at.guest().account.recoverPassword(wanted);

async function messagesTo({ provider }: TestProvider, recipient: string) {
  const messages = provider.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient);
  return messages.orderBy('id').execute();
}

const linksTo = async (at: TestProvider, recipient: string) =>
  (await messagesTo(at, recipient)).flatMap(({ link }) => link?.match(/token=(.+)/)?.[1] ?? []);

/** The token of the message that came last, when there are so many. */
const lastToken = (at: TestProvider, recipient: string, count = 1) =>
  vi.waitFor(async () => {
    const tokens = await linksTo(at, recipient);
    expect(tokens).toHaveLength(count);
    return tokens.at(-1) ?? '';
  }, WAIT);

const mailOf = (username: string) => `${username}@example.com`;

async function tokenFor(at: TestProvider, username: string) {
  const before = (await linksTo(at, mailOf(username))).length;
  await recover(at, { email: mailOf(username) });
  return lastToken(at, mailOf(username), before + 1);
}

const signIn = (at: TestProvider, username: string, password: string) =>
  at.guest().account.signIn({ username, password });

describeEachProvider('a forgotten password', (provider) => {
  it('is set anew by a link that goes to the mail address, once', async () => {
    const at = provider();
    const client = await at.as('jan.nowak');
    await recover(at, { email: 'Jan.Nowak@EXAMPLE.com' });
    const token = await lastToken(at, mailOf('jan.nowak'));
    const [mail] = await messagesTo(at, mailOf('jan.nowak'));
    expect(mail).toMatchObject({ channel: 'EMAIL', subject: 'Link do nowego hasła' });
    expect(mail?.link).toBe(`https://portal.example/resetpassword?token=${token}`);
    expect(mail?.text).toContain('Login: jan.nowak');
    expect(mail?.text).toContain('do godziny 9:00');

    const address = 'j•••@example.com';
    const asked = { username: 'jan.nowak', validUntil: '2026-10-20T07:00:00.000Z', address };
    for (let time = 0; time < 3; time += 1) {
      expect(await at.guest().account.passwordToken({ token })).toEqual(asked);
    }
    expect(await at.guest().account.resetPassword({ token, newPassword: NEW })).toEqual({ reset: true });

    await expect(signIn(at, 'jan.nowak', NEW)).resolves.toBeDefined();
    await expectRefusal(signIn(at, 'jan.nowak', PASSWORD), 'BAD_CREDENTIALS');
    expect((await refusalOf(client.account.get())).status).toBe(401);
    await expectRefusal(at.guest().account.resetPassword({ token, newPassword: NEW }), 'BAD_TOKEN');
    await expectRefusal(at.guest().account.passwordToken({ token }), 'BAD_TOKEN');

    const isTold = ({ subject }: { subject: string | null }) => subject === 'Hasło zostało zmienione';
    const told = (await messagesTo(at, mailOf('jan.nowak'))).filter(isTold);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('wtorek 20 października 2026');
    const audited = at.provider.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'account.resetPassword');
    expect(await audited.execute()).toMatchObject([{ account_id: 'account-2001', patient_id: null }]);
  });

  it('keeps no token but its hash', async () => {
    const at = provider();
    const token = await tokenFor(at, 'anna.kowalska');
    const rows = await at.provider.db
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('account_id', '=', 'account-2002')
      .execute();
    expect(rows).toMatchObject([{ token_hash: hashOf(token), purpose: 'RESET_PASSWORD', used_at: null }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers the same for an address that nobody has, and one that nobody has confirmed, and sends nothing', async () => {
    const at = provider();
    for (const email of ['nobody@example.com', mailOf('marek.kaminski')]) {
      expect(await recover(at, { email })).toEqual({ requested: true });
    }
    for (const phoneNumber of ['+48699999999', '+48600100104']) {
      expect(await recover(at, { phoneNumber })).toEqual({ requested: true });
    }
    await pause(LATER_MS);
    for (const to of ['nobody@example.com', mailOf('marek.kaminski'), '+48699999999', '+48600100104']) {
      expect(await messagesTo(at, to)).toEqual([]);
    }
  });

  it('is set anew by a link in an SMS, which names nobody', async () => {
    const at = provider();
    await recover(at, { phoneNumber: '+48600100103' });
    const token = await lastToken(at, '+48600100103');
    const [sms] = await messagesTo(at, '+48600100103');
    expect(sms).toMatchObject({ channel: 'SMS', subject: null });
    expect(sms?.text).not.toMatch(/piotr|zieli/i);
    const reset = (phoneNumber: string) =>
      at.guest().account.resetPassword({ token, newPassword: NEW, phoneNumber });
    await expectRefusal(reset('+48600100101'), 'BAD_TOKEN');
    expect(await reset('+48600100103')).toEqual({ reset: true });
  });

  it('asks for the user name where several have one number (A-39)', async () => {
    const at = provider();
    const shared = '+48600100999';
    const people = ['stanislaw.wojcik', 'halina.mazur'];
    const accounts = at.provider.db.updateTable('accounts').where('username', 'in', people);
    await accounts.set({ phone_number: shared, phone_confirmed: 1 }).execute();

    await recover(at, { phoneNumber: shared });
    await pause(LATER_MS);
    expect(await linksTo(at, shared)).toEqual([]);
    await recover(at, { phoneNumber: shared, username: ' Halina.Mazur' });
    const token = await lastToken(at, shared);
    expect(await at.guest().account.passwordToken({ token })).toMatchObject({ username: 'halina.mazur' });
  });

  it('refuses every number alike while no SMS goes out, and mails all the same', async () => {
    const at = provider();
    const setSms = (smsEnabled: boolean) =>
      at.provider.db
        .updateTable('settings')
        .set({ value: JSON.stringify({ smsEnabled }) })
        .where('key', '=', 'smsConfirmation')
        .execute();
    await setSms(false);
    for (const phoneNumber of ['+48600100102', '+48699999999']) {
      await expectRefusal(recover(at, { phoneNumber }), 'SMS_DISABLED');
    }
    expect(await recover(at, { email: 'nobody@example.com' })).toEqual({ requested: true });
    await setSms(true);
  });

  it('is not asked for by nothing at all', async () => {
    expect((await refusalOf(recover(provider(), {}))).status).toBe(400);
    expect((await refusalOf(recover(provider(), { email: 'no address' }))).status).toBe(400);
  });

  it('takes no password that is short or easily guessed, and uses no link up for that', async () => {
    const at = provider();
    const token = await tokenFor(at, 'oleksandr.kovalenko');
    const reset = (newPassword: string) => at.guest().account.resetPassword({ token, newPassword });
    await expectRefusal(reset('krótkie'), 'PASSWORD_TOO_SHORT');
    await expectRefusal(reset('Qwerty123'), 'PASSWORD_VULNERABLE_ERROR');
    await expectRefusal(reset('Oleksandr.Kovalenko-1'), 'PASSWORD_VULNERABLE_ERROR');
    expect(await reset(NEW)).toEqual({ reset: true });
  });

  it('is not set by a link that is over, unknown, or void because another one was used', async () => {
    const at = provider();
    const reset = (token: string) => at.guest().account.resetPassword({ token, newPassword: NEW });
    const first = await tokenFor(at, 'ewa.dabrowska');
    at.clock.advance('PT59M');
    await expect(at.guest().account.passwordToken({ token: first })).resolves.toBeDefined();
    const second = await tokenFor(at, 'ewa.dabrowska');
    at.clock.advance('PT1M');
    await expectRefusal(reset(first), 'BAD_TOKEN');
    at.clock.advance('PT1M');
    const third = await tokenFor(at, 'ewa.dabrowska');
    await reset(third);
    await expectRefusal(reset(second), 'BAD_TOKEN');
    await expectRefusal(reset('x'.repeat(32)), 'BAD_TOKEN');
    at.clock.set(START);
  });

  it('ends the states that only wanted a new password, and no other', async () => {
    const at = provider();
    for (const username of ['adam.piotrowski', 'barbara.grabowska']) {
      const token = await tokenFor(at, username);
      await at.guest().account.resetPassword({ token, newPassword: NEW });
      await expect(signIn(at, username, NEW)).resolves.toBeDefined();
    }
    for (const [username, errorCode] of [
      ['tomasz.lewandowski', 'USER_BLOCKED'],
      ['krystyna.krawczyk', 'TEMPORARY_BLOCKED'],
      ['zofia.kozlowska', 'MERGE_ACCOUNT'],
    ] as const) {
      const token = await tokenFor(at, username);
      await at.guest().account.resetPassword({ token, newPassword: NEW });
      const refusal = await refusalOf(signIn(at, username, NEW));
      expect(refusal.data).toMatchObject({ errorCode });
    }
  });

  it('forgets the wrong passwords that were counted', async () => {
    const at = provider();
    for (let tried = 0; tried < 5; tried += 1) await refusalOf(signIn(at, 'adam.jankowski', 'wrong'));
    await expectRefusal(signIn(at, 'adam.jankowski', PASSWORD), 'LOCKED');
    const token = await tokenFor(at, 'adam.jankowski');
    await at.guest().account.resetPassword({ token, newPassword: NEW });
    await expectRefusal(signIn(at, 'adam.jankowski', NEW), 'ACCOUNT_STATE');
  });

  it('sends one link a minute and five an hour, and answers the same to every request', async () => {
    const at = provider();
    const email = mailOf('maria.wisniewska');
    for (const minutes of [0, 0, 1, 1, 1, 1, 1, 1]) {
      at.clock.advance(`PT${minutes}M`);
      expect(await recover(at, { email })).toEqual({ requested: true });
      await pause(LATER_MS);
    }
    expect(await linksTo(at, email)).toHaveLength(5);
    at.clock.advance('PT56M');
    await recover(at, { email });
    await lastToken(at, email, 6);
    at.clock.set(START);
  });
});

describeEachEngine('a link for a new password', (provider) => {
  it('has one effect, however often it is sent at once', async () => {
    const at = provider();
    const token = await tokenFor(at, 'jan.nowak');
    const before = (await messagesTo(at, mailOf('jan.nowak'))).length;
    const resets = Array.from({ length: 50 }, (_, index) =>
      at.guest().account.resetPassword({ token, newPassword: `${NEW} ${index}` }),
    );
    const outcomes = await Promise.allSettled(resets);
    const done = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(done).toHaveLength(1);
    expect(await messagesTo(at, mailOf('jan.nowak'))).toHaveLength(before + 1);
    await expect(signIn(at, 'jan.nowak', `${NEW} ${done[0]}`)).resolves.toBeDefined();
  });
});
