import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { decisionRoutes } from '#provider/signing/bench/decisions.ts';
import { moveSigning } from '#provider/signing/bench/moves.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { deskOfTests } from './at-desk.ts';

/** S-06, AP-09, B-36, B-71: what the service gives, and what each is worth. */

const { desk, kinds, options, begin, sign, nonceOf } = deskOfTests();
const PAPER = { kind: 'CONSENT', id: 'paper-1' } as const;
const query = {
  successUrl: 'https://portal.example/consents/paper-1?epuapstatus=ok',
  errorUrl: 'https://portal.example/consents/paper-1?epuapstatus=error',
};
const start = async ({ signing }: ProviderClient) =>
  (await signing.beginConsent({ params: { id: PAPER.id }, query })).url;
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

type Signing = NonNullable<Parameters<typeof sign>[1]>;
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

describeEachProvider(
  'a signed file',
  (at) => {
    let jan: ProviderClient;
    beforeEach(async () => {
      await begin(at());
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1001' });
      jan = await at().as('jan.nowak');
    });
    const returned = (url: string) => jan.signing.outcome({ ...PAPER, ...nonceOf(url) });

    const GOOD: readonly (readonly [Signing, string])[] = [
      [{}, 'application/pdf'],
      [{ format: 'XAdES' }, 'application/xml'],
    ];
    it.each(GOOD)('of the patient is taken, and kept as what it is: %o', async (signing, type) => {
      const url = await start(jan);
      await sign(url, signing);
      const { state, signedDocumentId = '' } = await returned(url);
      expect(state).toBe('SIGNED');
      const file = await jan.signing.document({ id: signedDocumentId });
      expect(file.type).toContain(type);
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(desk.find(tokenOf(url))?.signed);
    });

    it.each([
      ['SIGNED', {}],
      ['WITH_STAFF', { certificate: 'NO_LIST' }],
    ] as const)('that holds what is not signed names it: %s', async (state, signing) => {
      const url = await start(jan);
      await sign(url, { ...signing, format: 'XAdES' });
      const text = Buffer.from(desk.find(tokenOf(url))?.signed ?? []).toString();
      const more = text.replace('</ds:Signature>', '<ds:Object Id="dopisek">AA</ds:Object></ds:Signature>');
      desk.sign(tokenOf(url), { signed: bytes(more), isHeldBack: false });
      expect(await returned(url)).toMatchObject({ state, uncovered: ['dopisek'] });
      if (state === 'SIGNED') return;
      const { db } = at().provider;
      const { id } = await db.selectFrom('signings').select('id').executeTakeFirstOrThrow();
      const shown = decisionRoutes({ db, clock: at().clock, signables: kinds.signables }).request(
        '/signatures',
      );
      const html = (await (await shown).text()).replaceAll(/\s+/g, ' ');
      expect(html).toContain('Tego pliku podpis nie obejmuje:</strong> dopisek');
      await moveSigning({
        db,
        clock: at().clock,
        signables: kinds.signables,
        id,
        move: 'accept',
        fields: {},
      });
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED', uncovered: ['dopisek'] });
    });

    const WITH_STAFF: readonly Signing[] = [
      { certificate: 'NO_LIST' },
      { certificate: 'NO_PESEL' },
      { certificate: 'NO_LIST', format: 'XAdES' },
    ];
    it.each(WITH_STAFF)('that nobody can check goes to the staff, and signs nothing: %o', async (signing) => {
      const url = await start(jan);
      await sign(url, signing);
      expect(await returned(url)).toEqual({ state: 'WITH_STAFF', isReturn: true });
      expect([kinds.stateOf(PAPER.id), kinds.marked]).toEqual(['OPEN', []]);
    });

    /** Nothing of it counts; the same document is signed well afterwards. */
    const expectRefused = async (url: string, reason: string) => {
      expect(await returned(url)).toMatchObject({ state: 'REFUSED', reason, isReturn: true });
      expect([kinds.stateOf(PAPER.id), kinds.marked]).toEqual(['OPEN', []]);
      const rows = at().provider.db.selectFrom('signed_documents').select('id').execute();
      expect(await rows).toEqual([]);
      const again = await start(jan);
      expect(again).not.toBe(url);
      await sign(again);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    };

    const WRONG: readonly (readonly [Signing, string])[] = [
      [{ spoil: 'OTHER' }, 'CHANGED'],
      [{ spoil: 'CHANGED' }, 'CHANGED'],
      [{ spoil: 'UNSIGNED' }, 'NO_SIGNATURE'],
      [{ by: 'patient-1002' }, 'ANOTHER_PERSON'],
      [{ by: 'patient-1002', certificate: 'NO_PESEL' }, 'ANOTHER_PERSON'],
      [{ by: 'patient-1002', certificate: 'NO_LIST' }, 'ANOTHER_PERSON'],
      [{ certificate: 'EXPIRED' }, 'EXPIRED'],
      [{ certificate: 'REVOKED' }, 'REVOKED'],
      [{ certificate: 'FOREIGN' }, 'UNKNOWN_ISSUER'],
      [{ format: 'XAdES', spoil: 'OTHER' }, 'CHANGED'],
      [{ format: 'XAdES', by: 'patient-1002' }, 'ANOTHER_PERSON'],
      [{ format: 'XAdES', certificate: 'EXPIRED' }, 'EXPIRED'],
      [{ format: 'XAdES', certificate: 'REVOKED' }, 'REVOKED'],
      [{ format: 'XAdES', certificate: 'FOREIGN' }, 'UNKNOWN_ISSUER'],
    ];
    it.each(WRONG)(
      'that is wrong is refused with its reason, and can be made anew: %o',
      async (signing, reason) => {
        const url = await start(jan);
        await sign(url, signing);
        await expectRefused(url, reason);
      },
    );

    /** The files that somebody would send in the place of a signed one. */
    const MADE_UP: readonly (readonly [string, (signed: Uint8Array) => Uint8Array, string])[] = [
      ['nothing readable', () => bytes('to nie jest dokument'), 'UNREADABLE'],
      ['an XML without a signature', () => bytes('<?xml version="1.0"?><dokument/>'), 'NO_SIGNATURE'],
      ['half of the signed one', (signed) => signed.subarray(0, signed.length / 2), 'UNREADABLE'],
      ['more behind it', (signed) => Buffer.concat([signed, bytes('dopisek')]), 'UNREADABLE'],
      [
        'a page of its own behind it',
        (signed) => Buffer.concat([signed, bytes('\n1 0 obj\n(dopisek)\nendobj\n%%EOF\n')]),
        'CHANGED',
      ],
    ];
    it.each(MADE_UP)('is not made up: %s', async (_, made, reason) => {
      const url = await start(jan);
      await sign(url);
      const signed = desk.find(tokenOf(url))?.signed ?? new Uint8Array();
      desk.sign(tokenOf(url), { signed: new Uint8Array(made(signed)), isHeldBack: false });
      await expectRefused(url, reason);
    });

    it('of another paper, well signed by the patient, is no signature under this one', async () => {
      kinds.lay({ id: 'paper-2', patient_id: 'patient-1001' });
      kinds.change('paper-2', { text: 'Coś innego' });
      const { url: other } = await jan.signing.beginConsent({ params: { id: 'paper-2' }, query });
      await sign(other);
      const url = await start(jan);
      const signed = desk.find(tokenOf(other))?.signed ?? new Uint8Array();
      desk.sign(tokenOf(url), { signed: new Uint8Array(signed), isHeldBack: false });
      await expectRefused(url, 'CHANGED');
    });
  },
  options,
);
