import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { caseOf, held, planned } from '#tests/bookings/contract/teleconsultation-scene.ts';
import { casesOf, JAN, KEY } from './scene.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const STANISLAWS = 'teleconsultation-6002';

describeEachProvider('doctors and the staff of the telehealth system', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const post = async (path: string, fields: object = {}) =>
    (
      await bench.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(fields),
      })
    ).status;
  const pageOf = async (path: string) => (await bench.request(path)).text();
  const standing = async (id: string) => {
    const { db } = at().provider;
    const found = db
      .selectFrom('teleconsultations')
      .innerJoin('bookings', 'bookings.system_id', 'teleconsultations.system_id')
      .select(['state', 'status'])
      .where('teleconsultations.id', '=', id);
    return found.executeTakeFirstOrThrow();
  };

  it('start, write a note and end, and the booking is executed with it', async () => {
    const path = `/telehealth/${STANISLAWS}`;
    expect(await pageOf(path)).toContain('Stanisław Wójcik');
    expect(await post(`${path}/end`)).toBe(409);
    expect(await post(`${path}/take`, { doctor: 'doctor-nobody' })).toBe(400);
    expect(await post(`${path}/take`)).toBe(200);
    expect(await post(`${path}/take`)).toBe(409);
    expect(await standing(STANISLAWS)).toMatchObject({ state: 'STARTED' });
    expect(await post(`${path}/note`, { text: '' })).toBe(400);
    expect(await post(`${path}/note`, { text: 'Kontrola za miesiąc.' })).toBe(200);
    expect(await post(`${path}/end`)).toBe(200);
    expect(await standing(STANISLAWS)).toEqual({ state: 'ENDED', status: 'EXECUTED' });
    expect(await post(`${path}/cancel`)).toBe(409);

    const { telehealth } = await at().as('stanislaw.wojcik');
    const keys = { accountId: 'account-2006', patient: 'patient-1007', case: 'case-6502' };
    const [note] = await telehealth.attachments({ ...keys, consultation: STANISLAWS });
    expect(note).toMatchObject({ text: 'Kontrola za miesiąc.', attachmentType: 'N' });
    expect(note?.author).toContain('Majewska');
  });

  it('read cases with descriptions and files, and save a file', async () => {
    const jan = await at().as('jan.nowak');
    const [newest] = await casesOf(jan, JAN);
    const caseId = newest?.medicalCaseId ?? '';
    await jan.medicalCases.addNote({ ...JAN, caseId, note: 'Dla lekarza <b>', key: KEY });
    const list = await pageOf('/telehealth-cases');
    expect(list).toContain('Dla lekarza &lt;b&gt;');
    expect(list).toContain('pomiary-cisnienia.pdf');
    const file = await bench.request('/telehealth-cases/file/case-file-6601');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect((await bench.request('/telehealth-cases/file/none')).status).toBe(404);
    expect(await pageOf('/telehealth-patients')).toContain('2.16.840.1.113883.3.4424.1.1.616');
  });

  it('go on and off duty, and count who waits', async () => {
    const { telehealthDuty } = at().guest();
    const waiting = () => telehealthDuty.waiting({ serviceCode: 'TELE-NOW' });
    const duty = { 'status-doctor-majewska': '2', 'visible-doctor-majewska': 'on' };
    expect(await post('/telehealth-duty', { ...duty, 'others-TELE-NOW': '-1' })).toBe(400);
    const from = { 'from-doctor-bielecka': 'kiedyś' };
    expect(await post('/telehealth-duty', { ...duty, ...from, 'others-TELE-NOW': '22' })).toBe(400);
    const later = { 'from-doctor-bielecka': '2026-10-20 12:30' };
    expect(await post('/telehealth-duty', { ...duty, ...later, 'others-TELE-NOW': '22' })).toBe(200);
    expect(await waiting()).toMatchObject({
      waiting: 22,
      onDuty: 0,
      offline: true,
      dutyFrom: '2026-10-20T10:30:00.000Z',
    });
    expect(await telehealthDuty.consultant({ consultantId: 'doctor-majewska' })).toEqual({ status: 2 });
    expect(await post('/telehealth-duty', { 'status-doctor-majewska': '1' })).toBe(200);
    await expectRefusal(telehealthDuty.consultant({ consultantId: 'doctor-majewska' }), 'NOT_FOUND');
    expect(await pageOf('/telehealth-duty')).toContain('Dyżury telekonsultacji');
    expect(await post('/telehealth/next', { doctor: 'doctor-sikora' })).toBe(409);
  });

  it('let calls fail, and somebody be unknown', async () => {
    const jan = await at().as('jan.nowak');
    expect(await post('/telehealth-faults', { 'cases.list': 'down', notes: 'nothing known' })).toBe(200);
    await expect(casesOf(jan, JAN)).rejects.toThrow();
    expect(await pageOf('/telehealth-faults')).toContain('Lista spraw');
    expect(await post('/telehealth-faults', { 'unknown-patient-1001': 'on' })).toBe(200);
    expect((await casesOf(jan, JAN)).length).toBeGreaterThan(0);
    await expectRefusal(jan.telehealthIdentity.data({ ...JAN, identifiers: [] }), 'NOT_FOUND');
    const { db } = at().provider;
    const entries = await db
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', 'bench.telehealth.%')
      .execute();
    const actions = new Set(entries.map(({ action }) => action));
    expect([...actions].sort()).toEqual([
      'bench.telehealth.duty',
      'bench.telehealth.end',
      'bench.telehealth.faults',
      'bench.telehealth.note',
      'bench.telehealth.take',
    ]);
  });

  it('switch teleconsultations and their cancelling, and write how an account is confirmed', async () => {
    const { settings } = at().guest();
    const typed = { 'text-pl': 'Z dowodem <b>\r\ndo rejestracji', 'text-en': 'With your card' };
    const on = { telecommunicationModule: 'on', amtsEnabled: 'on', cancelRegistered: 'on' };
    expect(await post('/telehealth-settings', { ...on, ...typed, 'text-pl': 'ą'.repeat(2_001) })).toBe(400);
    const version = at().provider.settings.version();
    expect(await post('/telehealth-settings', { ...typed, amtsEnabled: 'on' })).toBe(200);
    expect(at().provider.settings.version()).toBe(version + 1);
    expect(await settings.registerAccountDesc()).toEqual({
      text: { pl: 'Z dowodem <b>\ndo rejestracji', en: 'With your card' },
    });
    const switched = { amtsEnabled: true, telecommunicationModule: false, bookingsModule: true };
    expect(await settings.application()).toMatchObject(switched);
    const page = await pageOf('/telehealth-settings');
    expect(page.match(/ checked/g)).toHaveLength(1);
    expect(page).toContain('Z dowodem &lt;b&gt;\ndo rejestracji</textarea>');

    expect(await post('/telehealth-settings', { ...on, ...typed })).toBe(200);
    expect(await settings.application()).toMatchObject({ ...switched, telecommunicationModule: true });
    expect((await pageOf('/telehealth-settings')).match(/ checked/g)).toHaveLength(3);
  });

  it('mark entries of the catalogue, and a commercial one is booked with its price', async () => {
    const marks = { 'commercial-tele-int-majewska': 'on', 'add_measurements-tele-int-majewska': 'on' };
    expect(await post('/telehealth-entries', { ...marks, 'declaration-TELE-NOW': 'on' })).toBe(200);
    at().clock.advance('PT11S');
    const jan = await at().as('jan.nowak');
    const { timeSlots, teleconsultations } = jan;
    const who = { accountId: JAN.accountId, x: JAN.patientId };
    const time = await held(jan, who, { from: '2026-11-02' });
    const { id: timeSlotId, system, availabilityId } = time.slot;
    const of = { medicalServiceCode: 'TELE-INT', organizationUnitId: 'unit-family', patientId: who.x };
    const given = { ...of, timeSlotId, system, availabilityId };
    expect((await timeSlots.prices(given)).map(({ amount }) => amount)).toEqual([160_00]);
    const request = planned(who, { ...time, caseId: await caseOf(jan, who) });
    const { booking } = await teleconsultations.make(request);
    expect(booking?.payment).toMatchObject({ amount: 160_00, isPaid: false });
    const now = await at().guest().teleconsultationCatalog.unplanned();
    expect(now.map(({ medicalService }) => medicalService.declarationType)).toEqual(['L']);
    expect((await pageOf('/telehealth-entries')).match(/ checked/g)).toHaveLength(3);
  });
});
