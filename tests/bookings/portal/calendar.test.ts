import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCalendar } from '#tests/support/calendar.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const PAGE = '/bookings/calendar';
const FILE = '/bookings/AMMS/booking-3001/visit.ics';
const OUTAGE = { OUTAGE: 'OUTAGE', NONE: null } as const;

const running = portalForFile();
let jan: Visitor;
let anna: Visitor;

beforeAll(async () => {
  jan = await signedIn('jan.nowak');
  anna = await signedIn('anna.kowalska');
});
beforeEach(() => running.stores.provider.deleteFrom('calendar_feeds').execute());

const signedIn = (username: string) => running.signedIn(username);

/** Speaks English from now on. */
const inEnglish = (visitor: Visitor) =>
  visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify('en'))));

const setSentinel = (patientId: string, sentinel: 'OUTAGE' | null) =>
  running.stores.provider.updateTable('patients').set({ sentinel }).where('id', '=', patientId).execute();

const addressIn = ({ page }: Answer) => page.querySelector('main code')?.text ?? '';

/** Makes a feed on the page; the path of its address. */
async function feedOf(visitor: Visitor, fields: Record<string, string> = {}) {
  const made = await visitor.submit(await visitor.get(PAGE), fields);
  return new URL(addressIn(made)).pathname;
}

/** As calendar programs ask: no cookies, no Sec-Fetch headers. */
const program = (path: string, init: RequestInit = {}) =>
  createVisitor(running.portal.origin).send(path, {
    ...init,
    headers: { 'user-agent': 'iOS/18 dataaccessd', accept: 'text/calendar' },
  });

describe('a booking as a file', () => {
  it('has the right kind, name and content', async () => {
    const { status, headers, html } = await jan.get(FILE);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=wizyta-\d{4}-\d\d-\d\d\.ics$/);
    expect(headers.get('cache-control')).toBe('no-store, private');
    expect(headers.get('x-content-type-options')).toBe('nosniff');

    const row = await running.stores.provider
      .selectFrom('bookings')
      .selectAll()
      .where('system_id', '=', 'booking-3001')
      .executeTakeFirstOrThrow();
    const [entry, ...more] = readCalendar(html);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      uid: 'booking-3001.AMMS@127.0.0.1',
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Konsultacja internistyczna, Jan Nowak',
      url: `${running.portal.origin}/bookings/AMMS/booking-3001`,
      startsAt: new Date(row.starts_at).toISOString(),
      endsAt: new Date(row.ends_at).toISOString(),
    });
    expect(entry?.location).toContain('Lublin');
    expect(entry?.description).toMatch(/^Pacjent: Jan Nowak\nSpecjalista: .*Majewska\nGabinet: /);
  });

  it('speaks the page’s language', async () => {
    const visitor = await signedIn('jan.nowak');
    inEnglish(visitor);
    const { headers, html } = await visitor.get(FILE);
    expect(headers.get('content-disposition')).toMatch(/filename=visit-/);
    expect(readCalendar(html)[0]?.description).toMatch(/^Patient: Jan Nowak/);
  });

  it('after a cancellation is the same entry, canceled, with a greater sequence', async () => {
    const own = '/bookings/AMMS/booking-3002';
    const [before] = readCalendar((await jan.get(`${own}/visit.ics`)).html);
    await jan.submit(await jan.get(`${own}/cancel`));
    const [after] = readCalendar((await jan.get(`${own}/visit.ics`)).html);
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED', sequence: 1 });
    expect(after?.summary).toBe(`Odwołana: ${before?.summary}`);
  });

  it('is offered where it makes sense', async () => {
    const linkOn = async (id: string) =>
      (await jan.get(`/bookings/AMMS/${id}`)).page.querySelector('a[href$="/visit.ics"]')?.text;
    expect(await linkOn('booking-3001')).toBe('Dodaj do kalendarza');
    expect(await linkOn('booking-3003')).toBe('Zaznacz odwołanie w kalendarzu');
    expect(await linkOn('booking-3004')).toBeUndefined();
    const result = await jan.get('/newbooking/result/AMMS/booking-3001');
    expect(result.page.querySelector('a[href="/bookings/AMMS/booking-3001/visit.ics"]')).not.toBeNull();
  });

  it('that cannot be had is a page that says why', async () => {
    for (const [path, status] of [
      ['/bookings/AMMS/booking-9999/visit.ics', 404],
      [FILE.replace('3001', '3010'), 404],
      [`/bookings/AMMS/${'x'.repeat(81)}/visit.ics`, 400],
    ] as const) {
      const answer = await jan.get(path);
      expect(answer.status).toBe(status);
      expect(answer.page.querySelectorAll('h1')).toHaveLength(1);
    }
    await setSentinel('patient-1001', OUTAGE.OUTAGE);
    const down = await jan.get(FILE);
    await setSentinel('patient-1001', OUTAGE.NONE);
    expect(down.status).toBe(503);
    expect(down.page.querySelectorAll('h1')).toHaveLength(1);
  });
});

describe('the page of the private address', () => {
  it('makes an address and shows it once', async () => {
    const empty = await anna.get(PAGE);
    expect(empty.page.querySelector('h1')?.text).toBe('Wizyty w Twoim kalendarzu');
    const made = await anna.submit(empty);
    expect(made.status).toBe(200);
    expect(addressIn(made)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{43}\.ics$/);
    expect(made.headers.get('cache-control')).toBe('no-store, private');
    expect(made.page.querySelector('a[href^="webcal://"]')?.getAttribute('href')).toBe(
      addressIn(made).replace('http:', 'webcal:'),
    );

    const later = await anna.get(PAGE);
    expect(addressIn(later)).toBe('');
    expect(later.html).not.toContain(new URL(addressIn(made)).pathname);
    expect(later.page.querySelector('main')?.text).toContain('Wizyty z nazwami usług i nazwiskami');
  });

  it('keeps no address in the stores', async () => {
    const path = await feedOf(anna);
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    const rows = await Promise.all([
      running.stores.provider.selectFrom('calendar_feeds').selectAll().execute(),
      running.stores.portal.selectFrom('sessions').selectAll().execute(),
      running.stores.portal.selectFrom('submissions').selectAll().execute(),
      running.stores.portal.selectFrom('kept_answers').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a double click leaves the address that is shown last', async () => {
    const page = await anna.get(PAGE);
    const first = await anna.submit(page);
    const second = await anna.submit(page);
    expect((await program(new URL(addressIn(first)).pathname)).status).toBe(404);
    expect((await program(new URL(addressIn(second)).pathname)).status).toBe(200);
  });

  it('renews and revokes it', async () => {
    const first = await feedOf(anna);
    const second = await feedOf(anna);
    expect((await program(first)).status).toBe(404);
    expect((await program(second)).status).toBe(200);

    const question = await anna.get(`${PAGE}/revoke`);
    const sent = await anna.submit(question);
    expect([sent.status, sent.location]).toEqual([303, PAGE]);
    expect((await anna.follow(sent)).page.querySelector('.notice')?.text).toContain('jest wyłączony');
    expect((await program(second)).status).toBe(404);
  });

  it('offers nothing while the provider does not answer, and says so', async () => {
    await sql`alter table calendar_feeds rename to hidden_feeds`.execute(running.stores.provider);
    const page = await anna.get(PAGE);
    const sent = await anna.post(PAGE, { ...tokensOf(await anna.get('/session')), withoutNames: 'on' });
    await sql`alter table hidden_feeds rename to calendar_feeds`.execute(running.stores.provider);
    expect(page.status).toBe(200);
    expect(page.page.querySelector('main')?.text).toContain('adresu kalendarza');
    expect(page.page.querySelector('main form')).toBeNull();
    expect(sent.status).toBe(503);
    const back = await anna.get(PAGE);
    expect(back.page.querySelector('input[name=withoutNames]')?.hasAttribute('checked')).toBe(true);
  });
});

describe('a feed', () => {
  it('lets calendar programs in, with every visit of the account', async () => {
    const answer = await program(await feedOf(anna));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.headers.getSetCookie()).toEqual([]);

    const entries = readCalendar(answer.html);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    const whole = entries.map(({ summary }) => summary).join('\n');
    for (const name of ['Anna Kowalska', 'Zofia Kowalska', 'Helena Kowalska']) expect(whole).toContain(name);
    expect(whole).toMatch(/^Odwołana: /m);
    expect((await program(await feedOf(anna), { method: 'HEAD' })).status).toBe(200);
  });

  it('without names says only when and where', async () => {
    const { html } = await program(await feedOf(anna, { withoutNames: 'on' }));
    const entries = readCalendar(html);
    expect(entries.length).toBeGreaterThan(5);
    for (const { summary, description, location } of entries) {
      expect(summary).toMatch(/^(Odwołana: )?Wizyta$/);
      expect(description).toBeNull();
      expect(location).toMatch(/^ul\. .*, \d\d-\d{3} Lublin$/);
    }
    const names = await Promise.all([
      running.stores.provider.selectFrom('patients').select(['last_name as name']).execute(),
      running.stores.provider.selectFrom('practitioners').select(['last_name as name']).execute(),
      running.stores.provider.selectFrom('services').select(['name']).execute(),
      running.stores.provider.selectFrom('units').select(['name']).execute(),
    ]);
    const text = html.replaceAll('\r\n ', '');
    expect(names.flat().filter(({ name }) => text.includes(name))).toEqual([]);
    expect((await anna.get(PAGE)).page.querySelector('main')?.text).toContain('Wizyty bez nazw');
  });

  it('is in English when it was made in English', async () => {
    const visitor = await signedIn('anna.kowalska');
    inEnglish(visitor);
    const { html } = await program(await feedOf(visitor, { withoutNames: 'on' }));
    expect(html).toContain('X-WR-CALNAME:My visits');
    expect(readCalendar(html)[0]?.summary).toMatch(/Visit$/);
  });

  it.each([
    ['unknown', `/calendar/${'x'.repeat(43)}.ics`],
    ['too short', '/calendar/abc.ics'],
    ['of another kind', `/calendar/${'x'.repeat(43)}.html`],
    ['of other signs', `/calendar/${'%27'.repeat(43)}.ics`],
    ['long', `/calendar/${'x'.repeat(1_900)}.ics`],
    ['empty', '/calendar/.ics'],
  ])('an address that is %s: 404, without a cookie', async (_, path) => {
    const answer = await program(path);
    expect(answer.status).toBe(404);
    expect(answer.html).toBe('');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('says to come back later while the provider does not answer', async () => {
    const path = await feedOf(anna);
    await setSentinel('patient-1002', OUTAGE.OUTAGE);
    const answer = await program(path);
    await setSentinel('patient-1002', OUTAGE.NONE);
    expect([answer.status, answer.headers.get('retry-after'), answer.html]).toEqual([503, '600', '']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('a session changes nothing: whoever has the address sees the same', async () => {
    const path = await feedOf(anna);
    const withoutStamp = ({ html }: Answer) => html.replaceAll(/DTSTAMP:.*/g, '');
    expect(withoutStamp(await jan.get(path))).toBe(withoutStamp(await program(path)));
    const posted = await jan.post(path, tokensOf(await jan.get('/display')));
    expect(posted.status).toBe(405);
  });

  it('is counted as other requests are', async () => {
    const limited = await startPortal({ env: { REQUESTS_PER_MINUTE: '3', TRUST_PROXY: 'true' } });
    const visitor = createVisitor(limited.origin);
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': new URL(limited.origin).host };
      statuses.push((await visitor.send(`/calendar/${'x'.repeat(43)}.ics`, { headers })).status);
    }
    await limited.stop();
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});
