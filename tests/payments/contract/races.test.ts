import { beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import { bankOfTests, JAN_DUE, startedBy, STANISLAW_DUE } from './at-bank.ts';

const ROUNDS = 20;
const AT_ONCE = 20;
const at = bankOfTests();

describeEachEngine(
  'many at once',
  (portal) => {
    beforeEach(() => at.begin(portal()));
    const paymentsOf = (ref: string) =>
      portal().provider.db.selectFrom('payments').selectAll().where('ref_invoice', '=', ref).execute();

    it(`begin one payment, ${ROUNDS} rounds of ${AT_ONCE}`, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const addresses = await Promise.all(
          Array.from({ length: AT_ONCE }, () => startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE })),
        );
        expect(new Set(addresses).size).toBe(1);
        expect(await paymentsOf(JAN_DUE)).toHaveLength(1);
        expect(at.bank.all()).toHaveLength(1);
        await at.begin(portal());
      }
    }, 120_000);

    it('begin one payment from two guardians', async () => {
      await portal()
        .provider.db.updateTable('account_patients')
        .set({ role: 'WARD', link_state: 'C' })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', 'patient-1007')
        .execute();
      const who = ['anna.kowalska', 'stanislaw.wojcik'];
      const addresses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          startedBy(portal(), { as: who[index % 2] ?? '', ref: STANISLAW_DUE }),
        ),
      );
      expect(new Set(addresses).size).toBe(1);
      expect(await paymentsOf(STANISLAW_DUE)).toHaveLength(1);
    });

    it('begin one new payment after a no', async () => {
      const first = await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE });
      await at.say(first, 'REJECTED');
      const again = await Promise.all(
        Array.from({ length: AT_ONCE }, () => startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE })),
      );
      expect(new Set(again).size).toBe(1);
      expect(await paymentsOf(JAN_DUE)).toHaveLength(2);
    });

    it('of the same call-back write one step and one mail', async () => {
      const address = await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE });
      const order = at.orderOf(address);
      at.bank.decide(order, 'COMPLETED');
      await Promise.all(Array.from({ length: AT_ONCE }, () => at.bank.tell(order)));
      const answers = order.deliveries.flatMap((delivery) => delivery.answers);
      expect(new Set(answers)).toEqual(new Set([200]));
      const { db } = portal().provider;
      const steps = await db
        .selectFrom('payment_steps')
        .innerJoin('payments', 'payments.id', 'payment_steps.payment_id')
        .select('payment_steps.state')
        .where('ref_invoice', '=', JAN_DUE)
        .execute();
      expect(steps).toHaveLength(3);
      expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    });

    it('of two rounds ask the gateway once', async () => {
      const order = at.orderOf(await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE }));
      portal().clock.advance('PT31M');
      await Promise.all(Array.from({ length: 6 }, () => at.ask()));
      expect(order.questions).toBe(1);
    });
  },
  at.options,
);
