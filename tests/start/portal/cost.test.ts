import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_PATH } from '#app/domain/start/paths.ts';
import { boundOf } from '#tests/house/cost-reasons.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';

const TOKEN = 'x'.repeat(32);
const THINGS = 200;
/** As long as the figures of a moment ago are answered again. */
const FRESH_MS = 1_050;

let portal: PortalProcess;
let stores: Stores;
let jan: Visitor;
let figures: string;

beforeAll(async () => {
  const port = await freePort();
  figures = `http://127.0.0.1:${port}/metrics`;
  const counted = `--import=${new URL('../../support/counted.mjs', import.meta.url).href}`;
  portal = await startPortal({
    env: { NODE_OPTIONS: counted, METRICS_PORT: String(port), METRICS_TOKEN: TOKEN, PORTAL_FAST: 'none' },
  });
  stores = openStores(storesIn(portal.dataDirectory));
  jan = await signedInAt(portal.origin, 'jan.nowak');
});
afterAll(async () => {
  await stores.close();
  await portal.stop();
});

/** The number of times that home.toDo was asked until now. */
async function asked() {
  await new Promise((resolve) => setTimeout(resolve, FRESH_MS));
  const answer = await fetch(figures, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).split('\n');
  return lines
    .filter((line) => line.startsWith('portal_provider_calls_total') && line.includes('"home.toDo"'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function costOf(path: string) {
  const { headers, status, page } = await jan.get(path);
  expect(status).toBe(200);
  const [calls = NaN, provider = NaN, store = NaN] = (headers.get('x-cost') ?? '').split(' ').map(Number);
  return { calls, statements: provider + store, page };
}

/** The least of three views: the catalogue of bookings is read anew from time to time, by whoever comes then. */
async function leastOf(path: string) {
  const views = [await costOf(path), await costOf(path), await costOf(path)];
  return {
    calls: Math.min(...views.map(({ calls }) => calls)),
    statements: Math.min(...views.map(({ statements }) => statements)),
  };
}

it.each([
  ['/start', 1],
  [ALL_PATH, 1],
  ['/account', 0],
  ['/bookings', 0],
  ['/messages', 0],
])('%s asks for all that waits %d times', async (path, times) => {
  const before = await asked();
  await costOf(path);
  expect((await asked()) - before).toBe(times);
});

it('200 things that wait leave /start within its bounds, and as dear as it was', async () => {
  const before = await leastOf('/start');
  const one = await stores.provider
    .selectFrom('invoices')
    .selectAll()
    .where('patient_id', '=', 'patient-1001')
    .executeTakeFirstOrThrow();
  const open = { ...one, state: 'DUE' as const, due_on: '2026-01-02', of_key: null };
  const rows = Array.from({ length: THINGS }, (_, index) => ({ ...open, ref_invoice: `FV/MANY/${index}` }));
  await stores.provider.insertInto('invoices').values(rows).execute();
  const all = await costOf(ALL_PATH);
  expect(all.page.querySelectorAll('main li').length).toBeGreaterThanOrEqual(THINGS);
  const { calls, statements } = await leastOf('/start');
  expect([calls, statements]).toEqual([before.calls, before.statements]);
  expect(calls).toBeLessThanOrEqual(boundOf('start').calls);
  expect(statements).toBeLessThanOrEqual(boundOf('start').statements);
});
