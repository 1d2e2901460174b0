import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { localDay, localTime } from '#contract/days/reading/warsaw.ts';
import { forgetDue } from '#provider/telehealth-live/forgetting.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { live, MINUTE, OTHER_SEAT, report } from './scene.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachProvider('the doctor’s room on the staff side', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const tell = (path: string, fields: object = {}) =>
    bench.request(`/telehealth-live/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(fields),
    });
  const post = async (path: string, fields: object = {}) => (await tell(path, fields)).status;
  const pageOf = async (path: string) => (await bench.request(`/telehealth-live${path}`)).text();

  it('comes, writes, mutes, drops and ends; then the booking is executed and the chat is kept', async () => {
    const key = await live(at(), { id: 'room-1', minutes: 5 });
    const { consultationId } = key;
    const jan = await at().as('jan.nowak');
    const { telehealthLive: calls } = jan;
    const doctor = async () => (await calls.state({ consultationId })).doctor;
    await calls.communicationType({ id: consultationId, ...key, communicationType: 'A' });
    await report(jan, key);
    await calls.callBack({ ...key, phone: '+48600100101' });
    expect(await post('room-1/write', { text: 'Za wcześnie' })).toBe(409);
    expect(await post('room-1/come')).toBe(200);
    expect(await post('room-1/come')).toBe(409);
    await calls.connection({
      id: consultationId,
      connectionId: 'conn-7',
      context: { patientId: key.patientId },
    });
    expect(await post('room-1/write', { text: ' \n ' })).toBe(400);
    expect(await post('room-1/write', { text: 'Dzień dobry\r\n<b>!' })).toBe(200);
    const { lines } = await calls.messages({ consultationId });
    expect(lines).toMatchObject([{ side: 'DOCTOR', isOwn: false, text: 'Dzień dobry\n<b>!' }]);
    const page = await pageOf('/room-1');
    for (const words of ['conn-7', '+48600100101', 'Jan Nowak', 'skrypt', '&lt;b&gt;'])
      expect(page).toContain(words);

    for (const move of ['mute', 'cameraOff']) expect(await post(`room-1/${move}`)).toBe(200);
    expect(await doctor()).toMatchObject({ presence: 'IN', isMuted: true, isCameraOff: true });
    expect(await post('room-1/drop')).toBe(200);
    expect(await doctor()).toMatchObject({ presence: 'DROPPED' });
    expect(await post('room-1/come')).toBe(200);
    expect(await post('room-1/end')).toBe(200);
    expect(await calls.state({ consultationId })).toMatchObject({
      status: 'EXECUTED',
      doctor: { presence: 'AWAY' },
      endedAt: at().clock.now().toISOString(),
      keptUntil: '2027-01-18',
    });
    await expectRefusal(report(jan, key), 'CLOSED');
    const keys = { accountId: 'account-2001', patient: key.patientId, consultation: consultationId };
    const kept = await jan.telehealth.attachments({ ...keys, case: 'case-room-1' });
    expect(kept.map(({ attachmentType }) => attachmentType)).toEqual(['C']);
    expect(await jan.telehealth.chatRecord(keys)).toMatchObject([{ text: 'Dzień dobry\n<b>!' }]);
  });

  it('shows whether the patient’s microphone and camera are off, and claims nothing that nobody has said', async () => {
    const key = await live(at(), { id: 'room-6', minutes: 10, practitionerId: 'doctor-sikora' });
    const jan = await at().as('jan.nowak');
    const shown = async () =>
      /Mikrofon pacjenta<\/dt>\s*<dd>([^<]*)<\/dd>\s*<dt>Kamera pacjenta<\/dt>\s*<dd>([^<]*)</
        .exec(await pageOf('/room-6'))
        ?.slice(1);
    const UNKNOWN = ['nie wiadomo', 'nie wiadomo'];
    expect(await shown()).toEqual(UNKNOWN);
    await report(jan, key, { off: { microphone: true, camera: false } });
    expect(await shown()).toEqual(['wyciszony', 'włączona']);
    await report(jan, key, { off: { microphone: false, camera: true } });
    expect(await shown()).toEqual(['włączony', 'wyłączona']);
    await report(jan, key, { seat: OTHER_SEAT, isTaking: true });
    expect(await shown()).toEqual(UNKNOWN);
    await report(jan, key, { seat: OTHER_SEAT, off: { microphone: true } });
    expect(await shown()).toEqual(['wyciszony', 'nie wiadomo']);
    at().clock.advance('PT91S');
    expect(await shown()).toEqual(UNKNOWN);
  });

  it('goes on in another tab unasked once the page of the first has gone, and asks while it is there', async () => {
    const key = await live(at(), { id: 'room-7', minutes: 12, practitionerId: 'doctor-sikora' });
    const { consultationId } = key;
    const jan = await at().as('jan.nowak');
    const { ready } = (await report(jan, key)).state ?? {};
    await expectRefusal(report(jan, key, { seat: OTHER_SEAT }), 'SEAT_TAKEN');
    await report(jan, key, { seat: OTHER_SEAT, isGone: true });
    await expectRefusal(report(jan, key, { seat: OTHER_SEAT }), 'SEAT_TAKEN');
    const { state } = await report(jan, key, { isGone: true });
    expect([state?.seat, state?.ready]).toEqual([undefined, ready]);
    expect(await pageOf('/room-7')).toContain('<dd>tak');
    await report(jan, key, { seat: OTHER_SEAT });
    expect((await jan.telehealthLive.state({ consultationId })).seat).toMatchObject({ id: OTHER_SEAT });
    await expectRefusal(report(jan, key), 'SEAT_TAKEN');
  });

  it('records after a yes alone, and a no stops it; what was recorded stays', async () => {
    const key = await live(at(), { id: 'room-2', minutes: 6, practitionerId: 'doctor-lis' });
    const { consultationId } = key;
    const jan = await at().as('jan.nowak');
    const { telehealthLive: calls } = jan;
    await calls.communicationType({ id: consultationId, ...key, communicationType: 'V' });
    await post('room-2/come');
    expect(await post('room-2/record')).toBe(409);
    await calls.recording({ ...key, isAllowed: true });
    expect(await post('room-2/record')).toBe(200);
    expect((await calls.state({ consultationId })).doctor.isRecording).toBe(true);
    expect((await calls.recording({ ...key, isAllowed: false })).doctor.isRecording).toBe(false);
    expect(await post('room-2/record')).toBe(409);
    const keys = { accountId: 'account-2001', patient: key.patientId, consultation: consultationId };
    expect((await jan.telehealth.streamsRecord(keys)).type).toBe('audio/wav');
  });

  it('moves it: the patient’s side is told, and what it sends is refused until the new window', async () => {
    const key = await live(at(), { id: 'room-3', minutes: 7, practitionerId: 'doctor-sikora' });
    const { consultationId } = key;
    const jan = await at().as('jan.nowak');
    const { telehealthLive: calls } = jan;
    const from = (await calls.state({ consultationId })).dateFrom;
    await report(jan, key);
    expect(await post('room-3/reschedule', { start: '2026-10-41 08:00' })).toBe(400);
    expect(await post('room-3/reschedule', { start: '2026-10-21 10:00' })).toBe(200);
    expect(await calls.state({ consultationId })).toMatchObject({
      window: 'EARLY',
      moved: { from },
      dateFrom: '2026-10-21T08:00:00.000Z',
    });
    await expectRefusal(report(jan, key), 'CLOSED');
    expect((await calls.callBack({ ...key, phone: '+48600100102' })).window).toBe('EARLY');
    expect(await post('room-3/cancel')).toBe(200);
    expect(await post('room-3/come')).toBe(409);
  });

  it('tells that it was moved until a page says so, whatever a script reports', async () => {
    const key = await live(at(), { id: 'room-5', minutes: 9, practitionerId: 'doctor-sikora' });
    const { consultationId } = key;
    const jan = await at().as('jan.nowak');
    const { dateFrom: from } = await jan.telehealthLive.state({ consultationId });
    await report(jan, key);
    const later = Date.parse(from ?? '') + 15 * MINUTE;
    const start = `${localDay(later)} ${localTime(later)}`;
    expect(await post('room-5/reschedule', { start })).toBe(200);
    await report(jan, key);
    expect((await jan.telehealthLive.state({ consultationId })).moved).toEqual({ from });
    await report(jan, key, { by: 'page' });
    expect((await jan.telehealthLive.state({ consultationId })).moved).toBeUndefined();
  });

  it('shows no guardian any more once the link has ended', async () => {
    const zofia = 'patient-1003';
    const key = await live(at(), {
      id: 'room-9',
      minutes: 10,
      patientId: zofia,
      practitionerId: 'doctor-lis',
    });
    await report(await at().as('anna.kowalska'), key, { by: 'page' });
    expect(await pageOf('/room-9')).toContain('opiekun: Anna Kowalska');
    const { db } = at().provider;
    const links = () => db.updateTable('account_patients').where('patient_id', '=', zofia);
    await links().set({ link_state: 'D' }).execute();
    const page = await pageOf('/room-9');
    expect(page).not.toContain('Anna Kowalska');
    expect(page).toContain('<dd>nie</dd>');
    await links().set({ link_state: 'C' }).execute();
  });

  it('meets the patient’s browser over the stand-in, with a token of its own role', async () => {
    await live(at(), { id: 'room-4', minutes: 8, practitionerId: 'doctor-bielecka' });
    const given = (await (await tell('room-4/access-data')).json()) as object;
    const hello = { from: 'doctor-tab-1', after: 0, send: [{ kind: 'hello', body: '' }] };
    expect(await (await tell('room-4/signals', { ...given, ...hello })).json()).toEqual({
      signals: [],
      last: 1,
    });
    expect(await post('room-4/signals', { ...hello, token: 'x.y' })).toBe(403);
    expect(await post('room-4/expire')).toBe(200);
    expect(await post('room-4/signals', { ...given, ...hello })).toBe(403);
  });

  it('forgets what two browsers told each other with the talk, and in a while where nobody ends it', async () => {
    const { db } = at().provider;
    const kept = () =>
      db.selectFrom('telehealth_signals').select('body').where('body', 'like', 'of-%').execute();
    const tellAs = async (room: string) => {
      const given = (await (await tell(`${room}/access-data`)).json()) as object;
      const hello = { from: 'doctor-tab-1', after: 0, send: [{ kind: 'hello', body: `of-${room}` }] };
      expect(await post(`${room}/signals`, { ...given, ...hello })).toBe(200);
    };
    await live(at(), { id: 'room-21', minutes: 27, practitionerId: 'doctor-bielecka' });
    await tellAs('room-21');
    expect(await kept()).toHaveLength(1);
    expect(await post('room-21/come')).toBe(200);
    expect(await post('room-21/end')).toBe(200);
    expect(await kept()).toEqual([]);

    await live(at(), { id: 'room-22', minutes: 29, practitionerId: 'doctor-bielecka' });
    await tellAs('room-22');
    const { sent_at: sentAt } = await db
      .selectFrom('telehealth_signals')
      .select('sent_at')
      .where('body', '=', 'of-room-22')
      .executeTakeFirstOrThrow();
    await forgetDue({ db, clock: { now: () => new Date(Number(sentAt) + 119_000) } });
    expect(await kept()).toHaveLength(1);
    await forgetDue({ db, clock: { now: () => new Date(Number(sentAt) + 121_000) } });
    expect(await kept()).toEqual([]);
  });

  it('adds what can be tried, once a minute, and runs a plan', async () => {
    expect(await post('scenes')).toBe(200);
    expect(await post('scenes')).toBe(409);
    expect(await pageOf('')).toContain('Zofia Kowalska');
    expect(await post('room-4/plan', { plan: 'nothing' })).toBe(400);
    expect(await post('nobody/plan', { plan: 'never' })).toBe(404);
    expect(await post('room-4/plan', { plan: 'never' })).toBe(200);
  });
});
