import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { deskOfTests } from './at-desk.ts';
import { ANOTHER, audited, PAPER, start } from './papers.ts';

const MINUTE_MS = 60_000;
const { desk, kinds, options, begin, sign, nonceOf } = deskOfTests();
const later = ({ clock }: TestProvider, minutes: number) => clock.advance(`PT${minutes}M`);

describeEachProvider(
  'a signature under a document',
  (at) => {
    let jan: ProviderClient;
    beforeEach(async () => {
      await begin(at());
      kinds.lay({ id: PAPER.id, patient_id: 'patient-1001' });
      kinds.lay({ id: ANOTHER.id, patient_id: 'patient-1001' });
      jan = await at().as('jan.nowak');
    });

    it('is offered at one origin', async () => {
      expect(await jan.signing.offer()).toEqual({ signing: 'TRIAL', origin: 'http://podpis.example' });
    });

    it.each([PAPER, ANOTHER])('is begun, made, fetched, verified and kept: %o', async (paper) => {
      expect(await jan.signing.outcome(paper)).toEqual({ state: 'NONE', isReturn: false });
      const { url } = await start(jan, paper);
      expect(url).not.toMatch(/paper|patient|account|Nowak/);
      const until = new Date(at().clock.now().getTime() + 30 * MINUTE_MS).toISOString();
      expect(await jan.signing.outcome(paper)).toEqual({ state: 'WAITING', until, isReturn: false });
      await sign(url);
      const signed = await jan.signing.outcome({ ...paper, ...nonceOf(url) });
      expect(signed).toMatchObject({ state: 'SIGNED', isReturn: true });
      expect(kinds.marked).toMatchObject([{ id: paper.id, signedDocumentId: signed.signedDocumentId }]);
      const file = await jan.signing.document({ id: signed.signedDocumentId ?? '' });
      expect(file.type).toMatch(/^application\/pdf/);
      const token = url.split('/').at(-1) ?? '';
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(desk.find(token)?.signed);
      await expectRefusal(start(jan, paper), 'NOT_OPEN');
    });

    it('has an address at the service that only the signed one’s people learn', async () => {
      expect((await refusalOf(jan.signing.consentAddress({ id: PAPER.id }))).code).toBe('NOT_FOUND');
      const { url } = await start(jan);
      await sign(url);
      const { signedDocumentId = '' } = await jan.signing.outcome(PAPER);
      expect(await jan.signing.consentAddress({ id: PAPER.id })).toEqual({ url });
      const anna = await at().as('anna.kowalska');
      expect((await refusalOf(anna.signing.consentAddress({ id: PAPER.id }))).code).toBe('NOT_FOUND');
      expect((await refusalOf(anna.signing.document({ id: signedDocumentId }))).code).toBe('NOT_FOUND');
    });

    it('of another’s document, or of none, is one refusal', async () => {
      const anna = await at().as('anna.kowalska');
      for (const id of [PAPER.id, 'paper-9']) {
        await expectRefusal(start(anna, { kind: 'CONSENT', id }), 'NOT_FOUND');
        await expectRefusal(anna.signing.outcome({ kind: 'CONSENT', id }), 'NOT_FOUND');
      }
      expect((await refusalOf(start(at().guest()))).code).toBe('UNAUTHORIZED');
    });

    it('follows from no word of the address: ok without a document waits on', async () => {
      const { url } = await start(jan);
      const outcome = await jan.signing.outcome({ ...PAPER, ...nonceOf(url) });
      expect(outcome).toMatchObject({ state: 'WAITING', isReturn: true });
      expect(kinds.marked).toEqual([]);
    });

    it('that was given up at the service is waited for no more; a word without its nonce ends nothing', async () => {
      const { url } = await start(jan);
      for (const nonce of [undefined, 'made-up', ''])
        expect(await jan.signing.outcome({ ...PAPER, nonce, word: 'error' })).toMatchObject({
          state: 'WAITING',
          isReturn: false,
        });
      const given = await jan.signing.outcome({ ...PAPER, ...nonceOf(url, 'error') });
      expect(given).toEqual({ state: 'GIVEN_UP', isReturn: true });
      // What comes there afterwards is fetched by nobody.
      await sign(url);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'GIVEN_UP' });
      expect((await start(jan)).url).not.toBe(url);
    });

    it('that was made counts, whatever the word of the address', async () => {
      const { url } = await start(jan);
      await sign(url);
      const outcome = await jan.signing.outcome({ ...PAPER, ...nonceOf(url, 'error') });
      expect(outcome).toMatchObject({ state: 'SIGNED', isReturn: true });
    });

    it('that is waited for has one address, and another once the document was changed', async () => {
      const { url } = await start(jan);
      expect(await start(jan)).toEqual({ url });
      kinds.change(PAPER.id, { text: 'Druga' });
      const again = await start(jan);
      expect(again.url).not.toBe(url);
      await sign(url);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'WAITING' });
      await sign(again.url);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it.each([{ text: 'Druga' }, { state: 'WITHDRAWN' }] as const)(
      'of a document that was changed or withdrawn meanwhile is one of another document: %o',
      async (change) => {
        const { url } = await start(jan);
        await sign(url);
        kinds.change(PAPER.id, change);
        const outcome = await jan.signing.outcome(PAPER);
        expect(outcome).toEqual({ state: 'REFUSED', reason: 'OTHER_DOCUMENT', isReturn: false });
        expect(kinds.marked).toEqual([]);
      },
    );

    it.each(['SIGNED', 'WITHDRAWN'] as const)('is not begun under one that is %s', async (state) => {
      kinds.change(PAPER.id, { state });
      await expectRefusal(start(jan), 'NOT_OPEN');
      expect(desk.all()).toEqual([]);
    });

    it('is waited for 29 minutes, and not 30; what comes later changes nothing', async () => {
      const { url } = await start(jan);
      later(at(), 29);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'WAITING' });
      later(at(), 1);
      await sign(url);
      expect(await jan.signing.outcome({ ...PAPER, ...nonceOf(url) })).toMatchObject({ state: 'OVER' });
      expect([kinds.stateOf(PAPER.id), kinds.marked]).toEqual(['OPEN', []]);
      expect((await start(jan)).url).not.toBe(url);
    });

    it('made in time is taken by another session of the account', async () => {
      const { url } = await start(jan);
      await sign(url);
      later(at(), 29);
      const again = await at().as('jan.nowak');
      expect(await again.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED', isReturn: false });
    });

    it('that the service has ready later is waited for, and then taken', async () => {
      const { url } = await start(jan);
      await sign(url, { isHeldBack: true });
      expect(await jan.signing.outcome({ ...PAPER, ...nonceOf(url) })).toMatchObject({ state: 'WAITING' });
      desk.letGo(url.split('/').at(-1) ?? '');
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it.each([
      ['DOWN', 'SIGNING_DOWN'],
      ['FOREIGN_ADDRESS', 'FOREIGN_ADDRESS'],
    ] as const)('is not begun while the service is %s', async (mood, code) => {
      desk.be(mood);
      await expectRefusal(start(jan), code);
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'NONE' });
    });

    it('waits on while the service is down on the way back', async () => {
      const { url } = await start(jan);
      await sign(url);
      desk.be('DOWN');
      await expectRefusal(jan.signing.outcome(PAPER), 'SIGNING_DOWN');
      desk.be('WORKS');
      expect(await jan.signing.outcome(PAPER)).toMatchObject({ state: 'SIGNED' });
    });

    it('stands in the audit with who has acted, from its beginning to its end', async () => {
      const { url } = await start(jan);
      await sign(url, { certificate: 'REVOKED' });
      later(at(), 1);
      await jan.signing.outcome(PAPER);
      later(at(), 1);
      const again = await start(jan);
      await sign(again.url);
      later(at(), 1);
      await jan.signing.outcome(PAPER);
      await jan.signing.outcome(PAPER);
      const own = { account_id: 'account-2001', object: PAPER.id };
      expect(await audited(at())).toEqual([
        { ...own, action: 'signing.begin' },
        { ...own, action: 'signing.outcome.REVOKED' },
        { ...own, action: 'signing.begin' },
        { ...own, action: 'signing.outcome.SIGNED' },
      ]);
    });

    it('that is begun again and again leaves no room taken', async () => {
      for (let turn = 0; turn < 9; turn += 1) {
        const { url } = await start(jan);
        await jan.signing.outcome({ ...PAPER, ...nonceOf(url, 'error') });
        later(at(), 1);
      }
      const { db } = at().provider;
      const rows = await db.selectFrom('signings').select(['content', 'live_key']).execute();
      expect(rows.length).toBeLessThanOrEqual(6);
      expect(rows.every(({ content, live_key }) => content === null && live_key === null)).toBe(true);
    });
  },
  options,
);
