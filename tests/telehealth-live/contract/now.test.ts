import { expect, it } from 'vitest';
import { askedNow, caseOf, JAN, registering } from '#tests/bookings/contract/teleconsultation-scene.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { report } from './scene.ts';

describeEachProvider('a live teleconsultation that is given now', (at) => {
  it('waits before it is booked, is registered once, and knows its place until it is taken', async () => {
    const jan = await at().as('jan.nowak');
    const { telehealthLive: calls } = jan;
    const caseId = await caseOf(jan, JAN);
    const { teleconsultationId: consultationId } = await jan.teleconsultations.make(
      askedNow(JAN, { caseId }),
    );
    const key = { consultationId, patientId: JAN.x };
    const { toRegister, ...state } = await calls.state({ consultationId });
    expect(state).toMatchObject({ isNow: true, status: 'REGISTERED', window: 'OPEN', lines: 0 });
    expect([state.booking, state.place, state.dateFrom]).toEqual([undefined, undefined, undefined]);
    await calls.communicationType({ id: consultationId, ...key, communicationType: 'C' });
    expect(await report(jan, key)).toMatchObject({ consultantIn: false, status: 'REGISTERED' });
    const line = { consultationId, text: 'Tekst', key: 'now-key-1' };
    await expectRefusal(calls.send(line), 'CLOSED', { errorCode: 'UNREGISTERED' });
    const anna = await at().as('anna.kowalska');
    await expectRefusal(anna.telehealthLive.state({ consultationId }), 'NOT_FOUND');

    if (!toRegister) throw new Error('Nothing to register');
    const asked = registering(JAN, { teleconsultationId: consultationId, caseId });
    await jan.teleconsultations.unplanned({ ...asked, ...toRegister });
    const booked = await calls.state({ consultationId });
    expect(booked).toMatchObject({ place: 5, communicationType: 'C', ready: { by: 'script' } });
    expect([booked.toRegister, booked.consultant]).toEqual([undefined, undefined]);
    expect(booked.closesAt).toBe('2026-10-20T18:00:00.000Z');
    const [found] = (await jan.bookings.list({ dateFrom: '2026-10-20', dateTo: '2026-10-20' })).filter(
      ({ teleconsultationId }) => teleconsultationId === consultationId,
    );
    expect(found?.nowWindow).toEqual({ state: 'OPEN', from: booked.opensAt, until: booked.closesAt });
    const { system, id } = booked.booking ?? { system: '', id: '' };
    expect((await jan.bookings.get({ system, id })).nowWindow).toEqual(found?.nowWindow);
    await calls.send(line);
  });

  it('asked for off duty opens with the duty', async () => {
    const { db } = at().provider;
    await db.updateTable('telehealth_consultants').set({ status: 0 }).execute();
    // A patient has one at a time: the one of the test before is over.
    await db.updateTable('teleconsultations').set({ state: 'ENDED' }).where('is_now', '=', 1).execute();
    const jan = await at().as('jan.nowak');
    const caseId = await caseOf(jan, JAN, 'draft-of-the-test-9');
    const draft = { caseId, key: 'draft-of-the-test-9' };
    const { teleconsultationId } = await jan.teleconsultations.make(askedNow(JAN, draft));
    await jan.teleconsultations.unplanned(registering(JAN, { teleconsultationId, caseId }));
    const state = await jan.telehealthLive.state({ consultationId: teleconsultationId });
    expect(state).toMatchObject({
      isOffline: true,
      window: 'EARLY',
      opensAt: '2026-10-21T06:00:00.000Z',
      closesAt: '2026-10-21T18:00:00.000Z',
    });
    const key = { consultationId: teleconsultationId, patientId: JAN.x };
    await expectRefusal(report(jan, key), 'CLOSED', { errorCode: 'EARLY' });
  });
});
