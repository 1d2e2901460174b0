import { beforeEach, expect, it } from 'vitest';
import { PAYMENT_STATES, type PaymentState } from '#contract/payments/reading/states.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { bankOfTests, JAN_DUE, startedBy } from './at-bank.ts';

const ORDERS = 200;
const WORDS = 6;

/** A generator that says the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A model of what must come of words, written down without the table: forward only, COMPLETED final, one step back, and money after a no goes back. */
function model(words: readonly PaymentState[]) {
  const way = ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION', 'COMPLETED'];
  let state: PaymentState = 'PENDING';
  let goesBack = false;
  for (const word of words) {
    if (state === 'COMPLETED') continue;
    if (state === 'REJECTED') {
      goesBack ||= word === 'COMPLETED';
      continue;
    }
    if (state === 'CANCELED') {
      if (word === 'COMPLETED') state = word;
      continue;
    }
    const isEnd = word === 'CANCELED' || word === 'REJECTED';
    if (isEnd || way.indexOf(word) > way.indexOf(state)) state = word;
  }
  return { state, goesBack, isPaid: state === 'COMPLETED' };
}

const at = bankOfTests();

describeEachEngine(
  'call-backs in any order',
  (portal) => {
    beforeEach(() => at.begin(portal()));

    it(`come to what the model says, ${ORDERS} times`, async () => {
      const { db } = portal().provider;
      const next = seeded(38);
      for (let round = 0; round < ORDERS; round += 1) {
        const words = Array.from({ length: 1 + next(WORDS) }, () => PAYMENT_STATES[next(6)] ?? 'NEW');
        const address = await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE });
        for (const word of words) expect(await at.say(address, word)).toBe(200);
        const { extOrderId } = at.orderOf(address);
        const { payment_id: id } = await db
          .selectFrom('payment_orders')
          .select('payment_id')
          .where('ext_id', '=', extOrderId)
          .executeTakeFirstOrThrow();
        const payment = await db
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const steps = await db
          .selectFrom('payment_steps')
          .select('state')
          .where('payment_id', '=', id)
          .execute();
        const invoice = await db
          .selectFrom('invoices')
          .selectAll()
          .where('ref_invoice', '=', JAN_DUE)
          .executeTakeFirstOrThrow();
        const refunds = await db
          .selectFrom('payment_refunds')
          .selectAll()
          .where('payment_id', '=', id)
          .execute();
        const found = {
          state: payment.state,
          goesBack: refunds.length === 1,
          isPaid: invoice.state === 'PAID',
        };
        expect(found, words.join(' ')).toEqual(model(words));
        expect(new Set(steps.map(({ state }) => state)).size).toBe(steps.length);
        const isUnderWay = ['NEW', 'PENDING', 'WAITING_FOR_CONFIRMATION'].includes(payment.state);
        expect(payment.open_key !== null).toBe(isUnderWay);
        await at.begin(portal());
      }
    }, 120_000);
  },
  at.options,
);
