import { expect, it } from 'vitest';
import { makeEntryCode } from '#provider/account/handlers/entry.ts';
import { entryCodesOf } from '#provider/account/store/entry-codes.ts';
import { hashOf } from '#provider/core/context.ts';
import {
  describeEachEngine,
  describeEachProvider,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

async function codeFor({ provider: { db }, clock }: TestProvider, username: string) {
  const account = db.selectFrom('accounts').select('id').where('username', '=', username);
  const { id: accountId } = await account.executeTakeFirstOrThrow();
  const store = { entryCodes: entryCodesOf(db) };
  const { code } = await makeEntryCode({ store, kind: 'SSO', accountId, now: clock.now().getTime() });
  return code;
}

const enter = (at: TestProvider, code: string) => at.guest().account.enter({ code });

describeEachProvider('a code of entry', (provider) => {
  it('says whose account it opens, as often as it is asked, and opens it once', async () => {
    const at = provider();
    const code = await codeFor(at, 'jan.nowak');
    for (let time = 0; time < 3; time += 1) {
      expect(await at.guest().account.entry({ code })).toEqual({
        username: 'jan.nowak',
        name: 'Jan',
        lastName: 'Nowak',
        validUntil: '2026-10-20T06:01:00.000Z',
      });
    }
    const { token, accountId } = await enter(at, code);
    expect(accountId).toBe('account-2001');
    expect((await at.withToken(token).account.get()).username).toBe('jan.nowak');
    await expectRefusal(enter(at, code), 'BAD_TOKEN');
    await expectRefusal(at.guest().account.entry({ code }), 'BAD_TOKEN');
  });

  it('is good for sixty seconds', async () => {
    const at = provider();
    const late = await codeFor(at, 'anna.kowalska');
    at.clock.advance('PT59S');
    await expect(at.guest().account.entry({ code: late })).resolves.toBeDefined();
    at.clock.advance('PT1S');
    await expectRefusal(at.guest().account.entry({ code: late }), 'BAD_TOKEN');
    await expectRefusal(enter(at, late), 'BAD_TOKEN');
    await expectRefusal(enter(at, 'x'.repeat(32)), 'BAD_TOKEN');
    at.clock.set(START);
  });

  it('is kept as its hash', async () => {
    const at = provider();
    const code = await codeFor(at, 'ewa.dabrowska');
    const rows = await at.provider.db.selectFrom('entry_codes').selectAll().execute();
    expect(rows.map(({ code_hash }) => code_hash)).toContain(hashOf(code));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('opens what a password would: a short session where a state can be mended, and none where it cannot', async () => {
    const at = provider();
    const mended = await refusalOf(enter(at, await codeFor(at, 'adam.piotrowski')));
    expect(mended).toMatchObject({ code: 'ACCOUNT_STATE', data: { errorCode: 'MUST_CHANGE_PASSWORD' } });
    const { token } = (mended.data as { session: { token: string } }).session;
    expect((await refusalOf(at.withToken(token).account.get())).status).toBe(401);

    const code = await codeFor(at, 'tomasz.lewandowski');
    for (let time = 0; time < 2; time += 1) {
      const { data } = await refusalOf(enter(at, code));
      expect(data).toEqual({ errorCode: 'USER_BLOCKED' });
    }
    const { data } = await refusalOf(enter(at, await codeFor(at, 'krystyna.krawczyk')));
    expect(data).toMatchObject({ errorCode: 'TEMPORARY_BLOCKED', until: expect.any(String) as string });
  });

  it('leaves the rights of the account as they are (S-05)', async () => {
    const at = provider();
    const { token } = await enter(at, await codeFor(at, 'piotr.zielinski'));
    expect((await at.withToken(token).account.get()).type).toBe('UNAUTHORIZED');
  });
});

describeEachEngine('one code of entry', (provider) => {
  it('opens one session, however often it is sent at once', async () => {
    const at = provider();
    const code = await codeFor(at, 'jan.nowak');
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => enter(at, code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const open = at.provider.db.selectFrom('sessions').selectAll().where('account_id', '=', 'account-2001');
    expect(await open.execute()).toHaveLength(1);
  });
});
