import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { knownBrowserOf } from '#app/services/access/known.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { aBrowser, gateWith, posted } from '#tests/support/gate.ts';

const KEY = 'k'.repeat(22);
const FORMER = 'the secret of before, which is as long as any';
const redirectTo = (location: string) => new Response(null, { status: 303, headers: { location } });
const isLive = async (gate: Awaited<ReturnType<typeof gateWith>>, id: string) =>
  (await gate.store.sessions.find({ id, now: Date.now() }))?.isLive ?? false;
const aSession = (id: string) => ({ id, accountId: 'account', token: 'token', now: Date.now() });

describe('a store that takes no writes', () => {
  it('carries no form out, says so, and goes on with the answers that were typed', async () => {
    const gate = await gateWith({ app: () => redirectTo('/saved') });
    await gate.fill(true);
    const answer = await gate.ask('/bookings', posted({ _key: KEY, note: 'ważne' }));
    expect([answer.status, gate.seen.length]).toEqual([503, 0]);
    expect(gate.refusals[0]?.context.refusal).toMatchObject({ reason: 'store-down' });
    expect(gate.refusals[0]?.context.form?.get('note')).toBe('ważne');

    await gate.fill(false);
    expect((await gate.ask('/bookings', posted({ _key: KEY, note: 'ważne' }))).status).toBe(303);
    await gate.close();
  });

  it.each(['/display?return=%2Fbookings', '/cookie-notice', '/session', '/Logout/'])(
    'carries out %s, which needs none',
    async (path) => {
      const gate = await gateWith({ app: () => redirectTo('/bookings') });
      await gate.fill(true);
      expect((await gate.ask(path, posted({ _key: KEY }))).status).toBe(303);
      expect(gate.seen).toHaveLength(1);
      await gate.close();
    },
  );

  it.each([
    ['the app fails', () => new Response('', { status: 503 })],
    ['the app breaks', () => Promise.reject(new Error('broken'))],
  ])(
    'signs out when %s: the cookie goes, the session is over at once and, later, in the store',
    async (_, app) => {
      const gate = await gateWith({ app });
      const browser = aBrowser();
      await gate.store.sessions.create(aSession(browser.browserId));
      await gate.fill(true);
      const answer = await gate.ask('/logout', posted({ _key: KEY }, { browser }));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        'http://localhost:3000/login?signedOut=error',
      ]);
      expect(answer.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
      expect(await isLive(gate, browser.browserId)).toBe(false);

      await gate.fill(false);
      await gate.store.sessions.settle();
      const again = createPortalStore({ db: gate.db, secret: gate.portal.secret });
      expect(await again.sessions.find({ id: browser.browserId, now: Date.now() })).toMatchObject({
        isLive: false,
      });
      await gate.close();
    },
  );

  it('a form of another site signs nobody out', async () => {
    const gate = await gateWith({ app: () => new Response('', { status: 503 }) });
    const browser = aBrowser();
    await gate.store.sessions.create(aSession(browser.browserId));
    const foreign = { browser, headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } };
    expect((await gate.ask('/logout', posted({ _key: KEY }, foreign))).status).toBe(403);
    expect(await isLive(gate, browser.browserId)).toBe(true);
    await gate.close();
  });

  it('answers with the redirect of an act that is done, and notes it when it can', async () => {
    const gate = await gateWith({
      app: async () => {
        await gate.fill(true);
        return redirectTo('/bookings/1');
      },
    });
    const browser = aBrowser();
    const send = () => gate.ask('/bookings', posted({ _key: KEY }, { browser }));
    expect((await send()).headers.get('location')).toMatch(/\/bookings\/1$/);
    await gate.fill(false);
    expect((await send()).headers.get('location')).toMatch(/\/bookings\/1$/);
    expect(gate.seen).toHaveLength(1);
    await gate.close();
  });
});

describe('a store that is away', () => {
  it('refuses a page of files with a page, and reads none of them', async () => {
    const gate = await gateWith();
    await gate.close();
    const type = 'multipart/form-data; boundary=x';
    const browser = aBrowser();
    const answer = await gate.ask('/messages/new/files', {
      method: 'POST',
      body: '--x--',
      headers: { 'content-type': type, cookie: browser.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(gate.refusals[0]?.context.refusal).toMatchObject({ reason: 'store-down', isCut: true });
  });
});

describe('another secret', () => {
  it('takes forms and browsers of the former one, and none of a third', async () => {
    const gate = await gateWith({ formerSecrets: [FORMER] });
    const former = aBrowser('session', FORMER);
    expect((await gate.ask('/bookings', posted({}, { browser: former }))).status).toBe(200);
    const third = aBrowser('session', 'a secret that this portal has never had');
    expect((await gate.ask('/bookings', posted({}, { browser: third }))).status).toBe(403);

    const known = knownBrowserOf({ ...gate.portal, secret: FORMER, formerSecrets: [] });
    const header = known.write('jan.nowak').split(';')[0] ?? '';
    expect(knownBrowserOf(gate.portal).read({ header, username: 'Jan.Nowak' })).not.toBeNull();
    expect(knownBrowserOf(gate.portal).read({ header, username: 'anna.kowalska' })).toBeNull();
    expect(
      knownBrowserOf({ ...gate.portal, formerSecrets: [] }).read({ header, username: 'jan.nowak' }),
    ).toBeNull();
    await gate.close();
  });

  it('opens sessions, drafts and kept answers of the former one; what it cannot open ends, and is not called kept', async () => {
    const db = openDatabase<PortalTables>('sqlite::memory:');
    await migrate(db, portalMigrations);
    let told = 0;
    const foreignSession = () => (told += 1);
    const before = createPortalStore({ db, secret: FORMER });
    const after = createPortalStore({ db, secret: 'n'.repeat(32), formerSecrets: ['m'.repeat(32), FORMER] });
    const stranger = createPortalStore({ db, secret: 's'.repeat(32), foreignSession });
    const now = Date.now();
    await before.sessions.create({ ...aSession('browser'), now });
    const place = { browserId: 'browser', path: '/x', accountId: 'account' };
    await before.keptAnswers.put({ ...place, fields: { note: 'ból' }, now });
    const draft = { id: 'draft', accountId: 'account', journey: 'message', now };
    await before.drafts.save({ ...draft, answers: { title: 'Pytanie' } });

    expect(await after.sessions.find({ id: 'browser', now })).toMatchObject({ isLive: true, token: 'token' });
    expect(await after.keptAnswers.find({ ...place, ended: null })).toEqual({ note: 'ból' });
    expect(await after.drafts.find(draft)).toEqual({ title: 'Pytanie' });

    expect(await stranger.keptAnswers.find({ ...place, ended: null })).toBe('unreadable');
    // What is kept and cannot be opened is not the same as none.
    expect(await stranger.drafts.find(draft)).toBe('unreadable');
    const [listed] = await stranger.drafts.list(draft);
    expect(listed?.id).toBe('draft');
    expect(listed?.answers()).toBe('unreadable');
    expect(await stranger.drafts.find({ ...draft, id: 'other' })).toBeNull();
    expect(await stranger.sessions.find({ id: 'browser', now })).toMatchObject({ isLive: false });
    expect(told).toBe(1);
    // Nobody leads back from sign-in: the session is over in the process that could read it, too.
    expect(await before.sessions.find({ id: 'browser', now: now + 1 })).toMatchObject({ isLive: false });
    await pause(0);
    await db.destroy();
  });
});
