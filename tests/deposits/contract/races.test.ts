import { expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import { balanceOf, HELENA, JAN, newKey, setPayouts, settle } from './scene.ts';

const ROUNDS = 20;
const PARALLEL = 20;
const together = <Value>(make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => make(index)));

describeEachEngine('payouts that are asked for at once', (at) => {
  it('make one of the whole balance, in each of twenty rounds', async () => {
    await setPayouts(at(), { most: null, perMonth: null });
    const clients = await together(() => at().as('anna.kowalska'));
    for (let round = 0; round < ROUNDS; round += 1) {
      const [amount = 0] = (await balanceOf(at(), 'anna.kowalska', 'deposit-5')) ?? [];
      const answers = await together((index) =>
        clients[index]!.deposits.request({ patientId: HELENA, amount, key: newKey() }),
      );
      expect(answers.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 'REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED')).toHaveLength(
        PARALLEL - 1,
      );
      expect((await balanceOf(at(), 'anna.kowalska', 'deposit-5'))?.[0]).toBe(0);
      const { id } = await at()
        .provider.db.selectFrom('deposit_payouts')
        .select('id')
        .where('deposit_id', '=', 'deposit-5')
        .where('state', '=', 'ACCEPTED')
        .executeTakeFirstOrThrow();
      const outcomes = await together(() =>
        settle(at(), { id, move: 'refuse', fields: { reason: 'Próba' } }),
      );
      expect(outcomes.filter((outcome) => outcome !== 409)).toEqual([{ id }]);
      expect((await balanceOf(at(), 'anna.kowalska', 'deposit-5'))?.[0]).toBe(amount);
    }
  });

  it('make one of one form', async () => {
    const clients = await together(() => at().as('jan.nowak'));
    const asked = { patientId: JAN, depositId: 'deposit-1', amount: 100, key: newKey() };
    const [before = 0] = (await balanceOf(at(), 'jan.nowak', 'deposit-1')) ?? [];
    const answers = await together((index) => clients[index]!.deposits.request(asked));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['ACCEPTED']));
    expect((await balanceOf(at(), 'jan.nowak', 'deposit-1'))?.[0]).toBe(before - 100);
  });

  it('are no more than the month may have', async () => {
    await setPayouts(at(), { most: null, perMonth: 5 });
    const clients = await together(() => at().as('jan.nowak'));
    const answers = await together((index) =>
      clients[index]!.deposits.request({ patientId: JAN, depositId: 'deposit-2', amount: 1, key: newKey() }),
    );
    expect(answers.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(5);
  });
});
