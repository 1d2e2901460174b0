import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from './at-desk.ts';
import { audited, PAPER, start } from './papers.ts';

const { kinds, options, begin, sign, nonceOf } = deskOfTests();

describeEachProvider(
  'a signature of who acts for another',
  (at) => {
    let anna: ProviderClient;
    beforeEach(async () => {
      await begin(at());
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1003' });
      anna = await at().as('anna.kowalska');
    });
    const link = (state: 'C' | 'D') =>
      at()
        .provider.db.updateTable('account_patients')
        .set({ link_state: state })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', 'patient-1003')
        .execute();

    it('is the parent’s, and no stranger’s', async () => {
      await sign((await start(anna)).url, { by: 'patient-1001' });
      expect(await anna.signing.outcome(PAPER)).toMatchObject({ reason: 'ANOTHER_PERSON' });
      await sign((await start(anna)).url, { by: 'patient-1002' });
      expect(await anna.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it('is nobody’s once the link has ended between going and coming', async () => {
      const { url } = await start(anna);
      await sign(url, { by: 'patient-1002' });
      await link('D');
      try {
        const back = await at().as('anna.kowalska');
        await expectRefusal(back.signing.outcome({ ...PAPER, ...nonceOf(url) }), 'NOT_FOUND');
        expect([kinds.stateOf(PAPER.id), kinds.marked]).toEqual(['OPEN', []]);
      } finally {
        await link('C');
      }
    });
  },
  options,
);

describeEachProvider('where nobody can sign electronically', (at) => {
  it('nothing is offered', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.signing.offer()).toEqual({ signing: 'NONE' });
  });
});

describeEachProvider(
  'where there is no service',
  (at) => {
    it('a document is signed on paper alone', async () => {
      kinds.clear();
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1001' });
      await expectRefusal(start(await at().as('jan.nowak')), 'CLOSED');
    });
  },
  { signatures: options.signatures, signables: options.signables },
);

describeEachEngine(
  'one signature asked for many times at once',
  (at) => {
    beforeEach(async () => {
      await begin(at());
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1001' });
    });
    const ten = <Answer>(work: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, work));

    it('is begun once', async () => {
      const jan = await at().as('jan.nowak');
      const answers = await ten(() => start(jan));
      expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    });

    it('is one SIGNED, one document and one entry in the audit', async () => {
      const jan = await at().as('jan.nowak');
      await sign((await start(jan)).url);
      const before = (await audited(at())).length;
      const answers = await ten(() => jan.signing.outcome(PAPER));
      expect(new Set(answers.map(({ signedDocumentId }) => signedDocumentId)).size).toBe(1);
      expect(kinds.marked).toHaveLength(1);
      expect((await audited(at())).slice(before)).toHaveLength(1);
    });
  },
  options,
);
