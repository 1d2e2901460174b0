import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { callBackOf } from '#provider/payments/bench/bank-call-backs.ts';
import { BANK_ACCOUNT, BANK_PATH, type BankOrder } from '#provider/payments/bench/bank-order.ts';
import { freePort, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, type Stores } from '#tests/support/portal-stores.ts';
import { freshStore, type TestStore } from '#tests/support/stores.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { decideAtBank, DUE, payPathOf } from '#tests/payments/scene.ts';

/** A-159, C-38: two portals on one PostgreSQL, and one bank, which is the first one's. */

const ROUNDS = 10;
const AT_ONCE = 20;
const PATH = payPathOf(DUE);

let dropped: TestStore[];
let portals: [PortalProcess, PortalProcess];
let stores: Stores;

beforeAll(async () => {
  const [provider, portal] = await Promise.all([freshStore('postgres'), freshStore('postgres')]);
  dropped = [provider, portal];
  const [first, second] = [await freePort(), await freePort()];
  const env = {
    PROVIDER_STORE: provider.url,
    PORTAL_STORE: portal.url,
    PORTAL_SECRET: 'what both processes know and nobody else does',
    PORTAL_ORIGIN: [first, second].map((port) => `http://127.0.0.1:${port}`).join(),
  };
  const one = await startPortal({ env, port: first });
  const atBank = {
    PAYMENT_URL: one.benchOrigin + BANK_PATH,
    PAYMENT_POS: BANK_ACCOUNT.pos,
    PAYMENT_CLIENT: BANK_ACCOUNT.client,
    PAYMENT_SECRET: BANK_ACCOUNT.secret,
    PAYMENT_SIGNATURE_KEY: BANK_ACCOUNT.signatureKey,
  };
  portals = [one, await startPortal({ env: { ...env, ...atBank }, port: second })];
  stores = openStores({ providerStore: provider.url, portalStore: portal.url });
});
afterAll(async () => {
  await stores.close();
  await Promise.all(portals.map((portal) => portal.stop()));
  for (const store of dropped) await store.drop();
});

afterEach(unpaid);

/** The invoice as if nobody had begun to pay it. */
async function unpaid() {
  const db = stores.provider;
  const begun = db.selectFrom('payments').select('id').where('ref_invoice', '=', DUE);
  for (const table of ['payment_refunds', 'payment_steps', 'payment_orders'] as const)
    await db.deleteFrom(table).where('payment_id', 'in', begun).execute();
  await db.deleteFrom('payments').where('ref_invoice', '=', DUE).execute();
  await db
    .updateTable('invoices')
    .set({ state: 'DUE', paid_by: null, paid_at: null, paid_role: null })
    .where('ref_invoice', '=', DUE)
    .execute();
  await db.deleteFrom('outbox').execute();
}

/** One browser that reaches either process. */
async function atBoth(): Promise<[Visitor, Visitor]> {
  const one = createVisitor(portals[0].origin);
  expect((await one.signIn('jan.nowak')).status).toBe(303);
  const other = createVisitor(portals[1].origin);
  for (const [name, value] of one.cookies) other.cookies.set(name, value);
  return [one, other];
}

const ordersOf = async () =>
  (await (await fetch(`${portals[0].benchOrigin}/bank-testowy/orders.json`)).json()) as BankOrder[];
const payments = () =>
  stores.provider.selectFrom('payments').selectAll().where('ref_invoice', '=', DUE).execute();
const mails = () => stores.provider.selectFrom('outbox').select('subject').execute();
const steps = async () => {
  const rows = await stores.provider
    .selectFrom('payment_steps')
    .innerJoin('payments', 'payments.id', 'payment_steps.payment_id')
    .select(['payment_steps.state', 'made_by'])
    .where('ref_invoice', '=', DUE)
    .orderBy('position')
    .execute();
  return rows.map(({ state, made_by: by }) => [state, by]);
};

/** Presses at both at once; where all of them lead. */
async function pressed([one, other]: [Visitor, Visitor]) {
  const page = await one.get(PATH);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => (index % 2 ? one : other).submit(page)),
  );
  const [address = null, ...others] = new Set(answers.map(({ location }) => location));
  expect(others).toEqual([]);
  return { location: address };
}

it(`${AT_ONCE} presses at both ask the bank for one payment, ${ROUNDS} times`, async () => {
  const both = await atBoth();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = (await ordersOf()).length;
    await pressed(both);
    expect(await payments()).toMatchObject([{ state: 'PENDING', open_key: DUE }]);
    expect(await ordersOf()).toHaveLength(before + 1);
    await unpaid();
  }
});

it('the same call-back at both settles it once, with one mail', async () => {
  await pressed(await atBoth());
  const order = (await ordersOf()).at(-1);
  if (!order) throw new Error('no order');
  const { body, headers } = callBackOf({ order, state: 'COMPLETED', fault: 'NONE', account: BANK_ACCOUNT });
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      fetch(`${portals[index % 2 ? 0 : 1].origin}/payment-notifications`, { method: 'POST', body, headers }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await steps()).toEqual([
    ['NEW', 'PERSON'],
    ['PENDING', 'PERSON'],
    ['COMPLETED', 'GATEWAY'],
  ]);
  expect(await mails()).toHaveLength(1);
});

it('the rounds of both ask once how it stands, and settle it once', async () => {
  await decideAtBank(await pressed(await atBoth()), { when: 'NEVER' });
  for (const portal of portals) await portal.advance('PT31M');
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => portals[index % 2 ? 0 : 1].tell('/payments/questions', {})),
  );
  await expect.poll(async () => (await steps()).at(-1)).toEqual(['COMPLETED', 'QUESTION']);
  expect((await ordersOf()).at(-1)?.questions).toBe(1);
  expect(await steps()).toHaveLength(3);
  expect(await mails()).toHaveLength(1);
});
