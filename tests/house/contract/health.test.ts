import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { createHealth, type HealthPart } from '#server/health.ts';
import { diskPart } from '#server/health-parts.ts';
import { gateWith } from '#tests/support/gate.ts';
import { engines, freshStore } from '#tests/support/stores.ts';

const TOKEN = 'a token of the tests, long enough to be one';
const fine: HealthPart = { name: 'store', check: () => Promise.resolve() };
const gone = (part: Partial<HealthPart> = {}): HealthPart => ({
  name: 'disk',
  check: () => Promise.reject(new Error('no space in /srv/secret-place')),
  ...part,
});
const local = { isLocal: true, authorization: null };

describe('health', () => {
  it('is asked of the parts once a second, however often and from wherever somebody asks', async () => {
    let checks = 0;
    let now = 0;
    const part: HealthPart = { name: 'store', check: () => Promise.resolve((checks += 1)) };
    const health = createHealth({ parts: [part], now: () => now });
    await Promise.all(Array.from({ length: 50 }, () => health(local)));
    now = 999;
    await health(local);
    expect(checks).toBe(1);
    now = 1000;
    await health(local);
    expect(checks).toBe(2);
  });

  it('does not wait for ever for a part that hangs', async () => {
    const hangs: HealthPart = { name: 'provider', check: () => new Promise(() => undefined) };
    const answer = await createHealth({ parts: [hangs, fine], patienceMs: 20 })(local);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'unavailable', provider: 'failing', store: 'ok' },
    ]);
  });

  it('names what fails, and not why, to the machine itself and to who has the token', async () => {
    const health = createHealth({ parts: [fine, gone()], token: TOKEN });
    const detailed = { status: 'unavailable', store: 'ok', disk: 'failing' };
    for (const asker of [local, { isLocal: false, authorization: `Bearer ${TOKEN}` }]) {
      const answer = await health(asker);
      expect([answer.status, await answer.json()]).toEqual([503, detailed]);
    }
    for (const authorization of [null, 'Bearer ', `Bearer ${TOKEN}x`, TOKEN]) {
      const answer = await health({ isLocal: false, authorization });
      expect([answer.status, await answer.text()]).toEqual([503, 'unavailable']);
    }
    const untold = createHealth({ parts: [fine] });
    expect(await (await untold({ isLocal: false, authorization: 'Bearer ' })).text()).toBe('ok');
  });

  it('is not lost with a part of somebody else’s, which is named all the same', async () => {
    const remote = gone({ name: 'provider', isElsewhere: true });
    const answer = await createHealth({ parts: [fine, remote] })(local);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', store: 'ok', provider: 'failing' },
    ]);
  });
});

describe('/healthz', () => {
  it('gives details to the loopback, unless a proxy there asks for somebody else', async () => {
    const ill = await gateWith({ parts: [fine, gone()] });
    const ask = async (address: string, headers: Record<string, string> = {}) =>
      (await ill.ask('/healthz', { headers, from: address })).text();
    expect(await ask('127.0.0.1')).toContain('disk');
    expect(await ask('::1')).toContain('disk');
    expect(await ask('203.0.113.7')).toBe('unavailable');
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe('unavailable');
    expect(await ask('127.0.0.1', { forwarded: 'for=203.0.113.7' })).toBe('unavailable');
    await ill.close();
  });
});

describe('the disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is well when it takes a file, which does not stay', async () => {
    await diskPart(folder).check();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails when the folder is gone, and before the last byte is taken', async () => {
    await expect(diskPart(join(folder, 'gone')).check()).rejects.toThrow();
    const almostFull = diskPart(folder, { leastFreeBytes: Number.MAX_SAFE_INTEGER });
    await expect(almostFull.check()).rejects.toThrow(/free/);
  });
});

describe.each(engines)('the store, on %s', (engine) => {
  it('says how much there is of everything', async () => {
    const place = await freshStore(engine);
    const db = openDatabase<PortalTables>(place.url);
    await migrate(db, portalMigrations);
    const store = createPortalStore({ db, secret: TOKEN });
    await store.sessions.create({ id: 'browser', accountId: 'account', token: 'token', now: 1 });
    await store.drafts.save({ id: 'draft', accountId: 'account', journey: 'booking', answers: {}, now: 1 });
    const { bytes, rows } = await store.sizes();
    expect(rows).toMatchObject({ sessions: 1, drafts: 1, kept_answers: 0, second_steps: 0 });
    expect(bytes).toBeGreaterThan(8_192);
    await store.close();
    await place.drop();
  });

  it('is well when it takes a write, of one row however often', async () => {
    const place = await freshStore(engine);
    const db = openDatabase<PortalTables>(place.url);
    await migrate(db, portalMigrations);
    const store = createPortalStore({ db, secret: 'a secret of the tests, long enough to be one' });
    for (const now of [1, 2, 3]) await store.limits.tryWrite(now);
    expect(await db.selectFrom('limits').select(['hits', 'ends_at']).execute()).toEqual([
      { hits: 0, ends_at: 3 },
    ]);
    await store.close();
    await expect(store.limits.tryWrite(4)).rejects.toThrow();
    await place.drop();
  });
});
