import { beforeEach, expect, it } from 'vitest';
import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { bankOfTests, JAN_DUE, startedBy } from './at-bank.ts';

const KILLS = 5;
const at = bankOfTests();
let isKilled = false;

/** The bank has taken the order, and whoever asked is gone before its answer is written down: nothing of it comes back. */
const gateway: PaymentGateway = {
  ...at.options.gateway,
  async start(order) {
    const taken = await at.options.gateway.start(order);
    return isKilled ? new Promise(() => undefined) : taken;
  },
};

describeEachEngine(
  'an answer of the gateway that is lost',
  (portal) => {
    beforeEach(() => at.begin(portal()));
    const begun = () =>
      portal().provider.db.selectFrom('payments').selectAll().where('ref_invoice', '=', JAN_DUE).execute();
    const start = () => startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE });

    /** A press whose process ends between the gateway's answer and the store. */
    async function killed() {
      isKilled = true;
      void start();
      await expect.poll(() => at.bank.all().length, { timeout: 5_000 }).toBeGreaterThan(0);
      const before = at.bank.all().length;
      isKilled = false;
      return before;
    }

    it(`leaves one payment that is gone on with, ${KILLS} times`, async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await killed();
        expect(await begun()).toMatchObject([{ state: 'NEW', address: null }]);
        portal().clock.advance('PT16S');
        const address = await start();
        expect(await begun()).toMatchObject([{ state: 'PENDING', address }]);
        await at.say(address, 'COMPLETED');
        expect(await begun()).toMatchObject([{ state: 'COMPLETED' }]);
        await at.begin(portal());
      }
    });

    it('is not missed where the call-back tells of that order', async () => {
      await killed();
      const [order] = at.bank.all();
      if (!order) throw new Error('no order');
      at.bank.decide(order, 'COMPLETED');
      await at.bank.tell(order);
      expect(await begun()).toMatchObject([{ state: 'COMPLETED', open_key: null }]);
    });

    it('does not take money twice where both orders are paid: the second goes back', async () => {
      await killed();
      const [lost] = at.bank.all();
      portal().clock.advance('PT16S');
      await at.say(await start(), 'COMPLETED');
      if (!lost) throw new Error('no order');
      at.bank.decide(lost, 'COMPLETED');
      await at.bank.tell(lost);
      const refunds = await portal()
        .provider.db.selectFrom('payment_refunds')
        .selectAll()
        .where('ext_id', '=', lost.extOrderId)
        .execute();
      expect(refunds).toMatchObject([{ reason: 'SECOND_PAYMENT', amount: 15_000 }]);
      expect(await begun()).toHaveLength(1);
    });
  },
  { gateway },
);
