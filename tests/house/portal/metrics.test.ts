import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { CALL_BACK_PATH } from '#provider/payments/call-back.ts';
import { figuresIn, labelsIn } from '#tests/support/figures.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { routeMap } from '#tests/support/route-map.ts';
import { createVisitor, signedInAt, type Visitor } from '#tests/support/visitor.ts';

const TOKEN = 'a token of the tests, long enough to be one';
const MADE_UP = 500;
const PAGES_TO_WALK = 80;
/** The text is written once a second at most. */
const FRESH_MS = 1_050;

let portal: PortalProcess;
let stores: Stores;
let address: string;

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  portal = await startPortal({ env: { METRICS_PORT: String(port), METRICS_TOKEN: TOKEN } });
  stores = openStores(storesIn(portal.dataDirectory));
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

const ask = (path: string, { method = 'GET', token = TOKEN }: { method?: string; token?: string } = {}) =>
  fetch(address + path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });

async function scraped() {
  await pause(FRESH_MS);
  const answer = await ask('/metrics');
  expect(answer.status).toBe(200);
  const text = await answer.text();
  return { text, figures: figuresIn(text) };
}

/** The amount by which a figure rises while something happens. */
async function risesBy(figure: string, work: () => Promise<unknown>) {
  const before = (await scraped()).figures.get(figure) ?? 0;
  await work();
  return ((await scraped()).figures.get(figure) ?? 0) - before;
}

describe('who reads figures', () => {
  it.each(['', 'wrong', `${TOKEN}x`, TOKEN.slice(1)])('not who brings "%s"', async (token) => {
    for (const path of ['/metrics', '/', '/nowhere']) {
      const answer = await ask(path, { token });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('portal_');
    }
  });

  it('who brings the token, at one address, by GET', async () => {
    const answer = await ask('/metrics');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
    expect((await ask('/')).status).toBe(404);
  });

  it('nobody at the port of the pages', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${portal.origin}/metrics`, { headers });
    expect([answer.status, (await answer.text()).includes('portal_requests')]).toEqual([404, false]);
  });

  it('nobody at another address of the machine', async () => {
    const elsewhere = address.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(`${elsewhere}/metrics`)).rejects.toThrow();
  });
});

describe('what is counted', () => {
  it('says which revision runs, how the loop does, and how large the stores are', async () => {
    const { figures } = await scraped();
    const names = [...figures.keys()];
    expect(
      names.filter((name) => /^portal_build_info\{version="\d.*",revision=".+"\}$/.test(name)),
    ).toHaveLength(1);
    expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    for (const store of ['portal', 'provider'])
      expect(figures.get(`portal_store_bytes{store="${store}"}`)).toBeGreaterThan(4_096);
    expect(figures.get('portal_store_rows{table="drafts"}')).toBe(0);
    expect(figures.get('portal_disk_free_bytes{folder="DATA_DIR"}')).toBeGreaterThan(0);
    expect(figures.get('portal_host_down{host="provider"}')).toBe(0);
  });

  it('requests by route and status, with their times', async () => {
    const visitor = createVisitor(portal.origin);
    const times = async (count: number, path: string) => {
      for (let left = count; left > 0; left -= 1) await visitor.get(path);
    };
    const of = (route: string, status: string) =>
      `portal_requests_total{route="${route}",method="GET",status="${status}"}`;
    expect(await risesBy(of('/login', '2xx'), () => times(3, '/login'))).toBe(3);
    expect(
      await risesBy(of('/bookings/:system/:id', '3xx'), () => times(2, '/bookings/AMMS/booking-1')),
    ).toBe(2);
    expect(await risesBy(of('(unknown)', '4xx'), () => times(2, '/no-such-page'))).toBe(2);
    expect(await risesBy('portal_request_seconds_count{route="/login"}', () => times(2, '/LOGIN/'))).toBe(2);
  });

  it('sign-ins, and calls of the provider, by how they ended', async () => {
    const signIns = (result: string) => `portal_sign_ins_total{way="password",result="${result}"}`;
    const calls = (result: string) => `portal_provider_calls_total{call="account.signIn",result="${result}"}`;
    const wrong = () => createVisitor(portal.origin).signIn('jan.nowak', 'Not-The-Password-1');
    const right = () => signedInAt(portal.origin, 'jan.nowak');
    expect(await risesBy(signIns('bad_credentials'), wrong)).toBe(1);
    expect(await risesBy(calls('refused'), wrong)).toBe(1);
    expect(await risesBy(signIns('opened'), right)).toBe(1);
    expect(await risesBy(calls('answered'), right)).toBe(1);
  });

  it('calls that fail, where the clinic’s system fails', async () => {
    const visitor = await signedInAt(portal.origin, 'halina.mazur');
    const failed = async () => {
      const { figures } = await scraped();
      return [...figures].filter(([name]) =>
        /^portal_provider_calls_total.*result="(failed|overdue)"/.test(name),
      );
    };
    const sum = (found: [string, number][]) => found.reduce((all, [, count]) => all + count, 0);
    const before = sum(await failed());
    await visitor.get('/benefits/medicaltestresult');
    expect(sum(await failed())).toBeGreaterThan(before);
  });
});

/** Opens one page after another, by the links that they have; returns all addresses. */
async function walk(visitor: Visitor, from: readonly string[]) {
  const seen = new Set(from);
  for (const path of seen) {
    if ([...seen].indexOf(path) > PAGES_TO_WALK) break;
    const { page } = await visitor.get(path);
    for (const link of page.querySelectorAll('main a[href^="/"]')) {
      const href = link.getAttribute('href')?.replace(/#.*/, '') ?? '';
      if (!/logout/.test(href)) seen.add(href.replaceAll('&amp;', '&'));
    }
  }
  return [...seen];
}

describe('what is not there', () => {
  it('no patient: neither a name, nor a number, nor an address with an id', async () => {
    const visitor = await signedInAt(portal.origin, 'jan.nowak');
    const walked = await walk(visitor, [
      '/benefits',
      '/benefits/medicaltestresult',
      '/bookings',
      '/messages',
      '/consents',
      '/declarations',
      '/account/child',
      '/start',
    ]);
    expect(walked.length).toBeGreaterThan(PAGES_TO_WALK / 2);
    const { figures } = await scraped();
    // Pages of the record were opened, each by its id.
    const ofRecord = /^portal_requests_total\{route="\/benefits\/[^"]*:[^"]*",method="GET",status="2xx"/;
    expect([...figures.keys()].filter((name) => ofRecord.test(name)).length).toBeGreaterThan(0);

    const patients = await stores.provider.selectFrom('patients').selectAll().execute();
    const accounts = await stores.provider.selectFrom('accounts').selectAll().execute();
    const told = [...patients, ...accounts]
      .flatMap((row) => Object.values(row))
      .filter((value): value is string => typeof value === 'string' && value.length > 5);
    const ids = walked
      .flatMap((path) => path.split(/[/?&=]/))
      .filter((part) => /\d/.test(part) && part.length > 3);
    expect(ids.length).toBeGreaterThan(20);
    const words = new Set(labelsIn(figures).map(({ value }) => value));
    for (const secret of [...told, ...ids]) expect(words.has(secret), secret).toBe(false);
    // An id of four digits may also stand in a number of seconds: names and labels are what somebody could read it in.
    const readable = [...figures.keys()];
    for (const secret of ['Kowalsk', 'kowalska', 'Nowak', 'nowak', '@', ...ids])
      expect(
        readable.filter((figure) => figure.includes(secret)),
        secret,
      ).toEqual([]);
  });

  it('no label that is not a route of the map, a call of the contract, or a word of the code', async () => {
    const { figures } = await scraped();
    const routes = new Set([
      ...routeMap.map(({ path = '' }) => `/${path}`),
      ...['(file)', '(unknown)', '/healthz', CALL_BACK_PATH],
    ]);
    const calls = new Set(
      Object.entries(contract).flatMap(([area, names]) =>
        Object.keys(names).map((name) => `${area}.${name}`),
      ),
    );
    for (const { name, label, value } of labelsIn(figures).filter((one) => one.name.startsWith('portal_'))) {
      if (label === 'route') expect(routes.has(value), value).toBe(true);
      else if (label === 'call') expect(calls.has(value), value).toBe(true);
      else if (name !== 'portal_build_info' && label !== 'le') expect(value).toMatch(/^[a-zA-Z_\d]{2,24}$/);
    }
  });

  it(`no trace of ${MADE_UP} made-up addresses but their number`, async () => {
    const shapes = [
      (n: number) => `/${n}-made-up`,
      (n: number) => `/bookings/AMMS/${n}-made-up`,
      (n: number) => `/bookings/${n}-made-up/x/y/z`,
      (n: number) => `/results/${n}-made-up?id=${n}-made-up`,
      (n: number) => `/made-up/${n}%2F..%2Fx`,
    ];
    const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PROPFIND'];
    const send = (n: number) =>
      fetch(portal.origin + (shapes[n % shapes.length]?.(n) ?? '/'), {
        method: methods[Math.floor(n / shapes.length) % methods.length] ?? 'GET',
        redirect: 'manual',
      });
    // One of each kind shows the labels that there can be.
    for (let n = 0; n < shapes.length * methods.length; n += 1) await send(n);
    const before = await scraped();
    for (let n = 0; n < MADE_UP; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, more) => send(n + more)));
    const after = await scraped();
    // Node's own may grow meanwhile: by a kind of garbage collection that had not happened before.
    const own = ({ figures }: typeof before) =>
      [...figures.keys()].filter((name) => name.startsWith('portal_'));
    expect(own(after)).toEqual(own(before));
    expect(after.text).not.toContain('made-up');
    const all = (figures: ReadonlyMap<string, number>) =>
      [...figures].reduce(
        (sum, [name, count]) => sum + (name.startsWith('portal_requests_total') ? count : 0),
        0,
      );
    expect(all(after.figures) - all(before.figures)).toBe(MADE_UP);
  });
});
