import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { signable } from '#provider/given-consents/signable.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from '#tests/signing/contract/at-desk.ts';
import { JAN, onTomorrow, setConsents, TODAY, toPartner, toPerson } from './steps.ts';

const { options, begin, sign } = deskOfTests();
const ADDRESSES = {
  successUrl: 'https://portal.example/consents/x?epuapstatus=ok',
  errorUrl: 'https://portal.example/consents/x?epuapstatus=error',
};
const CONSENT = { kind: 'CONSENT', id: 'consent-7001' } as const;

describeEachEngine(
  'a consent that is signed',
  (at) => {
    let jan: ProviderClient;
    const start = async (id: string) =>
      (await jan.signing.beginConsent({ params: { id }, query: ADDRESSES })).url;
    beforeEach(async () => {
      await begin(at());
      jan = await at().as('jan.nowak');
    });

    it('is in force from then on, and is neither signed nor accepted twice', async () => {
      expect(await jan.givenConsents.get({ id: CONSENT.id })).toMatchObject({ inForce: false });
      await sign(await start(CONSENT.id));
      expect((await jan.signing.outcome(CONSENT)).state).toBe('SIGNED');
      expect(await jan.givenConsents.get({ id: CONSENT.id })).toMatchObject({
        consentStatus: 'SIGNED',
        inForce: true,
        signedAt: at().clock.now().toISOString(),
        version: 2,
      });
      expect((await jan.signing.outcome(CONSENT)).state).toBe('SIGNED');
      await expectRefusal(
        jan.signing.beginConsent({ params: { id: CONSENT.id }, query: ADDRESSES }),
        'NOT_OPEN',
      );
    });

    it('for a partner lets share from then on', async () => {
      const made = await jan.partnerConsents.give(toPartner());
      await sign(await start(made.id));
      expect((await jan.signing.outcome({ kind: 'CONSENT', id: made.id })).state).toBe('SIGNED');
      const consents = await jan.partners.consents({ patientId: JAN });
      expect(consents.find(({ id }) => id === made.id)?.inForce).toBe(true);
    });

    it('stays taken back when that came first', async () => {
      const { id } = await jan.givenConsents.give(toPerson());
      const url = await start(id);
      await jan.givenConsents.cancel({ id });
      await sign(url);
      expect((await jan.signing.outcome({ kind: 'CONSENT', id })).state).not.toBe('SIGNED');
      expect(await jan.givenConsents.get({ id })).toMatchObject({ consentStatus: 'CANCELLED' });
    });

    it('of a kind that needs no signature is not begun, until the staff asks for one', async () => {
      const { authorizedPerson: _, ...plain } = toPerson({ consentType: 'INFO' });
      const { id } = await jan.givenConsents.give(plain);
      const begun = () => jan.signing.beginConsent({ params: { id }, query: ADDRESSES });
      await expectRefusal(begun(), 'NOT_OPEN');
      await setConsents(at(), { signatureRequired: { INFO: true } });
      const { url } = await begun();
      await sign(url);
      await setConsents(at(), {});
      // What was begun while it was needed counts.
      expect((await jan.signing.outcome({ kind: 'CONSENT', id })).state).toBe('SIGNED');
    });

    it('is open to its people alone, and not once it is signed, taken back or ended', async () => {
      for (const id of ['consent-7010', 'none'])
        await expectRefusal(jan.signing.beginConsent({ params: { id }, query: ADDRESSES }), 'NOT_FOUND');
      for (const id of ['consent-carer-1', 'consent-carer-2', 'consent-7003'])
        await expectRefusal(jan.signing.beginConsent({ params: { id }, query: ADDRESSES }), 'NOT_OPEN');
      const ending = await jan.givenConsents.give(toPerson({ validTo: TODAY }));
      await onTomorrow(at());
      const begun = jan.signing.beginConsent({ params: { id: ending.id }, query: ADDRESSES });
      await expectRefusal(begun, 'NOT_OPEN');
    });
  },
  { ...options, signables: signable },
);
