import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedger } from '#tests/support/booking-ledger.ts';
import { startBookingLoad, underWay } from '#tests/support/booking-load.ts';
import { hoursOf, takeFirst, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY, setLimits } from '#tests/support/limits.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, prepareProvider, type Stores } from '#tests/support/portal-stores.ts';
import { freshStore, type TestStore } from '#tests/support/stores.ts';
import { createVisitor, fieldsOf, type Visitor } from '#tests/support/visitor.ts';

const PATIENTS = 8;
const TIMES = 20;
const ROUNDS = process.env['DEEP'] ? 50 : 5;

type Pair = [PortalProcess, PortalProcess];
let dropped: TestStore[];
let portals: Pair;
let stores: Stores;

beforeAll(async () => {
  const [provider, portal] = await Promise.all([freshStore('postgres'), freshStore('postgres')]);
  dropped = [provider, portal];
  const ports = [await freePort(), await freePort()] as const;
  const env = {
    PROVIDER_STORE: provider.url,
    PORTAL_STORE: portal.url,
    PORTAL_SECRET: 'what both processes know and nobody else does',
    PORTAL_ORIGIN: ports.map((port) => `http://127.0.0.1:${port}`).join(),
  };
  portals = await Promise.all([startPortal({ env, port: ports[0] }), startPortal({ env, port: ports[1] })]);
  await prepareProvider({ providerStore: provider.url, loadPatients: PATIENTS });
  stores = openStores({ providerStore: provider.url, portalStore: portal.url });
  await setLimits(stores.provider, ROOMY);
});
afterAll(async () => {
  await stores.close();
  await Promise.all(portals.map((portal) => portal.stop()));
  for (const store of dropped) await store.drop();
});

/** One browser that reaches either process: its cookies are the same at both. */
async function signedInAtBoth(username: string): Promise<[Visitor, Visitor]> {
  const first = createVisitor(portals[0].origin);
  expect((await first.signIn(username)).status).toBe(303);
  const second = createVisitor(portals[1].origin);
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  return [first, second];
}

const loadName = (number: number) => `load.0000${number}`;

describe('two processes on one PostgreSQL', () => {
  it('both have started on empty stores, and seeded them once', async () => {
    const { count } = await stores.provider
      .selectFrom('accounts')
      .where('username', '=', 'jan.nowak')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('a session, its forms and its drafts are known to both', async () => {
    const [one, other] = await signedInAtBoth('stanislaw.wojcik');
    const { answer, draft } = await walkOf(one).atDates();
    const same = await other.get(answer.path);
    expect(same.status).toBe(200);
    expect(same.html).toContain('Stanisław Wójcik');
    const taken = await takeFirst(other, answer);
    expect(taken.location).toBe(`/newbooking/summary?draft=${draft}`);
    expect((await one.follow(taken)).status).toBe(200);
  });

  it('what was kept by one is given back by the other', async () => {
    const [one, other] = await signedInAtBoth('jan.nowak');
    const page = await one.get('/display');
    const fields = { ...tokensOf(page), textSize: '300' };
    expect((await one.post('/display', { ...fields, csrf: 'stale' })).status).toBe(403);
    const shown = (await other.get('/display')).page.querySelector('#page-form');
    expect(shown && fieldsOf(shown)['textSize']).toEqual(['300']);
  });

  it('a session that one has ended is over at the other', async () => {
    const [one, other] = await signedInAtBoth('jan.nowak');
    await one.submit(await one.get('/logout'), {}, 'main form');
    expect((await other.get('/bookings')).location).toBe('/login?return=%2Fbookings');
  });

  it('the same form 20 times at both books one visit', async () => {
    const [one, other] = await signedInAtBoth('stanislaw.wojcik');
    const { answer } = await walkOf(one).atSummary();
    const form = answer.page.querySelector('#page-form');
    if (!form) throw new Error('no form');
    const fields = fieldsOf(form);
    const before = await liveBookings('account-2006');
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) => (index % 2 ? one : other).post(answer.path, fields)),
    );
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(answers[0]?.location).toContain('/newbooking/result/');
    expect(await liveBookings('account-2006')).toBe(before + 1);
  });

  it(`a time goes to one of ${PATIENTS} accounts, ${ROUNDS} times`, async () => {
    const racers = [];
    for (let number = 1; number <= PATIENTS; number += 1) {
      racers.push((await signedInAtBoth(loadName(number)))[number % 2 ? 0 : 1]);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const standing = await Promise.all(
        racers.map(async (visitor) => ({ visitor, ...(await walkOf(visitor).atDates()) })),
      );
      const [first] = standing;
      if (!first) throw new Error('nobody races');
      const hour = hoursOf((await walkOf(first.visitor).atTimes(first)).answer).at(-1) ?? {};
      const taken = await Promise.all(
        standing.map(({ visitor, answer }) => visitor.post(answer.path, { ...tokensOf(answer), ...hour })),
      );
      expect(taken.map(({ status }) => status).sort()).toEqual([
        303,
        ...Array<number>(PATIENTS - 1).fill(422),
      ]);
    }
  });

  it('one is killed under booking load: the other goes on, nothing is half, nothing is lost', async () => {
    const ledger = await openLedger(stores);
    const pairs: [Visitor, Visitor][] = [];
    for (let number = 1; number <= PATIENTS; number += 1) pairs.push(await signedInAtBoth(loadName(number)));
    const load = startBookingLoad(pairs.map((pair, index) => pair[index % 2 ? 0 : 1]));
    await underWay(load);
    await portals[0].stop('SIGKILL');
    await load.more(PATIENTS);
    await load.stop();
    ledger.note(load);
    await ledger.expectWhole();

    await portals[1].advance('PT61S');
    const atOther = new Map(pairs);
    await ledger.expectRepeatable(load, (visitor) => atOther.get(visitor) ?? visitor);
  });
});

async function liveBookings(accountId: string) {
  const rows = await stores.provider
    .selectFrom('bookings')
    .where('account_id', '=', accountId)
    .where('status', '<>', 'CANCELED')
    .select('system_id')
    .execute();
  return rows.length;
}
