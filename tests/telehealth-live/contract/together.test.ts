import { expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { doctor, live, OTHER_SEAT, report, SEAT } from './scene.ts';

const EQUAL = 50;
const times = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: EQUAL }, call));

describeEachEngine('a live teleconsultation with many at once', (at) => {
  it('keeps a line once for a key, in one order for both sides, and not among the messages of a day', async () => {
    const key = await live(at(), { id: 'many-1', minutes: 5 });
    const { consultationId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    const equal = await times(() => calls.send({ consultationId, text: 'Raz', key: 'equal-key-1' }));
    expect(new Set(equal.map(({ position }) => position)).size).toBe(1);
    await Promise.all(
      Array.from({ length: 51 }, (_, index) =>
        calls.send({ consultationId, text: `${index}`, key: `other-key-${index}` }),
      ),
    );
    const { lines } = await calls.messages({ consultationId });
    expect(lines.map(({ position }) => position)).toEqual(Array.from({ length: 52 }, (_, index) => index));
    expect((await calls.messages({ consultationId, after: 50 })).lines).toEqual(lines.slice(51));
    expect(await calls.state({ consultationId })).toMatchObject({ lines: 52 });
    const { db } = at().provider;
    const audit = db.selectFrom('audit').select('id').where('object', '=', consultationId);
    expect(await audit.where('action', '=', 'telehealthLive.send').execute()).toHaveLength(52);
  });

  it('takes 2000 code points and no more, and no blanks alone', async () => {
    const key = await live(at(), { id: 'many-2', minutes: 6 });
    const { consultationId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    const text = `<b>${'😀'.repeat(1_996)}\n`;
    expect(await calls.send({ consultationId, text, key: 'long-key-1' })).toMatchObject({ text });
    for (const [index, wrong] of [`${text}.`, ' \n ', '', 'a\r\nb'].entries())
      await expect(
        calls.send({ consultationId, text: wrong, key: `wrong-key-${index}` }),
      ).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
  });

  it('keeps a type, a yes, a connection and a number once, with one entry of the audit each', async () => {
    const key = await live(at(), { id: 'many-3', minutes: 7 });
    const { consultationId: id, patientId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    await times(() => calls.communicationType({ id, patientId, communicationType: 'A' }));
    await times(() => calls.recording({ ...key, isAllowed: true }));
    await times(() => calls.callBack({ ...key, phone: '+48600100101' }));
    await times(() => calls.connection({ id, connectionId: 'conn-1', context: { patientId } }));
    await times(() => report({ telehealthLive: calls } as never, key));
    const { db } = at().provider;
    const audit = await db.selectFrom('audit').select('action').where('object', '=', id).execute();
    const writes = audit.map(({ action }) => action).filter((action) => !action.endsWith('.state'));
    expect(writes.sort()).toEqual([
      'telehealthLive.callBack',
      'telehealthLive.communicationType',
      'telehealthLive.connection',
      'telehealthLive.recording',
      'telehealthLive.status',
    ]);
  });

  it('makes one session, whoever asks first', async () => {
    const key = await live(at(), { id: 'many-4', minutes: 8 });
    const { telehealthLive: calls } = await at().as('jan.nowak');
    await calls.communicationType({ id: key.consultationId, ...key, communicationType: 'V' });
    await doctor(at(), key, 'IN');
    const given = await times(() => calls.accessData(key));
    expect(new Set(given.map(({ sessionId }) => sessionId)).size).toBe(1);
    const [{ token } = { token: '' }] = given;
    const said = { token, from: 'connection-1', after: 0, send: [] };
    const other = await live(at(), { id: 'many-5', minutes: 9 });
    await expectRefusal(calls.signals({ consultationId: other.consultationId, ...said }), 'TOKEN_REFUSED');
    expect(await calls.signals({ consultationId: key.consultationId, ...said })).toEqual({
      signals: [],
      last: 0,
    });
  });

  it('passes on what two browsers send, within bounds', async () => {
    const key = await live(at(), { id: 'many-6', minutes: 10 });
    const { consultationId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    await calls.communicationType({ id: consultationId, ...key, communicationType: 'V' });
    await doctor(at(), key, 'IN');
    const { token } = await calls.accessData(key);
    const one = { kind: 'candidate' as const, body: 'x' };
    const send = (from: string, count: number, after = 0) =>
      calls.signals({ consultationId, token, from, after, send: Array.from({ length: count }, () => one) });
    expect(await send('connection-1', 2)).toEqual({ signals: [], last: 2 });
    expect((await send('connection-2', 1, 1)).signals).toMatchObject([{ position: 2, from: 'connection-1' }]);
    for (let sent = 0; sent < 390; sent += 30) await send('connection-1', 30);
    await expectRefusal(send('connection-1', 30), 'TOO_MANY');
    at().clock.advance('PT2M1S');
    expect(await send('connection-1', 1)).toMatchObject({ last: 394 });
  });

  it('lets one tab go on: of two that come at once the other is asked', async () => {
    const key = await live(at(), { id: 'many-7', minutes: 11 });
    const jan = await at().as('jan.nowak');
    const both = await Promise.allSettled([report(jan, key), report(jan, key, { seat: OTHER_SEAT })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { consultationId } = key;
    const { telehealthLive: calls } = jan;
    const taken = (await calls.state({ consultationId })).seat?.id;
    const refused = taken === SEAT ? OTHER_SEAT : SEAT;
    const line = { consultationId, text: 'Tekst', key: 'seat-key-1' };
    await expectRefusal(calls.send({ ...line, seat: refused }), 'SEAT_TAKEN');
    await report(jan, key, { seat: refused, isTaking: true });
    expect(await calls.send({ ...line, seat: refused })).toMatchObject({ isOwn: true });
    await report(jan, key, { seat: refused, ready: false });
    expect((await calls.state({ consultationId })).ready).toBeUndefined();
  });
});
