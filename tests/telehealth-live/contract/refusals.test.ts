import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { setFault } from '#tests/telehealth/contract/scene.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { doctor, live, MINUTE, report, SEAT } from './scene.ts';

const HELENA = 'patient-1004';
const ANNAS_OWN = 'patient-1002';

type Key = { consultationId: string; patientId: string };

/** Every call, of one teleconsultation. */
const callsOf = ({ telehealthLive: calls }: ProviderClient, key: Key): [string, () => Promise<unknown>][] => {
  const { consultationId, patientId } = key;
  const id = consultationId;
  const said = { token: 'x.y', from: 'connection-1', after: 0, send: [] };
  return [
    ['state', () => calls.state({ consultationId })],
    ['communicationType', () => calls.communicationType({ id, patientId, communicationType: 'C' })],
    ['status', () => report({ telehealthLive: calls } as ProviderClient, key)],
    ['accessData', () => calls.accessData(key)],
    ['connection', () => calls.connection({ id, connectionId: 'c', context: { patientId } })],
    ['note', () => calls.note({ ...key, communicationType: 'C' })],
    ['recording', () => calls.recording({ ...key, isAllowed: false })],
    ['callBack', () => calls.callBack({ ...key, phone: '+48600100101' })],
    ['messages', () => calls.messages({ consultationId })],
    ['send', () => calls.send({ consultationId, text: 'Tekst', key: 'line-key-x' })],
    ['signals', () => calls.signals({ consultationId, ...said })],
  ];
};
/** Calls that say no patient. */
const OF_NOBODY = ['state', 'messages', 'send', 'signals'];

describeEachProvider('a live teleconsultation of somebody else', (at) => {
  it('is the 404 of a missing one in every call, also of another person of the account', async () => {
    const jans = await live(at(), { id: 'live-jans', minutes: 5 });
    const helenas = await live(at(), {
      id: 'live-helenas',
      minutes: 5,
      patientId: HELENA,
      practitionerId: 'doctor-lis',
    });
    const anna = await at().as('anna.kowalska');
    const missing = { ...jans, consultationId: 'live-none' };
    for (const key of [jans, missing, { ...jans, patientId: ANNAS_OWN }])
      for (const [, call] of callsOf(anna, key)) await expectRefusal(call(), 'NOT_FOUND');
    for (const [name, call] of callsOf(anna, { ...helenas, patientId: ANNAS_OWN }))
      if (!OF_NOBODY.includes(name)) await expectRefusal(call(), 'NOT_FOUND');
    const { telehealthLive } = anna;
    expect(await telehealthLive.state(helenas)).toMatchObject({ patientId: HELENA });
  });

  it('is one from the moment on that the link to the person has ended', async () => {
    const key = { consultationId: 'live-helenas', patientId: HELENA };
    const anna = await at().as('anna.kowalska');
    await report(anna, key);
    const { db } = at().provider;
    const link = db.updateTable('account_patients').where('patient_id', '=', HELENA);
    await link.where('account_id', '=', 'account-2002').set({ link_state: 'D' }).execute();
    const later = await at().as('anna.kowalska');
    for (const [, call] of callsOf(later, key)) await expectRefusal(call(), 'NOT_FOUND');
    await link.where('account_id', '=', 'account-2002').set({ link_state: 'C' }).execute();
  });

  it('needs a person whom the unit has confirmed', async () => {
    const key = await live(at(), { id: 'live-unsure', minutes: 6 });
    const { db } = at().provider;
    const set = (authorized: 0 | 1) =>
      db.updateTable('patients').set({ authorized }).where('id', '=', key.patientId).execute();
    await set(0);
    const jan = await at().as('jan.nowak');
    for (const [, call] of callsOf(jan, key)) await expectRefusal(call(), 'NOT_FOUND');
    await set(1);
  });
});

describeEachProvider('a live teleconsultation outside of its time', (at) => {
  const READS = ['state', 'messages'];
  const set = async (columns: object) => {
    const { db } = at().provider;
    await db.updateTable('bookings').set(columns).where('system_id', '=', 'booking-live-1').execute();
  };

  it.each([
    ['EARLY', 30 * MINUTE + 1_000],
    ['LATE', -(30 + 240) * MINUTE - 1_000],
  ])('takes nothing: %s', async (errorCode, offset) => {
    const known = await at().provider.db.selectFrom('teleconsultations').select('id').execute();
    const key = { consultationId: 'live-1', patientId: 'patient-1001' };
    if (!known.some(({ id }) => id === 'live-1')) await live(at(), { id: 'live-1', minutes: 5 });
    const now = at().clock.now().getTime();
    const jan = await at().as('jan.nowak');
    const of = (start: number) => set({ starts_at: start, ends_at: start + 30 * MINUTE });
    await of(now + offset);
    const refused = errorCode === 'EARLY' ? ['callBack', ...READS] : READS;
    for (const [name, call] of callsOf(jan, key)) {
      if (refused.includes(name)) continue;
      expect([name, (await refusalOf(call())).data]).toEqual([name, { errorCode }]);
    }
    // One second nearer it is open, to the second (B§9).
    await of(now + offset - Math.sign(offset) * 1_000);
    expect((await jan.telehealthLive.state(key)).window).toBe('OPEN');
    expect(await report(jan, key)).toMatchObject({ state: { seat: { id: SEAT } } });
  });

  it.each(['EXECUTED', 'CANCELED'] as const)(
    'takes nothing once it is %s, and says how it stands',
    async (status) => {
      const key = { consultationId: 'live-1', patientId: 'patient-1001' };
      const now = at().clock.now().getTime();
      await set({ status, starts_at: now, ends_at: now + MINUTE });
      await doctor(at(), key, 'IN');
      const jan = await at().as('jan.nowak');
      for (const [name, call] of callsOf(jan, key))
        if (!READS.includes(name)) await expectRefusal(call(), 'CLOSED', { errorCode: status });
      const state = await jan.telehealthLive.state(key);
      expect(state).toMatchObject({ status, doctor: { presence: 'AWAY' } });
      expect([state.ready, state.seat]).toEqual([undefined, undefined]);
    },
  );

  it('fails as the staff side says, each call by itself', async () => {
    const key = await live(at(), { id: 'live-2', minutes: 5 });
    const { db } = at().provider;
    const jan = await at().as('jan.nowak');
    await setFault(db, 'live.chat', 'down');
    await expect(jan.telehealthLive.messages(key)).rejects.toThrow();
    expect(await jan.telehealthLive.state(key)).toMatchObject({ lines: 0 });
    await setFault(db, 'live.chat', null);
    await setFault(db, 'live.status', 'empty');
    expect(await report(jan, key)).toEqual({});
    // C-82 allows no answer, not any answer.
    await setFault(db, 'live.status', 'nonsense');
    await expect(report(jan, key)).rejects.toThrow();
    await setFault(db, 'live.status', '404');
    expect((await refusalOf(report(jan, key))).code).toBe('NOT_FOUND');
    await setFault(db, 'live.status', null);
  });

  it('takes no type and no report, and gives no token, without the consent', async () => {
    const key = await live(at(), {
      id: 'live-stanislaw',
      minutes: 5,
      patientId: 'patient-1007',
      practitionerId: 'doctor-bielecka',
    });
    const stanislaw = await at().as('stanislaw.wojcik');
    const { telehealthLive: calls } = stanislaw;
    const chosen = { id: key.consultationId, patientId: key.patientId, communicationType: 'C' as const };
    await expectRefusal(calls.communicationType(chosen), 'NO_CONSENT');
    await expectRefusal(calls.accessData(key), 'NO_CONSENT');
    await expectRefusal(report(stanislaw, key), 'NO_CONSENT');
    const told = { ready: true, by: 'page', seat: SEAT, isTaking: false } as const;
    await expectRefusal(calls.note({ ...key, report: told }), 'NO_CONSENT');
    // Leaving needs none.
    expect((await report(stanislaw, key, { ready: false })).state?.ready).toBeUndefined();
  });
});
