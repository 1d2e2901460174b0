import { expect, it } from 'vitest';
import { describeEachProvider, PASSWORD, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const MAREK = 'marek.kaminski@example.com';

describeEachProvider('confirming an e-mail address', (at) => {
  const guest = () => at().guest().account;

  it('is asked for in a short session, where the address may be corrected, and lets its owner in', async () => {
    const short = at().withToken(await shortToken(at()));
    await expect(short.account.unconfirmedEmail()).resolves.toEqual({ email: MAREK });

    await short.account.sendEmailLink({ email: 'marek@poczta.example' });
    await expect(short.account.unconfirmedEmail()).resolves.toMatchObject({ email: 'marek@poczta.example' });
    const [code] = await codesFor(at(), 'marek@poczta.example');
    const { session } = await short.account.confirmEmail({ code: code ?? '' });
    await expect(
      at()
        .withToken(session?.token ?? '')
        .account.get(),
    ).resolves.toMatchObject({
      username: 'marek.kaminski',
    });
    expect((await refusalOf(short.account.unconfirmedEmail())).code).toBe('UNAUTHORIZED');
    await expectRefusal(guest().confirmEmail({ code: code ?? '' }), 'LINK_OVER');
    await reset(at());
  });

  it('an address that was confirmed meanwhile is not corrected by a session of before', async () => {
    const { db } = at().provider;
    const short = at().withToken(await shortToken(at()));
    const marek = db.updateTable('accounts').where('username', '=', 'marek.kaminski');
    await marek.set({ state: 'ACTIVE' }).execute();
    await expectRefusal(short.account.sendEmailLink({ email: 'other@poczta.example' }), 'EMAIL_NOT_PENDING');
    const [account] = await db.selectFrom('accounts').select('email').where('email', '=', MAREK).execute();
    expect(account).toEqual({ email: MAREK });
    await reset(at());
  });

  it('a new link makes the one before void, not within a minute, and five within an hour', async () => {
    const { clock } = at();
    const short = at().withToken(await shortToken(at()));
    const send = () => short.account.sendEmailLink({ email: MAREK });
    await send();
    await expectRefusal(send(), 'TOO_MANY_LINKS', { until: '2026-10-20T06:01:00.000Z' });
    clock.advance('PT1M');
    await send();
    const [newer = '', older = ''] = await codesFor(at(), MAREK);
    await expectRefusal(guest().confirmEmail({ code: older }), 'LINK_OVER');

    for (let sent = 2; sent < 5; sent += 1) {
      clock.advance('PT1M');
      await send();
    }
    clock.advance('PT1M');
    await expectRefusal(send(), 'TOO_MANY_LINKS', { until: '2026-10-20T07:00:00.000Z' });
    await expectRefusal(guest().confirmEmail({ code: newer }), 'LINK_OVER');
    clock.set(START);
    await reset(at());
  });

  it('answers a guest the same for every address, and writes only to one that waits', async () => {
    for (const email of ['jan.nowak@example.com', 'nobody@example.com', MAREK.toUpperCase()]) {
      await expect(guest().sendEmailLink({ email })).resolves.toEqual({ accepted: true });
    }
    await sentCode(at());
    expect(await codesFor(at(), 'jan.nowak@example.com')).toEqual([]);
    expect(await codesFor(at(), 'nobody@example.com')).toEqual([]);
    await reset(at());
  });

  it('tells the owner of a confirmed address, once a day, who may still ask for a new password', async () => {
    const ask = (email: string) => guest().sendEmailLink({ email });
    const told = () => mailsTo(at(), 'jan.nowak@example.com');
    for (const email of ['jan.nowak@example.com', 'Jan.Nowak@example.com', 'nobody@example.com', MAREK]) {
      await expect(ask(email)).resolves.toEqual({ accepted: true });
    }
    await sentCode(at());
    const [first, ...others] = await told();
    expect(others).toEqual([]);
    expect(first).toContain('Taki adres e-mail nie istnieje lub został już potwierdzony');
    expect(await mailsTo(at(), 'nobody@example.com')).toEqual([]);
    expect((await mailsTo(at(), MAREK)).join()).not.toContain('nie istnieje');

    at().clock.advance('P1D');
    await ask('jan.nowak@example.com');
    await expect.poll(told).toHaveLength(2);
    await guest().recoverPassword({ email: 'jan.nowak@example.com' });
    await expect.poll(told).toHaveLength(3);
    at().clock.set(START);
    await reset(at());
  });

  it('of fifty at once with one link one is the one, and no session for who has no short one', async () => {
    await guest().sendEmailLink({ email: MAREK });
    const code = await sentCode(at());
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => guest().confirmEmail({ code })));
    const done = tries.filter((each) => each.status === 'fulfilled');
    expect(done.map(({ value }) => value)).toEqual([{}]);
    await reset(at());
  });

  it('is good for a day', async () => {
    await guest().sendEmailLink({ email: MAREK });
    const code = await sentCode(at());
    at().clock.advance('P1D');
    await expectRefusal(guest().confirmEmail({ code }), 'LINK_OVER');
    at().clock.set(START);
    await reset(at());
  });
});

async function shortToken(at: TestProvider) {
  const call = at.guest().account.signIn({ username: 'marek.kaminski', password: PASSWORD });
  const { data } = await refusalOf(call);
  expect(data).toMatchObject({ errorCode: 'MUST_CONFIRM_EMAIL' });
  return (data as { session: { token: string } }).session.token;
}

async function mailsTo({ provider: { db } }: TestProvider, recipient: string) {
  const rows = await db.selectFrom('outbox').select('text').where('recipient', '=', recipient).execute();
  return rows.map(({ text }) => text);
}

/** The tokens of the links that were sent to an address, newest first. */
async function codesFor({ provider: { db } }: TestProvider, recipient: string) {
  const rows = await db
    .selectFrom('outbox')
    .select('link')
    .where('recipient', '=', recipient)
    .where('link', 'like', '%/confirm?%token=%')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '');
}

/** The code that was sent: messages sent behind an answer come one after the other, in the order in which they were asked for. */
async function sentCode(at: TestProvider) {
  await expect.poll(() => codesFor(at, MAREK)).toHaveLength(1);
  const [code = ''] = await codesFor(at, MAREK);
  return code;
}

async function reset({ provider: { db } }: TestProvider) {
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('one_time_tokens').execute();
  await db.deleteFrom('phone_code_sends').execute();
  const marek = db.updateTable('accounts').where('username', '=', 'marek.kaminski');
  await marek.set({ state: 'MUST_CONFIRM_EMAIL', email: MAREK }).execute();
}
