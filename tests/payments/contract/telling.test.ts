import { beforeEach, expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { bankOfTests, STANISLAW_DUE, startedBy } from './at-bank.ts';

const [ANNA, STANISLAW, PATIENT] = ['account-2002', 'account-2006', 'patient-1007'];
const at = bankOfTests();

describeEachProvider(
  'who is told of a payment (S-15, S-45)',
  (portal) => {
    beforeEach(async () => {
      await at.begin(portal());
      await link('C');
    });

    const link = async (state: 'C' | 'D' | 'J', accountId = ANNA) => {
      await portal()
        .provider.db.updateTable('account_patients')
        .set({ link_state: state, ...(accountId === ANNA && { role: 'WARD' as const }) })
        .where('account_id', '=', accountId)
        .where('patient_id', '=', PATIENT)
        .execute();
    };
    const addressOf = async (id: string) => {
      const { db } = portal().provider;
      const { email } = await db
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return email;
    };
    const told = async () => {
      const mails = await portal().provider.db.selectFrom('outbox').selectAll().execute();
      return mails.map(({ recipient }) => recipient);
    };
    const begun = () => startedBy(portal(), { as: 'anna.kowalska', ref: STANISLAW_DUE });

    it('is the guardian who has paid', async () => {
      await at.say(await begun(), 'COMPLETED');
      expect(await told()).toEqual([await addressOf(ANNA)]);
    });

    it.each(['D', 'J'] as const)('is the patient once that guardian’s link is %s', async (state) => {
      const address = await begun();
      await link(state);
      await at.say(address, 'COMPLETED');
      expect(await told()).toEqual([await addressOf(STANISLAW)]);
    });

    it('is nobody where nobody may see it any more', async () => {
      const address = await begun();
      await link('D');
      await link('D', STANISLAW);
      await at.say(address, 'COMPLETED');
      expect(await told()).toEqual([]);
      await link('C', STANISLAW);
    });
  },
  at.options,
);
