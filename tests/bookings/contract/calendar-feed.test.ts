import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { hashOf } from '#provider/core/context.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const DAYS = { dateFrom: '2026-07-01', dateTo: '2027-10-31' };
const WITH_NAMES = { withoutNames: false };

describeEachProvider('the calendar feed', (at) => {
  const feedOf = async (client: ProviderClient, options = WITH_NAMES) =>
    (await client.calendarFeed.make(options)).token;
  const read = (token: string) =>
    at()
      .guest()
      .calendarFeed.read({ token, ...DAYS });

  it('shows whoever has its token what its account sees, and nothing else', async () => {
    const { as } = at();
    const anna = await as('anna.kowalska');
    expect(await anna.calendarFeed.get()).toEqual({});

    const { token, feed } = await anna.calendarFeed.make({ withoutNames: true });
    expect(feed).toEqual({ createdAt: START, withoutNames: true });
    expect(await anna.calendarFeed.get()).toEqual({ feed });
    const answer = await read(token);
    expect(answer.withoutNames).toBe(true);
    expect(answer.language).toBe('pl');
    expect(answer.bookings).toEqual(await anna.bookings.list(DAYS));
    expect(new Set(answer.bookings.map(({ patient }) => patient.name)).size).toBe(3);

    const piotr = await as('piotr.zielinski');
    const own = await read(await feedOf(piotr));
    expect(own.bookings.map(({ service }) => service.code)).toEqual(['UBEZP']);
  });

  it('keeps of its token only the hash', async () => {
    const { as, provider } = at();
    const token = await feedOf(await as('maria.wisniewska'));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await provider.db.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ token_hash }) => token_hash)).toContain(hashOf(token));
  });

  it('speaks the language in which it was made', async () => {
    const { as, withToken, provider } = at();
    await as('jan.nowak');
    const token = 'a'.repeat(43);
    await provider.db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        account_id: 'account-2001',
        created_at: Date.parse(START),
        expires_at: Date.parse(START) + 3_600_000,
      })
      .execute();
    const english = await feedOf(withToken(token, 'en'));
    expect((await read(english)).language).toBe('en');
  });

  it('ends when a new one is made, when it is revoked, and with the account’s rights', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const first = await feedOf(anna);
    const second = await feedOf(anna);
    await expectRefusal(read(first), 'NOT_FOUND');
    expect((await read(second)).bookings.length).toBeGreaterThan(0);

    const setLinks = (state: 'C' | 'J') =>
      provider.db
        .updateTable('account_patients')
        .set({ link_state: state })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', 'patient-1004')
        .execute();
    await setLinks('J');
    expect((await read(second)).bookings.map(({ patient }) => patient.id)).not.toContain('patient-1004');
    await setLinks('C');

    const setState = (state: 'ACTIVE' | 'USER_BLOCKED') =>
      provider.db.updateTable('accounts').set({ state }).where('id', '=', 'account-2002').execute();
    await setState('USER_BLOCKED');
    await expectRefusal(read(second), 'NOT_FOUND');
    await setState('ACTIVE');

    expect(await anna.calendarFeed.revoke()).toEqual({ revoked: true });
    expect(await anna.calendarFeed.revoke()).toEqual({ revoked: true });
    await expectRefusal(read(second), 'NOT_FOUND');
    expect(await anna.calendarFeed.get()).toEqual({});
  });

  it('shows a booking again with a greater sequence when it is canceled', async () => {
    const { as } = at();
    const jan = await as('jan.nowak');
    const token = await feedOf(jan);
    const ofJan = async () =>
      (await read(token)).bookings.find(({ systemId }) => systemId === 'booking-3001');
    expect(await ofJan()).toMatchObject({ status: 'SCHEDULED', sequence: 0 });
    const canceled = await jan.bookings.cancel({ system: 'AMMS', id: 'booking-3001' });
    expect(canceled.sequence).toBe(1);
    expect(await ofJan()).toMatchObject({ status: 'CANCELED', sequence: 1 });
  });

  it('notes who looked, and who made and ended it, for every patient', async () => {
    const { as, provider } = at();
    const stanislaw = await as('stanislaw.wojcik');
    const token = await feedOf(stanislaw);
    await read(token);
    await stanislaw.calendarFeed.revoke();
    const actions = async () => {
      const rows = await provider.db
        .selectFrom('audit')
        .select(['action', 'account_id'])
        .where('patient_id', '=', 'patient-1007')
        .where('action', 'like', 'calendarFeed.%')
        .orderBy('action')
        .execute();
      return rows.map(({ action, account_id }) => `${action} ${account_id}`);
    };
    await expect
      .poll(actions)
      .toEqual(['make', 'read', 'revoke'].map((action) => `calendarFeed.${action} account-2006`));
  });

  it('makes nothing for nobody', async () => {
    const { guest } = at();
    const { get, make, revoke } = guest().calendarFeed;
    const refusals = await Promise.all([get(), make(WITH_NAMES), revoke()].map(refusalOf));
    expect(refusals.map(({ code }) => code)).toEqual(['UNAUTHORIZED', 'UNAUTHORIZED', 'UNAUTHORIZED']);
    await expectRefusal(read('x'.repeat(43)), 'NOT_FOUND');
  });
});
