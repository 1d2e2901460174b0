import { afterEach, beforeEach, expect, it } from 'vitest';
import { takesLong } from '#server/gate/making.ts';
import { aBrowser, gateWith } from '#tests/support/gate.ts';
import { routeMap } from '#tests/support/route-map.ts';

const PRINTOUT = '/consents/consent-1/printout.pdf';

let gate: Awaited<ReturnType<typeof gateWith>>;
/** The work that the app has begun, in order, and how many printouts it makes at the same time. */
let begun: string[];
let running: number;
let most: number;
/** True where making one lets others in between, as it does where a store of another process is asked. */
let waits: boolean;

beforeEach(async () => {
  begun = [];
  running = 0;
  most = 0;
  waits = true;
  gate = await gateWith({
    app: async ({ request }) => {
      const { pathname } = new URL(request.url);
      begun.push(pathname);
      if (pathname !== PRINTOUT) return new Response('<p>');
      running += 1;
      most = Math.max(most, running);
      if (waits) await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return new Response('pdf', { headers: { 'content-type': 'application/pdf' } });
    },
  });
});
afterEach(() => gate.close());

async function signedIn(accountId: string) {
  const browser = aBrowser();
  await gate.store.sessions.create({ id: browser.browserId, accountId, token: 't', now: Date.now() });
  return (path: string) => gate.ask(path, { headers: { cookie: browser.cookie } });
}

it('of sixty printouts of one account one is made at a time; others get their pages before the second', async () => {
  const [jan, anna] = [await signedIn('account-1'), await signedIn('account-2')];
  const all = Array.from({ length: 60 }, () => jan(PRINTOUT));
  const others = [anna('/bookings'), jan('/bookings'), gate.ask('/login'), anna(PRINTOUT)];

  const answers = await Promise.all(all);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most).toBeLessThanOrEqual(2);
  const second = begun.indexOf(PRINTOUT, begun.indexOf(PRINTOUT) + 2);
  for (const path of ['/bookings', '/login']) expect(begun.lastIndexOf(path)).toBeLessThan(second);

  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect([made.length, refused.length]).toEqual([21, 39]);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['20']));
  expect(new Set(gate.refusals.map(({ context }) => context.refusal?.reason))).toEqual(
    new Set(['many-files']),
  );
});

it('others get theirs before the second also where making one never waits', async () => {
  waits = false;
  const [jan, anna] = [await signedIn('account-1'), await signedIn('account-2')];
  const all = Array.from({ length: 60 }, () => jan(PRINTOUT));
  expect((await anna('/bookings')).status).toBe(200);
  expect(begun.filter((path) => path === PRINTOUT).length).toBeLessThan(2);
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(39);
});

it('two browsers of one account wait for each other', async () => {
  const [one, other] = [await signedIn('account-1'), await signedIn('account-1')];
  await Promise.all([one(PRINTOUT), other(PRINTOUT), one(PRINTOUT)]);
  expect([most, begun.length]).toEqual([1, 3]);
});

it('is said of every page and file that is made to be printed or taken along', () => {
  const made = routeMap.filter(({ file }) => /(?:print|archive|copy)[\w-]*\.tsx$/.test(file));
  expect(made.length).toBeGreaterThan(15);
  const paths = made.map(({ path = '' }) => `/${path}`);
  expect(paths.filter((path) => !takesLong(path))).toEqual([]);
  expect(['/bookings', '/Account/Copy/', '/start'].map(takesLong)).toEqual([false, true, false]);
});
