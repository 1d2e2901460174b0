import { describe, expect, it } from 'vitest';
import { knownBrowserOf } from '#app/services/access/known.server.ts';
import { aBrowser, gateWith, posted } from '#tests/support/gate.ts';

const wrong = () => new Response('<p>', { status: 422, headers: { 'content-type': 'text/html' } });
const right = () =>
  new Response(null, { status: 303, headers: { location: '/main', 'set-cookie': 'session=x' } });

describe('requests', () => {
  const settings = { REQUESTS_PER_MINUTE: '5' };
  const statuses = async (gate: Awaited<ReturnType<typeof gateWith>>, from: string[]) => {
    const found = [];
    for (const address of from) found.push((await gate.ask('/login', { from: address })).status);
    return found;
  };
  const times = (count: number, address: string) => Array.from({ length: count }, () => address);

  it('of one address are counted, files and others are not', async () => {
    const gate = await gateWith({ settings });
    expect(await statuses(gate, times(6, '203.0.113.1'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(gate, ['203.0.113.2'])).toEqual([200]);
    const refused = await gate.ask('/login', { from: '203.0.113.1' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(gate.seen).toHaveLength(6);
    await gate.close();
  });

  it('of one IPv6 network count together', async () => {
    const gate = await gateWith({ settings });
    const network = [
      '2001:db8:1:2::1',
      '2001:db8:1:2::2',
      '2001:db8:1:2:3:4:5:6',
      '2001:db8:1:2::',
      '2001:db8:1:2::9',
    ];
    expect(await statuses(gate, [...network, '2001:db8:1:2::a', '2001:db8:1:3::1'])).toEqual([
      200, 200, 200, 200, 200, 429, 200,
    ]);
    await gate.close();
  });

  it('of the machine itself are not, unless a proxy is trusted', async () => {
    const gate = await gateWith({ settings });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect(new Set(await statuses(gate, times(7, address)))).toEqual(new Set([200]));
    }
    await gate.close();

    const proxied = await gateWith({ settings: { ...settings, TRUST_PROXY: 'true' } });
    expect((await statuses(proxied, times(6, '127.0.0.1'))).at(-1)).toBe(429);
    await proxied.close();
  });
});

describe('signing in', () => {
  const settings = { SIGN_IN_TRIES: '3' };
  const tries = async (gate: Awaited<ReturnType<typeof gateWith>>, count: number, from = '203.0.113.1') => {
    const found = [];
    for (let time = 0; time < count; time += 1) {
      found.push((await gate.ask('/login', { ...posted({ username: `u${time}` }), from })).status);
    }
    return found;
  };

  it('fails three times, then waits: 429 with the time', async () => {
    const gate = await gateWith({ settings, app: wrong });
    expect(await tries(gate, 5)).toEqual([422, 422, 422, 429, 429]);
    expect(gate.seen).toHaveLength(3);
    const refused = await gate.ask('/login', { ...posted({}), from: '203.0.113.1' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await tries(gate, 1, '203.0.113.2')).toEqual([422]);
    await gate.close();
  });

  it('is not counted when it succeeds', async () => {
    const gate = await gateWith({ settings, app: right });
    expect(new Set(await tries(gate, 10))).toEqual(new Set([303]));
    await gate.close();
  });

  it('is counted in the store: other processes know', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const now = Date.now();
    for (let time = 0; time < 3; time += 1) {
      await gate.store.limits.countHits({ buckets: ['/login:203.0.113.1'], now, windowMs: 600_000 });
    }
    expect(await tries(gate, 1)).toEqual([429]);
    await gate.close();
  });

  it('is refused to nobody for what everybody else has failed', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const now = Date.now();
    for (let time = 0; time < 400; time += 1) {
      await gate.store.limits.countHits({ buckets: ['/login:*'], now, windowMs: 600_000 });
    }
    expect(await tries(gate, 1, '198.51.100.77')).toEqual([422]);
    await gate.close();
  });

  it('fails for a network as for eight households', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const found = [];
    for (let household = 1; household <= 9; household += 1) {
      found.push(...(await tries(gate, 3, `2001:db8:1:${household}::1`)));
    }
    expect(found.filter((status) => status === 422)).toHaveLength(24);
    expect(found.slice(24)).toEqual([429, 429, 429]);
    expect(await tries(gate, 1, '2001:db8:2:1::1')).toEqual([422]);
    await gate.close();
  });

  it.each([423, 503, 500, 400])('is not counted when the answer is %i, which is no guess', async (status) => {
    const gate = await gateWith({ settings, app: () => new Response('<p>', { status }) });
    expect(new Set(await tries(gate, 10))).toEqual(new Set([status]));
    await gate.close();
  });

  it('is possible again when the clock was set back', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const buckets = ['/login:203.0.113.1', '/login:203.0.113.0/24'];
    const tomorrow = Date.now() + 24 * 3_600_000;
    for (let time = 0; time < 30; time += 1) {
      await gate.store.limits.countHits({ buckets, now: tomorrow, windowMs: 600_000 });
    }
    expect(await tries(gate, 4)).toEqual([422, 422, 422, 429]);
    await gate.close();
  });

  it('with a browser that has signed in before is counted by itself, for that user name alone', async () => {
    const gate = await gateWith({ settings, app: wrong });
    expect(await tries(gate, 4)).toEqual([422, 422, 422, 429]);
    const [pair] = knownBrowserOf(gate.portal).write('Jan.Nowak').split(';');
    const known = async (username: string) => {
      const browser = aBrowser();
      const cookie = `${browser.cookie}; ${pair}`;
      const form = posted({ username }, { browser: { ...browser, cookie } });
      return (await gate.ask('/login', { ...form, from: '203.0.113.1' })).status;
    };
    expect(await known(' jan.nowak')).toBe(422);
    expect(await known('anna.nowak')).toBe(429);
    expect([await known('jan.nowak'), await known('jan.nowak'), await known('jan.nowak')]).toEqual([
      422, 422, 429,
    ]);
    await gate.close();
  });

  it('and codes are counted by the path that their area declares', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const found = [];
    for (const id of ['1', '2', '3', '4']) {
      found.push((await gate.ask(`/bookings/confirm/AMMS/${id}/code`, posted({}))).status);
    }
    found.push((await gate.ask('/newbooking/code?draft=x', posted({}))).status);
    found.push((await gate.ask('/newbooking/contactdata', posted({}))).status);
    expect(found).toEqual([422, 422, 422, 429, 422, 422]);
    await gate.close();
  });

  it('however the address is written, and from the machine itself', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const found = [];
    for (const path of ['/login', '/Login', '/LOGIN/', '/login?return=%2F', '//login', '/log%69n']) {
      found.push((await gate.ask(`http://localhost:3000${path}`, posted({}))).status);
    }
    expect(found).toEqual([422, 422, 422, 429, 429, 429]);
    await gate.close();
  });

  it("another site's form cannot use up the tries", async () => {
    const gate = await gateWith({ settings, app: wrong });
    for (let time = 0; time < 5; time += 1) {
      const foreign = posted({}, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect((await gate.ask('/login', { ...foreign, from: '203.0.113.1' })).status).toBe(403);
    }
    expect(await tries(gate, 1)).toEqual([422]);
    await gate.close();
  });
});
