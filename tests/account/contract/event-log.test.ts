import { beforeEach, expect, it } from 'vitest';
import { signInEventsOf } from '#provider/account/store/sign-in-events.ts';
import { describeEachProvider, PASSWORD, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const JAN = 'account-2001';

describeEachProvider('the log of events at the door', (at) => {
  beforeEach(async () => {
    await at().provider.db.deleteFrom('sign_in_events').execute();
  });

  const events = async () => {
    const rows = await at().provider.db.selectFrom('sign_in_events').selectAll().orderBy('type').execute();
    return rows.map(({ type, account_id }) => [type, account_id]);
  };
  const signIn = (username: string, password = PASSWORD) =>
    at().guest().account.signIn({ username, password });

  it('has each once, though the portal tells what the provider saw itself', async () => {
    const { token } = await signIn('jan.nowak');
    await at().guest().account.logEvent({ eventLogType: 'LOGIN_SUCCESS', username: 'jan.nowak' });
    expect(await events()).toEqual([['LOGIN_SUCCESS', JAN]]);
    await at().withToken(token).account.signOut();
    await at().guest().account.logEvent({ eventLogType: 'LOGOUT', username: 'jan.nowak' });
    expect(await events()).toEqual([
      ['LOGIN_SUCCESS', JAN],
      ['LOGOUT', JAN],
    ]);
  });

  it('keeps no name that nobody has: it may be a password', async () => {
    await refusalOf(signIn('My-Secret-Word', 'jan.nowak'));
    expect(await events()).toEqual([['LOGIN_FAILURE', null]]);
    const rows = await at().provider.db.selectFrom('sign_in_events').selectAll().execute();
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('secret');
  });

  it('has the lock', async () => {
    for (let tried = 1; tried <= 6; tried += 1) await refusalOf(signIn('stanislaw.wojcik', 'wrong'));
    expect(new Set((await events()).map(([type]) => type))).toEqual(
      new Set(['LOGIN_FAILURE', 'ACCOUNT_LOCK']),
    );
  });

  it('is written by no patient', async () => {
    const { token } = await signIn('jan.nowak');
    await at().provider.db.deleteFrom('sign_in_events').execute();
    const call = at()
      .withToken(token)
      .account.logEvent({ eventLogType: 'LOGIN_FAILURE', username: 'ewa.dabrowska' });
    await expectRefusal(call, 'FORBIDDEN');
    expect(await events()).toEqual([]);
  });

  it('forgets what is old, and the oldest of what is too much', async () => {
    const log = signInEventsOf(at().provider.db);
    const start = Date.parse(START);
    for (const day of [0, 1, 29, 30]) {
      const noted = { requestId: `day ${day}`, type: 'LOGOUT' as const, username: 'jan.nowak' };
      await log.note({ ...noted, at: new Date(start + day * 24 * 60 * 60_000) });
    }
    const kept = async () =>
      (await at().provider.db.selectFrom('sign_in_events').select('request_id').orderBy('id').execute()).map(
        (row) => row.request_id,
      );
    await log.tidy(start + 30 * 24 * 60 * 60_000 + 1);
    expect(await kept()).toEqual(['day 1', 'day 29', 'day 30']);
    await log.tidy(start, 2);
    expect(await kept()).toEqual(['day 29', 'day 30']);
  });
});
