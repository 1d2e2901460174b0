import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { queue } from '#provider/core/outbox/queue.ts';
import { standIn } from '#provider/telehealth-live/makers/stand-in.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const START = '2026-11-20T11:00:00.000Z';
const portalOrigin = 'https://portal.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** As a browser that posts a form of the bench's own page. */
const BROWSER = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

describe.each(engines)('the bench, on %s', (engine) => {
  let store: TestStore;
  let provider: Provider;
  let bench: ReturnType<typeof createBench>;
  const clock = movableClock({ now: () => new Date(START) });

  beforeAll(async () => {
    store = await freshStore(engine);
    provider = await createProvider({
      databaseUrl: store.url,
      clock,
      log: quiet,
      portalOrigin,
      mode: 'test',
    });
    bench = createBench({ provider, clock, log: quiet, isProduction: false, portalOrigin });
  });
  beforeEach(async () => {
    clock.reset();
    await provider.reset();
  });
  afterAll(async () => {
    await provider.close();
    await store.drop();
  });

  const get = async (path: string) => (await bench.request(path)).text();
  const tell = (path: string, body: unknown) =>
    bench.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = BROWSER) =>
    bench.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  describe('clock', () => {
    it.each([
      [{ now: '2027-03-01T08:00:00Z' }, '2027-03-01T08:00:00.000Z'],
      [{ now: '2026-07-01 08:00' }, '2026-07-01T06:00:00.000Z'],
      [{ advance: 'PT15M' }, '2026-11-20T11:15:00.000Z'],
    ])('takes %o from a tool', async (change, now) => {
      const answer = await tell('/clock', change);
      expect([answer.status, await answer.json()]).toEqual([200, { now }]);
      expect(JSON.parse(await get('/clock'))).toEqual({ now });
      expect(clock.now().toISOString()).toBe(now);
    });

    it('takes a form, says so on the next page, and goes back to the computer’s time', async () => {
      const answer = await submit('/clock', { advance: 'P1D' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?done=clock']);
      expect(await get('/?done=clock')).toContain('21 listopada 2026');

      await submit('/clock', { reset: 'true' });
      expect(clock.now().toISOString()).toBe(START);
    });

    it.each([
      {},
      { now: 'yesterday' },
      { now: '2027-02-29 08:00' },
      { advance: '15' },
      { now: START, advance: 'P1D' },
      [],
    ])('refuses %o and stays as it is', async (change) => {
      expect((await tell('/clock', change)).status).toBe(400);
      expect(clock.now().toISOString()).toBe(START);
    });

    it('refuses what is no JSON', async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await bench.request('/clock', { method: 'POST', headers, body: '{' });
      expect(answer.status).toBe(400);
    });
  });

  describe('outbox', () => {
    const message = {
      channel: 'SMS',
      recipient: '+48600100101',
      text: '<b>Kod</b>: 123456',
      code: '123456',
    } as const;

    it('shows the newest first, as a page and as JSON', async () => {
      await queue(provider.db, { ...message, at: clock.now() });
      clock.advance('PT1M');
      await queue(provider.db, {
        channel: 'EMAIL',
        recipient: 'jan.nowak@example.com',
        subject: 'Rezerwacja',
        text: 'Przyjęta',
        link: 'https://portal.example/bookings',
        at: clock.now(),
      });

      expect(JSON.parse(await get('/outbox.json'))).toEqual([
        {
          channel: 'EMAIL',
          to: 'jan.nowak@example.com',
          subject: 'Rezerwacja',
          text: 'Przyjęta',
          code: null,
          link: 'https://portal.example/bookings',
          at: '2026-11-20T11:01:00.000Z',
        },
        {
          channel: 'SMS',
          to: '+48600100101',
          subject: null,
          text: '<b>Kod</b>: 123456',
          code: '123456',
          link: null,
          at: START,
        },
      ]);

      const html = await get('/outbox');
      expect(html.indexOf('E-mail do jan.nowak@example.com')).toBeLessThan(
        html.indexOf('SMS do +48600100101'),
      );
      expect(html).toContain('&lt;b&gt;Kod&lt;/b&gt;');
      expect(html).toContain('href="https://portal.example/bookings"');
    });

    it('says so when it is empty, and never makes a link of anything but http', async () => {
      expect(await get('/outbox')).toContain('Nic jeszcze nie wysłano');
      await queue(provider.db, { ...message, link: 'javascript:alert(1)', at: clock.now() });
      expect(await get('/outbox')).not.toContain('href="javascript:');
    });
  });

  describe('reset', () => {
    it('asks first, then brings back seed and time', async () => {
      expect(await get('/reset')).toContain('Tak, przywróć dane początkowe');
      await tell('/bookings/AMMS/booking-3001/status', { status: 'CANCELED' });
      clock.advance('P1D');

      const answer = await submit('/reset', {});
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?done=reset']);
      expect(await statusOf('booking-3001')).toEqual(['SCHEDULED', null]);
      expect(clock.now().toISOString()).toBe(START);
    });

    it('takes a tool’s empty post', async () => {
      expect((await bench.request('/reset', { method: 'POST' })).status).toBe(200);
    });
  });

  describe('bookings', () => {
    it('shows those from today on, or all of a patient, a status, a day', async () => {
      expect(await get('/bookings')).not.toContain('AMMS/booking-3005');
      expect(await get('/bookings')).toContain('AMMS/booking-3001');

      const ofJan = await get('/bookings?patient=Jan+Nowak');
      expect(ofJan).toContain('AMMS/booking-3005');
      expect(ofJan).not.toContain('Kowalska');
      expect(await get('/bookings?patient=patient-1001')).toContain('AMMS/booking-3005');

      const registered = await get('/bookings?patient=Nowak&status=REGISTERED');
      expect(registered).toContain('zarejestrowana (GTRE)');
      expect(registered).not.toContain('AMMS/booking-3001,');

      const day = new Date(await startOf('booking-3001')).toISOString().slice(0, 10);
      const polish = day.split('-').reverse().join('-');
      expect(await get(`/bookings?date=${polish}`)).toContain('AMMS/booking-3001');
      expect(await get('/bookings?date=01-01-2020')).toContain('Nie ma takich rezerwacji');
    });

    it('pages by twenty', async () => {
      await seedLoad({ db: provider.db, clock, patients: 2 });
      const idsOn = async (page: number): Promise<string[]> =>
        (await get(`/bookings?page=${page}`)).match(/AMMS\/[\w-]+,/g) ?? [];
      const [first, second] = [await idsOn(1), await idsOn(2)];

      expect(first).toHaveLength(20);
      expect(second.length).toBeGreaterThan(0);
      expect(second.filter((id) => first.includes(id))).toEqual([]);
      expect(await get('/bookings')).toContain('Późniejsze rezerwacje');
      expect(await get('/bookings?page=2')).toContain('Wcześniejsze rezerwacje');
    });

    it('says that a day does not exist, and keeps it in the field', async () => {
      const answer = await bench.request('/bookings?date=32-13-2026');
      expect(answer.status).toBe(400);
      const html = await answer.text();
      expect(html).toContain('aria-invalid="true"');
      expect(html).toContain('value="32-13-2026"');
    });

    it.each([
      ['booking-3001', 'REGISTERED', ['REGISTERED', null]],
      ['booking-3001', 'GTRE', ['SCHEDULED', 'GTRE']],
      ['booking-3001', 'CANCELED', ['CANCELED', null]],
      ['booking-3002', 'EXECUTED', ['EXECUTED', 'GTRE']],
      ['booking-3002', 'CANCELED', ['CANCELED', 'GTRE']],
    ])('moves %s to %s, with one audit entry', async (id, status, state) => {
      const answer = await submit(`/bookings/AMMS/${id}/status?patient=Nowak&page=1`, { status });
      expect(answer.status).toBe(303);
      const next = answer.headers.get('location') ?? '';
      expect(next).toContain('patient=Nowak');
      expect(await get(next)).toContain(`Zmieniono status rezerwacji ${id}`);
      expect(await statusOf(id)).toEqual(state);

      const entries = await provider.db.selectFrom('audit').selectAll().execute();
      expect(entries).toMatchObject([
        {
          account_id: null,
          patient_id: 'patient-1001',
          action: `bench.bookings.${status}`,
          object: `AMMS/${id}`,
        },
      ]);
    });

    it.each([
      ['booking-3001', 'EXECUTED', 409],
      ['booking-3002', 'REGISTERED', 409],
      ['booking-3003', 'REGISTERED', 409],
      ['booking-3005', 'CANCELED', 409],
      ['booking-9999', 'CANCELED', 404],
      ['booking-3001', 'SCHEDULED', 400],
      ['booking-3001', '', 400],
    ])('does not move %s to %s: %i', async (id, status, refusal) => {
      const before = await statusOf(id);
      expect((await tell(`/bookings/AMMS/${id}/status`, { status })).status).toBe(refusal);
      expect(await statusOf(id)).toEqual(before);
      expect(await provider.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    });

    it('lets one of two simultaneous moves win', async () => {
      const move = (status: string) => tell('/bookings/AMMS/booking-3001/status', { status });
      const answers = await Promise.all([move('CANCELED'), move('CANCELED'), move('CANCELED')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('patients', () => {
    const JAN = 'patient-1001';
    const lockOf = async () => {
      const rows = provider.db.selectFrom('patients').select('booking_locked_at').where('id', '=', JAN);
      return (await rows.executeTakeFirstOrThrow()).booking_locked_at;
    };

    it.each(['Jan Nowak', 'Nowak', JAN])('finds %s, and shows nobody unasked', async (patient) => {
      const found = await get(`/patients?patient=${encodeURIComponent(patient)}`);
      expect(found).toContain('Jan Nowak');
      expect(found).toContain('dozwolone');
      expect(found).not.toContain('Kowalska');
      expect(await get('/patients')).toContain('Nikt nie ma blokady rezerwacji.');
      expect(await get('/patients?patient=nobody')).toContain('Nie ma takiego pacjenta.');
    });

    it('locks a patient’s bookings and takes the lock off, each with one audit entry', async () => {
      const answer = await submit(`/patients/${JAN}/booking-lock?patient=Nowak`, { lock: 'on' });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/patients?patient=Nowak&changed=${JAN}`,
      ]);
      const page = await get(`/patients?changed=${JAN}`);
      expect(page).toContain(`Zmieniono blokadę rezerwacji pacjenta ${JAN}.`);
      expect(page).toContain('zablokowane od: 20 listopada 2026');
      expect(await lockOf()).toBe(Date.parse(START));

      const taken = await tell(`/patients/${JAN}/booking-lock`, { lock: 'off' });
      expect(await taken.json()).toEqual({ id: JAN, lock: 'off' });
      expect(await lockOf()).toBeNull();
      expect(await provider.db.selectFrom('audit').selectAll().orderBy('action').execute()).toMatchObject([
        { account_id: null, patient_id: JAN, action: 'bench.patients.lock', object: JAN },
        { account_id: null, patient_id: JAN, action: 'bench.patients.unlock', object: JAN },
      ]);
    });

    it.each([
      [JAN, 'off', 409],
      ['patient-9999', 'on', 404],
      [JAN, '', 400],
      [JAN, 'true', 400],
    ])('does not change %s to %s: %i', async (id, lock, refusal) => {
      expect((await tell(`/patients/${id}/booking-lock`, { lock })).status).toBe(refusal);
      expect(await lockOf()).toBeNull();
      expect(await provider.db.selectFrom('audit').selectAll().execute()).toEqual([]);
    });

    it('lets one of two simultaneous locks win', async () => {
      const lock = () => tell(`/patients/${JAN}/booking-lock`, { lock: 'on' });
      const answers = await Promise.all([lock(), lock(), lock()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
  });

  async function rowOf(systemId: string) {
    return provider.db
      .selectFrom('bookings')
      .selectAll()
      .where('system_id', '=', systemId)
      .executeTakeFirst();
  }
  async function statusOf(systemId: string) {
    const row = await rowOf(systemId);
    return [row?.status, row?.order_status];
  }
  const startOf = async (systemId: string) => (await rowOf(systemId))?.starts_at ?? 0;
});

describe('the gate of the bench', () => {
  const clock = movableClock({ now: () => new Date(START) });
  let resets = 0;
  const provider = {
    db: undefined as never,
    reset: () => Promise.resolve(void (resets += 1)),
    authority: null,
    signables: {},
    sessions: standIn('STAND_IN'),
    gateway: null,
    settings: { version: () => 0, changed: () => undefined },
  };
  const bench = createBench({
    provider,
    clock,
    log: quiet,
    isProduction: false,
    portalOrigin,
    isRemotePortal: true,
  });

  it('stands only where nobody’s records are', () => {
    expect(() => createBench({ provider, clock, log: quiet, isProduction: true, portalOrigin })).toThrow(
      'production',
    );
  });

  it.each([
    ['localhost:3001', 200],
    ['127.0.0.1:3001', 200],
    ['[::1]:3001', 200],
    ['bench.example', 421],
    ['127.0.0.1.example', 421],
  ])('answers at %s with %i', async (host, status) => {
    expect((await bench.request('/', { headers: { host } })).status).toBe(status);
  });

  const FORM = 'application/x-www-form-urlencoded';
  it.each([
    [{ 'sec-fetch-site': 'same-origin', 'content-type': FORM }, 200],
    [{ origin: 'http://localhost:3001', 'content-type': FORM }, 200],
    [{ 'content-type': 'application/json' }, 200],
    [{}, 200],
    [{ 'content-type': FORM }, 403],
    [{ 'content-type': 'text/plain' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, 403],
    [{ 'sec-fetch-site': 'same-site', 'content-type': FORM }, 403],
    [{ 'sec-fetch-site': 'none', 'content-type': FORM }, 403],
    [{ origin: 'http://localhost:3000', 'content-type': FORM }, 403],
    [{ origin: 'null', 'content-type': FORM }, 403],
  ])('takes a post with %o: %i', async (headers, status) => {
    const before = resets;
    const answer = await bench.request('/reset', {
      method: 'POST',
      headers: { host: 'localhost:3001', ...headers },
      ...('content-type' in headers ? { body: '' } : {}),
    });
    expect(answer.status).toBe(status);
    expect(resets - before).toBe(status === 200 ? 1 : 0);
  });

  it('reads at most 64 kB', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ now: 'x'.repeat(70_000) });
    const answer = await bench.request('/clock', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    });
    expect(answer.status).toBe(413);
  });

  it.each([
    ['/', 200],
    ['/bench.css', 200],
    ['/nowhere', 404],
    ['/bookings', 500],
  ])('protects %s (%i) by headers', async (path, status) => {
    const answer = await bench.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says that another process has a clock of its own', async () => {
    expect(await (await bench.request('/')).text()).toContain('ma własny zegar');
  });
});
