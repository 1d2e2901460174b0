import { describe, expect, it } from 'vitest';
import { gateWith, posted } from '#tests/support/gate.ts';

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
      await gate.store.countHit({ bucket: '/login:203.0.113.1', now, windowMs: 600_000 });
    }
    expect(await tries(gate, 1)).toEqual([429]);
    await gate.close();
  });

  it('of everybody together is limited too', async () => {
    const gate = await gateWith({ settings, app: wrong });
    const now = Date.now();
    for (let time = 0; time < 300; time += 1) {
      await gate.store.countHit({ bucket: '/login:*', now, windowMs: 600_000 });
    }
    expect(await tries(gate, 1, '198.51.100.77')).toEqual([429]);
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
