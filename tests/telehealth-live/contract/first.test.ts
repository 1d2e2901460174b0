import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { doctor, live, report, SEAT } from './scene.ts';

describeEachProvider('a live teleconsultation', (at) => {
  it('goes from its type to a line of the chat', async () => {
    const key = await live(at(), { id: 'live-1', minutes: 5 });
    const jan = await at().as('jan.nowak');
    const { telehealthLive: calls } = jan;
    const { consultationId } = key;
    expect(await calls.state({ consultationId })).toMatchObject({
      window: 'OPEN',
      status: 'SCHEDULED',
      doctor: { presence: 'AWAY' },
      media: 'STAND_IN',
      lines: 0,
    });
    const chosen = await calls.communicationType({ id: consultationId, ...key, communicationType: 'V' });
    expect(chosen.state).toMatchObject({ communicationType: 'V', lastType: 'V' });
    expect(await report(jan, key)).toMatchObject({ consultantIn: false, state: { seat: { id: SEAT } } });
    await expectRefusal(calls.accessData({ ...key, seat: SEAT }), 'DOCTOR_AWAY');
    await doctor(at(), key, 'IN');
    expect(await report(jan, key)).toMatchObject({ consultantIn: true });
    const { token, ...access } = await calls.accessData({ ...key, seat: SEAT });
    expect(access.apiKey).toBe('stand-in');
    const context = { patientId: key.patientId };
    await calls.connection({ id: consultationId, connectionId: 'c-1', context });
    const line = await calls.send({ consultationId, text: 'Dzień dobry', key: 'line-key-1', seat: SEAT });
    expect((await calls.messages({ consultationId })).lines).toEqual([line]);
    const signal = { kind: 'hello' as const, body: '' };
    const sent = { consultationId, token, from: 'connection-1', after: 0, send: [signal] };
    expect(await calls.signals(sent)).toEqual({ signals: [], last: 1 });
    await calls.recording({ ...key, isAllowed: true });
    expect((await calls.callBack({ ...key, phone: '+48600100101' })).callBack?.phone).toBe('+48600100101');
  });
});
