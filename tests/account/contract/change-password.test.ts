import { expect, it } from 'vitest';
import { describeEachProvider, PASSWORD, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const NEW = 'zielony-rower-nad-Wisła';
const FORCED = [
  ['adam.piotrowski', 'MUST_CHANGE_PASSWORD'],
  ['barbara.grabowska', 'PASSWORD_EXPIRED'],
] as const;

describeEachProvider('changing the password', (at) => {
  const signIn = (username: string, password = PASSWORD) =>
    at().guest().account.signIn({ username, password });

  it.each(FORCED)('%s may change it in a short session, and is then let in', async (username, errorCode) => {
    const token = await shortToken({ at: at(), username, errorCode });
    const short = at().withToken(token);
    expect((await refusalOf(short.account.get())).code).toBe('UNAUTHORIZED');

    const opened = await short.account.changePassword({ password: PASSWORD, newPassword: NEW });
    await expect(at().withToken(opened.token).account.get()).resolves.toMatchObject({ username });
    const again = short.account.changePassword({ password: NEW, newPassword: `${NEW}!` });
    expect((await refusalOf(again)).code).toBe('UNAUTHORIZED');
    await expectRefusal(signIn(username), 'BAD_CREDENTIALS');
    await expect(signIn(username, NEW)).resolves.toMatchObject({ accountId: opened.accountId });
  });

  it('counts no try of an account that has no password, so that nobody locks themselves out', async () => {
    const { db } = at().provider;
    await db
      .updateTable('accounts')
      .set({ password_hash: '' })
      .where('username', '=', 'lucyna.baran')
      .execute();
    const token = (await signIn('jan.nowak')).token;
    await db
      .updateTable('sessions')
      .set(({ selectFrom }) => ({
        account_id: selectFrom('accounts')
          .select('id')
          .where('username', '=', 'lucyna.baran')
          .$asScalar()
          .$notNull(),
      }))
      .where('account_id', '=', 'account-2001')
      .execute();
    const { account } = at().withToken(token);
    expect(await account.get()).toMatchObject({ username: 'lucyna.baran', hasPassword: false });
    const tries = () => db.selectFrom('sign_in_tries').selectAll().execute();
    const before = await tries();
    for (let count = 0; count < 7; count += 1) {
      await expectRefusal(account.changePassword({ password: 'zgaduje', newPassword: NEW }), 'BAD_PASSWORD');
      await expectRefusal(account.prove({ password: 'zgaduje' }), 'NOT_PROVED');
    }
    expect(await tries()).toEqual(before);
  });

  it('ends every other session, and tells the owner by mail, without the password', async () => {
    const elsewhere = await signIn('ewa.dabrowska');
    const here = await signIn('ewa.dabrowska');
    const opened = await at()
      .withToken(here.token)
      .account.changePassword({ password: PASSWORD, newPassword: NEW });

    for (const { token } of [elsewhere, here]) {
      expect((await refusalOf(at().withToken(token).account.get())).code).toBe('UNAUTHORIZED');
    }
    await expect(at().withToken(opened.token).account.get()).resolves.toBeDefined();
    const mails = await at()
      .provider.db.selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'ewa.dabrowska@example.com')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Hasło zostało zmienione']);
    expect(mails[0]?.text).not.toContain(NEW);
    expect(mails[0]?.text).toMatch(/zadzwoń do rejestracji \(tel\. 81\s555\s01\s00\) i ustaw nowe/);
  });

  it('refuses a wrong present password, and counts tries of its own: a stranger’s at sign-in are none of them', async () => {
    const { token } = await signIn('oleksandr.kovalenko');
    const change = (password: string) =>
      at().withToken(token).account.changePassword({ password, newPassword: NEW });
    const byStranger = () =>
      at().guest().account.signIn({ username: 'oleksandr.kovalenko', password: 'wrong' });
    for (let tried = 1; tried <= 5; tried += 1) await expectRefusal(byStranger(), 'BAD_CREDENTIALS');
    for (let tried = 1; tried <= 5; tried += 1) await expectRefusal(change('wrong'), 'BAD_PASSWORD');
    await expectRefusal(change(PASSWORD), 'LOCKED', { until: '2026-10-20T06:15:00.000Z' });
  });

  it.each([
    ['PASSWORD_TOO_SHORT', 'krotkie'],
    ['PASSWORD_VULNERABLE_ERROR', 'password1'],
    ['PASSWORD_UNCHANGED', PASSWORD],
  ])('refuses a new one that is no good: %s', async (code, newPassword) => {
    const { token } = await signIn('piotr.zielinski');
    const change = at().withToken(token).account.changePassword({ password: PASSWORD, newPassword });
    await expectRefusal(change, code);
    await expect(signIn('piotr.zielinski')).resolves.toBeDefined();
  });

  it('of two changes at once one wins', async () => {
    const { token } = await signIn('stanislaw.wojcik');
    const changes = ['pierwsze-z-dwoch-hasel', 'drugie-z-dwoch-hasel'].map((newPassword) =>
      at().withToken(token).account.changePassword({ password: PASSWORD, newPassword }),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('gives a short session 15 minutes', async () => {
    const { clock } = at();
    const account = at().provider.db.updateTable('accounts').where('username', '=', 'halina.mazur');
    await account.set({ state: 'PASSWORD_EXPIRED' }).execute();
    const token = await shortToken({ at: at(), username: 'halina.mazur', errorCode: 'PASSWORD_EXPIRED' });
    const change = () =>
      at().withToken(token).account.changePassword({ password: 'wrong', newPassword: NEW });
    clock.advance('PT14M59S');
    await expectRefusal(change(), 'BAD_PASSWORD');
    clock.advance('PT1S');
    expect((await refusalOf(change())).code).toBe('UNAUTHORIZED');
    clock.set(START);
  });

  it('opens none for what nobody can mend by themselves', async () => {
    const { data } = await refusalOf(signIn('tomasz.lewandowski'));
    expect(data).toEqual({ errorCode: 'USER_BLOCKED' });
  });
});

async function shortToken({
  at,
  username,
  errorCode,
}: {
  at: TestProvider;
  username: string;
  errorCode: string;
}) {
  const call = at.guest().account.signIn({ username, password: PASSWORD });
  const { data } = await refusalOf(call);
  expect(data).toMatchObject({ errorCode });
  return (data as { session: { token: string } }).session.token;
}
