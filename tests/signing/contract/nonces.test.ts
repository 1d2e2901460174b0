import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { describeEachProvider, PASSWORD } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from './at-desk.ts';

/** S-07, B-77: the word of a return counts with its nonce alone, once, of this account and document. */

const { kinds, options, begin, sign, nonceOf } = deskOfTests();
const ZOFIA = 'patient-1003';
const PAPER = { kind: 'CONSENT', id: 'paper-1' } as const;
const ANOTHER = { kind: 'CONSENT', id: 'paper-2' } as const;
const OTHER_KIND = { kind: 'DECLARATION', id: 'paper-1' } as const;
const query = {
  successUrl: 'https://portal.example/consents/paper-1?epuapstatus=ok',
  errorUrl: 'https://portal.example/consents/paper-1?epuapstatus=error',
};
type Paper = { kind: 'CONSENT' | 'DECLARATION'; id: string };

describeEachProvider(
  'the nonce of a return',
  (at) => {
    let anna: ProviderClient;
    let jan: ProviderClient;
    const db = () => at().provider.db;
    const links = () => db().updateTable('account_patients').where('patient_id', '=', ZOFIA);
    /** Anna's daughter, for whom Jan acts as well in these tests. */
    beforeEach(async () => {
      await begin(at());
      await db()
        .deleteFrom('account_patients')
        .where('patient_id', '=', ZOFIA)
        .where('account_id', '=', 'account-2001')
        .execute();
      await links().set({ link_state: 'C' }).execute();
      const link = await db()
        .selectFrom('account_patients')
        .selectAll()
        .where('patient_id', '=', ZOFIA)
        .executeTakeFirstOrThrow();
      await db()
        .insertInto('account_patients')
        .values({ ...link, account_id: 'account-2001' })
        .execute();
      for (const { id } of [PAPER, ANOTHER]) kinds.lay({ id, patient_id: ZOFIA });
      anna = await at().as('anna.kowalska');
      jan = await at().as('jan.nowak');
    });
    const start = async (who: ProviderClient, { kind, id }: Paper = PAPER) => {
      const begun = kind === 'CONSENT' ? who.signing.beginConsent : who.signing.beginDeclaration;
      return (await begun({ params: { id }, query })).url;
    };
    const back = (who: ProviderClient, nonce: string, paper: Paper = PAPER) =>
      who.signing.outcome({ ...paper, nonce, word: 'error' });
    const errorNonce = (url: string) => nonceOf(url, 'error').nonce;
    /** Whoever tries what is not theirs leaves it to its owner. */
    const stillGood = async (nonce: string) =>
      expect(await back(anna, nonce)).toEqual({ state: 'GIVEN_UP', isReturn: true });

    it('is good for who has begun, and ends the waiting', async () => {
      await stillGood(errorNonce(await start(anna)));
    });

    it('is good for another session of the account', async () => {
      const nonce = errorNonce(await start(anna));
      const { token } = await at().guest().account.signIn({ username: 'anna.kowalska', password: PASSWORD });
      const elsewhere = at().withToken(token);
      expect(await back(elsewhere, nonce)).toEqual({ state: 'GIVEN_UP', isReturn: true });
    });

    it('is not another account’s, who waits for its own', async () => {
      const nonce = errorNonce(await start(anna));
      await start(jan);
      expect(await back(jan, nonce)).toMatchObject({ state: 'WAITING', isReturn: false });
      await stillGood(nonce);
    });

    it.each([ANOTHER, OTHER_KIND])('is not another document’s: %o', async (paper) => {
      const nonce = errorNonce(await start(anna));
      await start(anna, paper);
      expect(await back(anna, nonce, paper)).toMatchObject({ state: 'WAITING', isReturn: false });
      await stillGood(nonce);
    });

    it.each(['', 'made-up', 'x'.repeat(200), '%00', '*'])('is not made up: "%s"', async (nonce) => {
      const own = errorNonce(await start(anna));
      expect(await back(anna, nonce)).toMatchObject({ state: 'WAITING', isReturn: false });
      await stillGood(own);
    });

    it('is used up by its first return, whatever that has found', async () => {
      const url = await start(anna);
      const { nonce } = nonceOf(url);
      expect(await anna.signing.outcome({ ...PAPER, nonce, word: 'ok' })).toMatchObject({
        state: 'WAITING',
        isReturn: true,
      });
      expect(await back(anna, nonce)).toMatchObject({ state: 'WAITING', isReturn: false });
      await sign(url, { by: 'patient-1002' });
      expect(await back(anna, nonce)).toMatchObject({ state: 'SIGNED', isReturn: false });
    });

    it('is good once of ten returns at the same time', async () => {
      const nonce = errorNonce(await start(anna));
      const all = await Promise.all(Array.from({ length: 10 }, () => back(anna, nonce)));
      expect(all.filter(({ isReturn }) => isReturn)).toHaveLength(1);
      expect(await anna.signing.outcome(PAPER)).toMatchObject({ state: 'GIVEN_UP' });
    });

    it('of a waiting that is over ends no later one', async () => {
      const nonce = errorNonce(await start(anna));
      kinds.change(PAPER.id, { text: 'Druga' });
      await start(anna);
      expect(await back(anna, nonce)).toMatchObject({ state: 'WAITING' });
    });

    it('is nobody’s once who acted as guardian does so no longer, and is not used up by trying', async () => {
      const url = await start(anna);
      await sign(url, { by: 'patient-1002' });
      await links().where('account_id', '=', 'account-2002').set({ link_state: 'D' }).execute();
      await expectRefusal(back(await at().as('anna.kowalska'), errorNonce(url)), 'NOT_FOUND');
      expect([kinds.stateOf(PAPER.id), kinds.marked]).toEqual(['OPEN', []]);
      const row = db().selectFrom('signings').select('nonce_used_at');
      expect(await row.executeTakeFirst()).toEqual({ nonce_used_at: null });
    });

    it('is asked for by nobody who is not signed in', async () => {
      const nonce = errorNonce(await start(anna));
      await expect(back(at().guest(), nonce)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
      await stillGood(nonce);
    });

    it('is kept as a hash alone', async () => {
      const nonce = errorNonce(await start(anna));
      const { nonce_hash } = await db().selectFrom('signings').select('nonce_hash').executeTakeFirstOrThrow();
      expect(nonce_hash).not.toContain(nonce);
    });
  },
  options,
);
