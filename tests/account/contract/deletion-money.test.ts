import { beforeEach, expect, it } from 'vitest';
import { bankOfTests, JAN_DUE, startedBy } from '#tests/payments/contract/at-bank.ts';
import { newKey } from '#tests/deposits/contract/scene.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { settleMoney } from '#tests/support/settled-money.ts';
import { refusalOf } from '#tests/support/refusals.ts';

const bank = bankOfTests();
const JAN = 'account-2001';

describeEachProvider(
  'a deletion while something is still to come (A-78)',
  (portal) => {
    const db = () => portal().provider.db;
    beforeEach(async () => {
      await bank.begin(portal());
      await db().updateTable('bookings').set({ status: 'CANCELED' }).execute();
      await settleMoney(db());
    });
    const jan = () => portal().as('jan.nowak');
    const stops = async () => (await (await jan()).account.deletion()).money;
    const refused = async () => {
      const { code, data } = await refusalOf((await jan()).account.remove());
      return [code, (data as { money: object[] }).money];
    };

    it('is refused while a payment of the account is at the bank, and names it', async () => {
      expect(await stops()).toEqual([]);
      const address = await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE });
      const money = [
        expect.objectContaining({ kind: 'PAYMENT', refInvoice: JAN_DUE, id: expect.any(String) as unknown }),
      ];
      expect(await stops()).toEqual(money);
      expect(await refused()).toEqual(['DELETION_STOPPED', money]);
      await bank.say(address, 'COMPLETED');
      expect(await stops()).toEqual([]);
    });

    it('is refused while money goes back to the account, until it is there', async () => {
      await bank.say(await startedBy(portal(), { as: 'jan.nowak', ref: JAN_DUE }), 'COMPLETED');
      const payment = await db()
        .selectFrom('payments')
        .selectAll()
        .where('ref_invoice', '=', JAN_DUE)
        .orderBy('started_at', 'desc')
        .executeTakeFirstOrThrow();
      const refund = { ext_id: payment.paid_ext_id ?? '', payment_id: payment.id, amount: payment.amount };
      await db()
        .insertInto('payment_refunds')
        .values({ ...refund, reason: 'SECOND_PAYMENT', made_at: payment.started_at, done_on: null })
        .execute();
      const money = [expect.objectContaining({ kind: 'REFUND', amount: payment.amount, id: payment.id })];
      expect(await refused()).toEqual(['DELETION_STOPPED', money]);
      await db().updateTable('payment_refunds').set({ done_on: '2026-10-20' }).execute();
      expect(await stops()).toEqual([]);
    });

    it('is refused while a payout was asked for', async () => {
      const client = await jan();
      const [deposit] = await client.deposits.balances();
      const { patientId = '', depositId } = deposit ?? {};
      await client.deposits.request({ patientId, depositId, amount: 100, key: newKey() });
      const money = [expect.objectContaining({ kind: 'PAYOUT', id: deposit?.depositId, amount: 100 })];
      expect(await refused()).toEqual(['DELETION_STOPPED', money]);
    });

    it('names papers that wait for a signature, and how many confirmations there are, and is done', async () => {
      await db()
        .updateTable('patient_consents')
        .set({ account_id: JAN, type: 'CDPM', status: 'REGISTERED', signed_at: null, valid_to: null })
        .where('patient_id', '=', 'patient-1001')
        .where('live_key', 'is', null)
        .execute();
      const client = await jan();
      const { papers = [], paidCount } = await client.account.deletion();
      const consents = await db()
        .selectFrom('patient_consents')
        .select('id')
        .where('account_id', '=', JAN)
        .where('type', '=', 'CDPM')
        .execute();
      expect(consents.length).toBeGreaterThan(0);
      expect(papers.map(({ id }) => id)).toEqual(expect.arrayContaining(consents.map(({ id }) => id)));
      expect(paidCount).toBeGreaterThan(0);
      expect(await client.account.remove()).toEqual({ deleted: true });
    });
  },
  bank.options,
);
