import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { signable } from '#provider/declarations/signable.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from '#tests/signing/contract/at-desk.ts';
import { declared, FIRST } from './steps.ts';

const { options, begin, sign } = deskOfTests();
const query = {
  successUrl: 'https://portal.example/declarations/x?epuapstatus=ok',
  errorUrl: 'https://portal.example/declarations/x?epuapstatus=error',
};

describeEachEngine(
  'a declaration that is signed',
  (at) => {
    let jan: ProviderClient;
    let id: string;
    let systemId: string;
    const start = async (document = id) =>
      (await jan.signing.beginDeclaration({ params: { id: document }, query })).url;
    const outcome = () => jan.signing.outcome({ kind: 'DECLARATION', id });
    beforeEach(async () => {
      await begin(at());
      jan = await at().as('jan.nowak');
      const [live] = (await jan.declarations.list()).filter(
        ({ type, state }) => type === 'NURSE' && state !== 'CANCELED',
      );
      const made = await declared(jan, {}, live);
      id = made.id;
      systemId = made.systemId ?? '';
    });

    it('stays REGISTERED until the hospital system has taken it, which it does then', async () => {
      await expectRefusal(jan.hospitalDeclarations.change({ systemId, stateExport: 'A' }), 'NOT_SIGNED');
      await sign(await start());
      expect((await outcome()).state).toBe('SIGNED');
      const signed = await jan.declarations.get({ id });
      expect(signed).toMatchObject({
        state: 'REGISTERED',
        stateExport: 'N',
        signedAt: at().clock.now().toISOString(),
      });
      await jan.hospitalDeclarations.change({ systemId, stateExport: 'A' });
      expect(await jan.declarations.get({ id })).toMatchObject({ state: 'SUBMITTED', stateExport: 'A' });
      expect((await outcome()).state).toBe('SIGNED');
      await expectRefusal(start(), 'NOT_OPEN');
    });

    it('edited or withdrawn meanwhile, takes no signature of what it was', async () => {
      const former = await start();
      const choices = { ...FIRST, practitionerChoiceOrderNumber: 2, practitionerChoiceOrderReasonCode: 1 };
      await jan.declarations.change({ id, choices });
      await sign(former);
      expect(await outcome()).toMatchObject({ state: 'REFUSED', reason: 'OTHER_DOCUMENT' });
      await jan.hospitalDeclarations.change({ systemId, choices });
      const again = await start();
      expect(again).not.toBe(former);
      await jan.declarations.change({ id, state: 'CANCELED' });
      await sign(again);
      expect(await outcome()).toMatchObject({ state: 'REFUSED', reason: 'OTHER_DOCUMENT' });
      expect((await jan.declarations.get({ id })).signedAt).toBeUndefined();
      await jan.hospitalDeclarations.change({ systemId, state: 'CANCELED' });
    });

    it('is not begun while an edit waits for the hospital system, whoever asks', async () => {
      const choices = { ...FIRST, practitionerChoiceOrderNumber: 2, practitionerChoiceOrderReasonCode: 1 };
      await jan.declarations.change({ id, choices });
      await expectRefusal(start(), 'EDIT_WAITS');
      await jan.hospitalDeclarations.change({ systemId, choices });
      const address = await start();
      expect(await outcome()).toMatchObject({ state: 'WAITING' });

      // Edited there and back: what is signed is what the portal says, and the hospital system does not yet.
      await jan.hospitalDeclarations.change({ systemId, choices: FIRST });
      await sign(address);
      expect(await outcome()).toMatchObject({ state: 'WAITING' });
      await jan.hospitalDeclarations.change({ systemId, choices });
      expect(await outcome()).toMatchObject({ state: 'SIGNED' });
    });

    it('tells the address at the signing service with the one declaration, to its people alone', async () => {
      expect((await jan.declarations.get({ id })).urlEpuap).toBeUndefined();
      const url = await start();
      await sign(url);
      await outcome();
      expect((await jan.declarations.get({ id })).urlEpuap).toBe(url);
      const listed = (await jan.declarations.list()).find((one) => one.id === id);
      expect([listed?.id, listed?.urlEpuap]).toEqual([id, undefined]);
      const anna = await at().as('anna.kowalska');
      await expectRefusal(anna.declarations.get({ id }), 'NOT_FOUND');
    });

    it('is open to its people alone, and not once it is signed, submitted or withdrawn', async () => {
      for (const other of ['declaration-5002', 'none']) await expectRefusal(start(other), 'NOT_FOUND');
      await expectRefusal(start('declaration-5001'), 'NOT_OPEN');
      await sign(await start());
      await outcome();
      await expectRefusal(start(), 'NOT_OPEN');
    });
  },
  { ...options, signables: signable },
);
