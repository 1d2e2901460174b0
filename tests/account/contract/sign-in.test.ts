import { expect, it, vi } from 'vitest';
import { describeEachProvider, PASSWORD, START } from '#tests/support/providers.ts';
import { firstFree } from '#tests/support/slots.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

describeEachProvider('sign-in', (at) => {
  it('opens a session for a right password, whatever the case of the name', async () => {
    const { accountId, token } = await at().guest().account.signIn({
      username: ' Jan.Nowak ',
      password: PASSWORD,
    });
    const account = await at().withToken(token).account.get();
    expect(account).toMatchObject({ id: accountId, username: 'jan.nowak', type: 'AUTHORIZED' });
  });

  it('answers the same for a wrong password and an unknown name', async () => {
    for (const username of ['maria.wisniewska', 'nobody.here']) {
      const call = at().guest().account.signIn({ username, password: 'wrong' });
      await expectRefusal(call, 'BAD_CREDENTIALS');
    }
  });

  it('locks a name for 15 minutes after five wrong passwords, then forgets them', async () => {
    const { clock, guest } = at();
    const tryWith = (password: string) =>
      guest().account.signIn({ username: 'oleksandr.kovalenko', password });
    for (let tried = 1; tried <= 5; tried += 1) await expectRefusal(tryWith('wrong'), 'BAD_CREDENTIALS');
    await expectRefusal(tryWith(PASSWORD), 'LOCKED', { until: '2026-10-20T06:15:00.000Z' });

    clock.advance('PT15M');
    await expectRefusal(tryWith('wrong'), 'BAD_CREDENTIALS');
    clock.set(START);
  });

  it('tells the owner by mail that the sign-in is locked, five times a day at most, and nobody of an unknown name', async () => {
    const { clock, guest, provider } = at();
    const mails = () =>
      provider.db
        .selectFrom('outbox')
        .selectAll()
        .where('subject', '=', 'Logowanie jest zablokowane na kilka minut')
        .where('recipient', '<>', 'oleksandr.kovalenko@example.com')
        .orderBy('id')
        .execute();
    const lock = async (username: string) => {
      for (let tried = 1; tried <= 5; tried += 1) {
        await expectRefusal(guest().account.signIn({ username, password: 'wrong' }), 'BAD_CREDENTIALS');
      }
    };
    await lock('nobody.at.all');
    await lock('Ewa.Dabrowska');
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 5_000 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ channel: 'EMAIL', recipient: 'ewa.dabrowska@example.com' });
    expect(mail?.text).toContain('Login: ewa.dabrowska');
    expect(mail?.text).toContain('Do godziny: 8:15');
    expect(mail?.text).toContain('https://portal.example/resetpassword');

    const call = guest().account.signIn({ username: 'ewa.dabrowska', password: 'wrong' });
    await expectRefusal(call, 'LOCKED');
    for (let locks = 2; locks <= 6; locks += 1) {
      clock.advance('PT15M');
      await lock('ewa.dabrowska');
      const told = Math.min(locks, 5);
      await vi.waitFor(async () => expect(await mails()).toHaveLength(told), { timeout: 5_000 });
    }
    clock.advance('PT15M');
    await guest().account.signIn({ username: 'ewa.dabrowska', password: PASSWORD });
    clock.set(START);
  });

  it('ends with the account: whoever is blocked has no session any more, and has it back with the account', async () => {
    const username = 'jan.nowak';
    const { token } = await at().guest().account.signIn({ username, password: PASSWORD });
    const jan = () => at().withToken(token);
    const be = (state: 'ACTIVE' | 'USER_BLOCKED') =>
      at().provider.db.updateTable('accounts').set({ state }).where('username', '=', username).execute();
    await jan().account.gates();
    await be('USER_BLOCKED');
    const calls = [jan().account.gates(), jan().account.get(), jan().bookings.scheduledCount()];
    const ended = await Promise.all(calls.map((call) => refusalOf(call)));
    await be('ACTIVE');
    for (const { code } of ended) expect(code).toBe('UNAUTHORIZED');
    await jan().account.get();
  });

  it('locks unknown names too, and lets no number of tries at once past the lock', async () => {
    const tries = Array.from({ length: 12 }, () =>
      refusalOf(at().guest().account.signIn({ username: 'hasty.guesser', password: 'wrong' })),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(5);
    expect(codes.filter((code) => code === 'LOCKED')).toHaveLength(7);
  });

  it('has tries of its own in a browser that was here before, which strangers do not use up (S-49)', async () => {
    const { clock, guest } = at();
    const tryWith = (password: string, knownBrowser?: string) =>
      guest().account.signIn({
        username: 'piotr.zielinski',
        password,
        ...(knownBrowser && { knownBrowser }),
      });
    const [own, second] = ['YWJjZGVmZ2hpamtsbW5vcA', 'cG9ubWxramloZ2ZlZGNiYQ'];
    for (let tried = 1; tried <= 5; tried += 1) await expectRefusal(tryWith('wrong'), 'BAD_CREDENTIALS');
    await expectRefusal(tryWith(PASSWORD), 'LOCKED');
    await expect(tryWith(PASSWORD, own)).resolves.toBeDefined();
    await expectRefusal(tryWith(PASSWORD), 'LOCKED');

    for (let tried = 1; tried <= 5; tried += 1) await expectRefusal(tryWith('wrong', own), 'BAD_CREDENTIALS');
    await expectRefusal(tryWith(PASSWORD, own), 'LOCKED', { until: '2026-10-20T06:15:00.000Z' });
    await expect(tryWith(PASSWORD, second)).resolves.toBeDefined();
    clock.advance('PT15M');
    await expect(tryWith(PASSWORD)).resolves.toBeDefined();
    clock.set(START);
  });

  it('starts counting anew after a right password', async () => {
    const tryWith = (password: string) =>
      at().guest().account.signIn({ username: 'ewa.dabrowska', password });
    for (let tried = 1; tried <= 4; tried += 1) await expectRefusal(tryWith('wrong'), 'BAD_CREDENTIALS');
    await tryWith(PASSWORD);
    await expectRefusal(tryWith('wrong'), 'BAD_CREDENTIALS');
  });

  it('tells whoever is blocked so, and opens no session', async () => {
    const call = at().guest().account.signIn({ username: 'tomasz.lewandowski', password: PASSWORD });
    await expectRefusal(call, 'ACCOUNT_STATE', { errorCode: 'USER_BLOCKED' });
  });

  it('tells the owner of a blocked account by mail that somebody has tried, once a day, and offers no new password', async () => {
    const { guest, provider } = at();
    const mails = () =>
      provider.db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'tomasz.lewandowski@example.com')
        .execute();
    const tried = (password: string) =>
      refusalOf(guest().account.signIn({ username: 'tomasz.lewandowski', password }));
    await tried(PASSWORD);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 5_000 });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Konto w portalu jest zablokowane');
    expect(mail?.text).toContain('Login: tomasz.lewandowski');
    expect([mail?.text, mail?.link]).toEqual([expect.not.stringContaining('resetpassword'), null]);
    // Wrong ones are answered as everybody's are, and so is the lock; it is the same mail.
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await tried('wrong')).code).toBe('BAD_CREDENTIALS');
    expect((await tried('wrong')).code).toBe('LOCKED');
    expect(await mails()).toHaveLength(1);
    await provider.db.deleteFrom('sign_in_tries').execute();
  });

  it('tells until when somebody is blocked for a time, and lets them in after it', async () => {
    const { clock, guest, provider } = at();
    const signIn = () => guest().account.signIn({ username: 'krystyna.krawczyk', password: PASSWORD });
    const until = new Date(Date.parse(START) + 2 * 60 * 60_000).toISOString();
    await expectRefusal(signIn(), 'ACCOUNT_STATE', { errorCode: 'TEMPORARY_BLOCKED', until });
    clock.advance('PT2H');
    await expect(signIn()).resolves.toBeDefined();
    clock.set(START);

    const account = provider.db.updateTable('accounts').where('username', '=', 'krystyna.krawczyk');
    await account.set({ blocked_until: null }).execute();
    await expectRefusal(signIn(), 'ACCOUNT_STATE', { errorCode: 'TEMPORARY_BLOCKED' });
  });

  it('takes the e-mail address where the page asks for it, and there alone', async () => {
    const signIn = () =>
      at().guest().account.signIn({ username: 'Jan.Nowak@example.com', password: PASSWORD });
    await expectRefusal(signIn(), 'BAD_CREDENTIALS');

    const { db } = at().provider;
    const before = await at().guest().settings.login();
    const setLogin = (settings: typeof before) =>
      db
        .updateTable('settings')
        .set({ value: JSON.stringify(settings) })
        .where('key', '=', 'login')
        .execute();
    await setLogin({ ...before, usernamePromptMode: 'E_MAIL' });
    await expect(signIn()).resolves.toMatchObject({ accountId: 'account-2001' });
    const other = db.updateTable('accounts').where('username', '=', 'ewa.dabrowska');
    await other.set({ email: 'jan.nowak@example.com' }).execute();
    // The account that was there first, of two people with one mailbox (C-18).
    await expect(signIn()).resolves.toMatchObject({ accountId: 'account-2001' });

    await other.set({ email: 'ewa.dabrowska@example.com' }).execute();
    await setLogin(before);
  });

  it('tells no state to a wrong password', async () => {
    const call = at().guest().account.signIn({ username: 'tomasz.lewandowski', password: 'wrong' });
    await expectRefusal(call, 'BAD_CREDENTIALS');
  });

  it('ends a session at sign-out, once and for all', async () => {
    const { token } = await at().guest().account.signIn({ username: 'jan.nowak', password: PASSWORD });
    await at().withToken(token).account.signOut();
    expect((await refusalOf(at().withToken(token).account.get())).code).toBe('UNAUTHORIZED');
    await expect(at().withToken(token).account.signOut()).resolves.toEqual({ signedOut: true });
  });

  it('frees the time that the account held, at sign-out', async () => {
    const { token } = await at().guest().account.signIn({ username: 'jan.nowak', password: PASSWORD });
    const jan = at().withToken(token);
    const patientId = 'patient-1001';
    const { id: timeSlotId } = await firstFree({
      ...{ client: jan, patientId, availabilityId: 'ubezp-lis' },
      from: '2026-11-09',
    });
    await jan.timeSlots.block({ timeSlotId, patientId });
    await jan.account.signOut();
    expect(await (await at().as('jan.nowak')).timeSlots.currentHold()).toEqual({});
  });

  it('ends a session after 12 hours', async () => {
    const { clock, guest, withToken } = at();
    const { token } = await guest().account.signIn({ username: 'jan.nowak', password: PASSWORD });
    clock.advance('PT11H59M');
    await expect(withToken(token).account.get()).resolves.toBeDefined();
    clock.advance('PT1M');
    expect((await refusalOf(withToken(token).account.get())).code).toBe('UNAUTHORIZED');
    clock.set(START);
  });
});
