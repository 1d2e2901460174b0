import { beforeEach, expect, it } from 'vitest';
import { bookingRoutes } from '#provider/bookings/bench/bookings.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';

const KEY = { system: 'AMMS', id: 'booking-3001' };
const PERIOD = { dateFrom: '2026-01-01', dateTo: '2027-12-31' };

describeEachProvider('a visit that the unit cancels', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
  });

  const staff = () => {
    const { db } = at().provider;
    const { clock } = at();
    return bookingRoutes({ db, clock, portalOrigin: 'https://portal.example' });
  };
  const cancel = (id = KEY.id) =>
    staff().request(`/bookings/AMMS/${id}/status`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ status: 'CANCELED' }),
    });
  const mails = () =>
    at().provider.db.selectFrom('outbox').select(['recipient', 'subject', 'text', 'link']).execute();
  const listed = async (username: string, id: string) => {
    const all = await (await at().as(username)).bookings.list(PERIOD);
    return all.find(({ systemId }) => systemId === id);
  };

  it('is told by mail, by its time alone, to who follows it, once', async () => {
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(409);
    const sent = await mails();
    expect(sent).toMatchObject([
      { recipient: 'jan.nowak@example.com', link: 'https://portal.example/bookings/AMMS/booking-3001' },
    ]);
    expect(sent[0]?.subject).toMatch(/^Przychodnia odwołała wizytę: /);
    expect(sent[0]?.text).not.toMatch(/Jan|Nowak|Majewska|internist|oradni/);
  });

  it('says in every list that it was the unit, and says nothing of what the patient has cancelled', async () => {
    await cancel();
    const changedByUnitAt = new Date(START).toISOString();
    expect(await listed('jan.nowak', KEY.id)).toMatchObject({ status: 'CANCELED', changedByUnitAt });
    const jan = await at().as('jan.nowak');
    const other = (await jan.bookings.list({ ...PERIOD, dateFrom: START.slice(0, 10) })).find(
      ({ status, systemId }) => status === 'SCHEDULED' && systemId !== KEY.id,
    );
    const before = (await mails()).length;
    const own = await jan.bookings.cancel({ system: 'AMMS', id: other?.systemId ?? '' });
    expect([own.status, own.changedByUnitAt]).toEqual(['CANCELED', undefined]);
    expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Wizyta odwołana: /),
    ]);
  });

  it('is told to nobody who may not see it, whose account is blocked, or once its day is over', async () => {
    const { db } = at().provider;
    await db
      .updateTable('accounts')
      .set({ state: 'USER_BLOCKED' })
      .where('id', '=', 'account-2001')
      .execute();
    await cancel();
    expect(await mails()).toEqual([]);

    await at().provider.reset();
    await db
      .updateTable('account_patients')
      .set({ link_state: 'J' })
      .where('account_id', '=', 'account-2001')
      .execute();
    await cancel();
    expect(await mails()).toEqual([]);

    await at().provider.reset();
    const yesterday = Date.parse(START) - 24 * 60 * 60_000;
    await db
      .updateTable('bookings')
      .set({ starts_at: yesterday, ends_at: yesterday + 60_000 })
      .where('system_id', '=', KEY.id)
      .execute();
    expect((await cancel()).status).toBe(200);
    expect(await mails()).toEqual([]);
  });
});
