import { beforeEach, describe, expect, it } from 'vitest';
import { remindDue } from '#provider/account/reminding.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';
import { ANNA, HELENA, mailsOf, setLink, signedIn, staffOf } from '#tests/guardians/links.ts';

const PAIR = { accountId: ANNA, patientId: HELENA };
const SLOTS = { availabilityId: 'ubezp-lis', from: '2026-11-02' } as const;
const DAYS = { dateFrom: '2026-07-01', dateTo: '2027-10-31' };

/** Each way by which somebody stops acting for Helena, who has an account of her own here. */
const ENDINGS: Readonly<Record<string, (at: TestProvider) => unknown>> = {
  'the desk ends it': (at) => staffOf(at).link(PAIR, 'end'),
  'the desk blocks it': (at) => staffOf(at).link(PAIR, 'block'),
  'the person ends it': async (at) =>
    (await signedIn(at, 'ewa.dabrowska')).guardians.change({ ...PAIR, status: 'D' }),
  'the person blocks it': async (at) =>
    (await signedIn(at, 'ewa.dabrowska')).guardians.change({ ...PAIR, status: 'J' }),
  'who acts resigns': async (at) => (await signedIn(at, 'anna.kowalska')).guardians.remove({ id: HELENA }),
};

describeEachEngine('what ends, ends at once', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
    await setLink(at(), { accountId: 'account-2005', patientId: HELENA }, { role: 'PATIENT' });
  });

  describe.each(Object.entries(ENDINGS))('%s', (_, end) => {
    it('frees the time that is held, and nobody reaches the person by a session or a calendar that is open', async () => {
      const anna = await signedIn(at(), 'anna.kowalska');
      const { id: timeSlotId } = await firstFree({ client: anna, patientId: HELENA, ...SLOTS });
      await anna.timeSlots.block({ timeSlotId, patientId: HELENA });
      const { token } = await anna.calendarFeed.make({ withoutNames: false });
      const visits = await at()
        .provider.db.selectFrom('bookings')
        .selectAll()
        .where('patient_id', '=', HELENA)
        .orderBy('system_id')
        .execute();
      const [visit] = visits;
      await end(at());

      expect(await at().provider.db.selectFrom('slot_holds').selectAll().execute()).toEqual([]);
      const jan = await signedIn(at(), 'jan.nowak');
      const { id: freed } = await firstFree({ client: jan, patientId: 'patient-1001', ...SLOTS });
      expect(freed).toBe(timeSlotId);

      const open = await signedIn(at(), 'anna.kowalska');
      expect((await open.patients.list()).map(({ id }) => id)).not.toContain(HELENA);
      const key = { system: visit?.system ?? '', id: visit?.system_id ?? '' };
      await expectRefusal(open.bookings.get(key), 'NOT_FOUND');
      await expectRefusal(open.timeSlots.block({ timeSlotId, patientId: HELENA }), 'NOT_FOUND');
      const feed = await at()
        .guest()
        .calendarFeed.read({ token, ...DAYS });
      expect(feed.bookings.some(({ patient }) => patient.id === HELENA)).toBe(false);
      // Visits that were made stay, and the person sees them.
      const after = await at()
        .provider.db.selectFrom('bookings')
        .selectAll()
        .where('patient_id', '=', HELENA)
        .orderBy('system_id')
        .execute();
      expect(after).toEqual(visits);
      const helena = await signedIn(at(), 'ewa.dabrowska');
      expect((await helena.bookings.get(key)).patient.id).toBe(HELENA);
    });

    it('reminds nobody of a visit who acts no more', async () => {
      const { db } = at().provider;
      const startsAt = Date.parse(START) + 60 * 60_000;
      await db.updateTable('accounts').set({ reminder_days: 2 }).where('id', '=', ANNA).execute();
      await db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
      const { system_id } = await db
        .selectFrom('bookings')
        .select('system_id')
        .where('patient_id', '=', HELENA)
        .limit(1)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('bookings')
        .set({ status: 'SCHEDULED', starts_at: startsAt, ends_at: startsAt + 1, account_id: ANNA })
        .where('system_id', '=', system_id)
        .execute();
      await end(at());
      await db.deleteFrom('outbox').execute();
      await remindDue({ db, clock: at().clock, portalOrigin: 'https://portal.example' });
      const [annas, texts] = [
        await mailsOf(at()),
        await db
          .selectFrom('messages')
          .select('id')
          .where('is_automatic', '=', 1)
          .where('patient_id', '=', HELENA)
          .execute(),
      ];
      expect(annas.map(({ recipient }) => recipient).filter((to) => /anna|600100102/.test(to))).toEqual([]);
      expect(texts).toEqual([]);
    });
  });
});
