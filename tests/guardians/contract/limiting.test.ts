import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '#provider/core/store.ts';
import { staffMessagesOf } from '#provider/messages/store/staff-messages.ts';
import { endDue } from '#provider/guardians/rounds.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  ANNA,
  linkOf,
  mailsOf,
  setLink,
  signedIn,
  staffOf,
  STANISLAW,
  ZOFIA,
} from '#tests/guardians/links.ts';

const PAIR = { accountId: ANNA, patientId: STANISLAW };
const TODAY = START.slice(0, 10);
const EVER = {
  after: '2000-01-01T00:00:00.000Z',
  before: '2030-01-01T00:00:00.000Z',
  pageIndex: 0,
  pageSize: 10,
};
const PORTAL = 'https://portal.example';

describeEachProvider('the last day of a link (AP-22)', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
    await setLink(at(), PAIR, { link_state: 'C', waits_for: null });
  });

  const anna = () => signedIn(at(), 'anna.kowalska');
  const stanislaw = () => signedIn(at(), 'stanislaw.wojcik');
  const round = () => endDue({ db: at().provider.db, clock: at().clock, portalOrigin: PORTAL });
  const reached = async () => (await (await anna()).patients.list()).some(({ id }) => id === STANISLAW);
  /** The last moment of the day in Warsaw: CEST, two hours before UTC. */
  const LAST = `${TODAY}T21:59:59.999Z`;
  const MIDNIGHT = `${TODAY}T22:00:00.000Z`;

  it('is set by the person, seen by both, told to both, and stands in the audit', async () => {
    const [before] = await (await stanislaw()).guardians.wardens();
    expect(before).toMatchObject({ accountId: ANNA, mayBeLimited: true });
    expect(before?.actsUntil).toBeUndefined();
    expect(await (await stanislaw()).guardians.limit({ ...PAIR, until: '2027-03-31' })).toEqual({
      ...PAIR,
      actsUntil: '2027-03-31',
    });
    expect((await (await stanislaw()).guardians.wardens())[0]).toMatchObject({ actsUntil: '2027-03-31' });
    const wards = await (await anna()).people.wards();
    expect(wards.find(({ id }) => id === STANISLAW)).toMatchObject({ actsUntil: '2027-03-31' });
    expect((await (await anna()).people.get({ id: STANISLAW })).person).toMatchObject({
      actsUntil: '2027-03-31',
    });
    const mails = await mailsOf(at());
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'anna.kowalska@example.com',
      'stanislaw.wojcik@example.com',
    ]);
    const [hers] = mails.filter(({ recipient }) => recipient.startsWith('anna'));
    expect(hers?.text).toContain('31 marca 2027');
    expect(hers?.text).not.toMatch(/Stanisław|Wójcik|Anna/);
    const audited = await at()
      .provider.db.selectFrom('audit')
      .select(['account_id', 'object'])
      .where('action', '=', 'guardians.limit')
      .execute();
    expect(audited).toHaveLength(1);
    expect(audited[0]?.object).toBe(ANNA);
  });

  it('set again as it stands tells nobody; taken away, the link has no end', async () => {
    await (await stanislaw()).guardians.limit({ ...PAIR, until: '2027-03-31' });
    await (await stanislaw()).guardians.limit({ ...PAIR, until: '2027-03-31' });
    expect(await mailsOf(at())).toHaveLength(2);
    expect(await (await stanislaw()).guardians.limit(PAIR)).toEqual(PAIR);
    expect(await linkOf(at(), PAIR)).toMatchObject({ acts_until: null, link_state: 'C' });
    expect(await mailsOf(at())).toHaveLength(4);
  });

  it('is over at midnight in Warsaw, in open sessions and without any round', async () => {
    const open = await anna();
    await (await stanislaw()).guardians.limit({ ...PAIR, until: TODAY });
    at().clock.set(LAST);
    expect(await reached()).toBe(true);
    at().clock.set(MIDNIGHT);
    expect(await reached()).toBe(false);
    for (const call of [
      () => open.people.get({ id: STANISLAW }),
      () => open.encounters.list({ patientId: STANISLAW, ...EVER }),
      () => open.results.list({ patientId: STANISLAW, ...EVER }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    expect((await open.people.wards()).map(({ id }) => id)).not.toContain(STANISLAW);
    expect((await (await stanislaw()).guardians.wardens()).map(({ accountId }) => accountId)).not.toContain(
      ANNA,
    );
    expect((await (await stanislaw()).people.me()).id).toBe(STANISLAW);
    const { actors } = await (await stanislaw()).people.get({ id: STANISLAW });
    expect(actors.filter(({ isYou }) => !isYou)).toEqual([]);
  });

  it('is written by the round once, and both are told of the end', async () => {
    await (await stanislaw()).guardians.limit({ ...PAIR, until: TODAY });
    at().clock.set(LAST);
    await round();
    expect(await linkOf(at(), PAIR)).toMatchObject({ link_state: 'C' });
    const before = (await mailsOf(at())).length;
    at().clock.set(MIDNIGHT);
    await Promise.all([round(), round(), round()]);
    expect(await linkOf(at(), PAIR)).toMatchObject({
      link_state: 'D',
      ended_by: 'PERSON',
      ended_at: Date.parse(MIDNIGHT),
      undo_until: null,
    });
    expect((await mailsOf(at())).slice(before)).toHaveLength(2);
  });

  it('reminds of no visit and reaches no recipient once it is over, before any round', async () => {
    await (await stanislaw()).guardians.limit({ ...PAIR, until: TODAY });
    const store = createStore(at().provider.db);
    const recipients = async (today: string) =>
      (await staffMessagesOf(at().provider.db).accountsOfPatient({ patientId: STANISLAW, today })).map(
        ({ id }) => id,
      );
    expect(await recipients(TODAY)).toContain(ANNA);
    expect(await recipients('2027-01-01')).not.toContain(ANNA);
    const visit = await at()
      .provider.db.selectFrom('bookings')
      .select(['system', 'system_id', 'starts_at'])
      .where('status', '=', 'SCHEDULED')
      .executeTakeFirstOrThrow();
    await at()
      .provider.db.updateTable('bookings')
      .set({ patient_id: STANISLAW })
      .where('system', '=', visit.system)
      .where('system_id', '=', visit.system_id)
      .execute();
    const of = { ...visit, account_id: ANNA };
    expect(await store.visitReminders.isStill({ ...of, today: TODAY })).toBe(true);
    expect(await store.visitReminders.isStill({ ...of, today: '2027-01-01' })).toBe(false);
  });

  it('cannot be undone past its day: what was ended stays ended', async () => {
    await (await stanislaw()).guardians.limit({ ...PAIR, until: TODAY });
    at().clock.set(LAST);
    await (await stanislaw()).guardians.change({ ...PAIR, status: 'D' });
    at().clock.set(MIDNIGHT);
    await expectRefusal((await stanislaw()).guardians.restore(PAIR), 'LINK_STATE');
  });

  describe('is refused', () => {
    it('to everybody but the person', async () => {
      for (const username of ['anna.kowalska', 'jan.nowak'])
        await expectRefusal((await signedIn(at(), username)).guardians.limit(PAIR), 'NOT_FOUND');
      await expectRefusal(
        (await stanislaw()).guardians.limit({ ...PAIR, accountId: 'account-2007' }),
        'NOT_FOUND',
      );
      expect(await linkOf(at(), PAIR)).toMatchObject({ acts_until: null });
    });

    it('for a day that is over, and for a link that is not confirmed', async () => {
      await expectRefusal(
        (await stanislaw()).guardians.limit({ ...PAIR, until: '2026-01-01' }),
        'IN_THE_PAST',
      );
      for (const state of ['W', 'J', 'D'] as const) {
        await setLink(at(), PAIR, { link_state: state });
        await expectRefusal(
          (await stanislaw()).guardians.limit({ ...PAIR, until: '2027-03-31' }),
          'LINK_STATE',
        );
      }
    });

    it('of a parent to the child: the unit alone sets it', async () => {
      await setLink(at(), { accountId: 'account-2005', patientId: ZOFIA }, { role: 'PATIENT' });
      const hers = { accountId: ANNA, patientId: ZOFIA };
      const zofia = await signedIn(at(), 'ewa.dabrowska');
      await expectRefusal(zofia.guardians.limit({ ...hers, until: '2027-03-31' }), 'UNDER_AGE');
      expect((await zofia.guardians.parents())[0]).toMatchObject({ mayBeLimited: false });
      expect((await staffOf(at()).link(hers, 'until', { until: '2027-03-31' })).status).toBe(200);
      expect(await linkOf(at(), hers)).toMatchObject({ acts_until: '2027-03-31' });
      expect((await staffOf(at()).link(hers, 'until', { until: '2020-03-31' })).status).toBe(409);
      expect((await staffOf(at()).link(hers, 'until', { until: 'jutro' })).status).toBe(404);
    });
  });
});
