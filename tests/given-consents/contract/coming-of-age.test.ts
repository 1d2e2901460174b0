import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { signable as consents } from '#provider/given-consents/signable.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { deskOfTests } from '#tests/signing/contract/at-desk.ts';
import { ANNA, newKey, setConsents, ZOFIA } from './steps.ts';

/** at the child's 18th birthday, by Warsaw's midnight, the parent has nothing of it any more. */

const { options, begin, sign } = deskOfTests();
const EVE = '2036-05-14T21:59:59.000Z';
const MIDNIGHT = '2036-05-14T22:00:00.000Z';
const CONSENT = 'partner-consent-4';
const DECLARATION = 'declaration-5003';
const HELD = 'poz-4011';
const ADDRESSES = {
  successUrl: 'https://portal.example/consents/x?epuapstatus=ok',
  errorUrl: 'https://portal.example/consents/x?epuapstatus=error',
};

describeEachProvider(
  'on a child’s 18th birthday',
  (at) => {
    let anna: ProviderClient;
    beforeEach(async () => {
      await begin(at());
      anna = await at().as('anna.kowalska');
      const expires_at = Date.parse('2040-01-01');
      await at().provider.db.updateTable('sessions').set({ expires_at }).execute();
      at().clock.set(EVE);
    });
    const patientsOf = (rows: readonly { patientId: string }[]) =>
      [...new Set(rows.map(({ patientId }) => patientId))].sort();
    const lists = () =>
      Promise.all([
        anna.givenConsents.list().then(patientsOf),
        anna.declarations.list().then(patientsOf),
        anna.hospitalDeclarations.list().then(patientsOf),
      ]);

    it('its consents and declarations leave the parent’s lists, and no other ones do', async () => {
      const before = await lists();
      for (const patients of before) expect(patients).toEqual(expect.arrayContaining([ANNA, ZOFIA]));
      at().clock.set(MIDNIGHT);
      expect(await lists()).toEqual(before.map((patients) => patients.filter((id) => id !== ZOFIA)));
    });

    const reading: readonly (readonly [string, (client: ProviderClient) => Promise<unknown>])[] = [
      ['the consent', (client) => client.givenConsents.get({ id: CONSENT })],
      ['its paper', (client) => client.givenConsents.printout({ id: CONSENT })],
      ['the partners’', (client) => client.partners.consents({ patientId: ZOFIA })],
      ['the carers’', (client) => client.carerAuthorizations.list({ patientId: ZOFIA })],
      ['the declaration', (client) => client.declarations.get({ id: DECLARATION })],
      ['its paper', (client) => client.declarations.printout({ id: DECLARATION })],
      ['the child’s declarations', (client) => client.declarations.forPatient({ patientId: ZOFIA })],
      ['the hospital’s', (client) => client.hospitalDeclarations.get({ systemId: HELD })],
      ['the hospital’s paper', (client) => client.hospitalDeclarations.printout({ systemId: HELD })],
      [
        'the child’s at the hospital',
        (client) => client.declarations.hospitalForPatient({ patientId: ZOFIA }),
      ],
      ['the child’s data', (client) => client.primaryCare.data({ patientId: ZOFIA })],
    ];
    it.each(reading)('%s is there a second before midnight, and then not found', async (_, read) => {
      await read(anna);
      at().clock.set(MIDNIGHT);
      await expectRefusal(read(anna), 'NOT_FOUND');
    });

    it('nothing of it is changed by the parent after midnight', async () => {
      at().clock.set(MIDNIGHT);
      const writes = [
        () => anna.givenConsents.cancel({ id: CONSENT }),
        () => anna.givenConsents.give({ patientId: ZOFIA, consentType: 'CTEL', key: newKey() }),
        () => anna.partnerConsents.putSystemId({ id: CONSENT, systemId: 'CP-1' }),
        () => anna.declarations.change({ id: DECLARATION, state: 'CANCELED' }),
        () => anna.hospitalDeclarations.change({ systemId: HELD, state: 'CANCELED' }),
        () => anna.signing.beginConsent({ params: { id: CONSENT }, query: ADDRESSES }),
      ];
      for (const write of writes) await expectRefusal(write(), 'NOT_FOUND');
      const { db } = at().provider;
      const consent = db.selectFrom('patient_consents').select('status').where('id', '=', CONSENT);
      expect(await consent.executeTakeFirst()).toEqual({ status: 'SIGNED' });
      const declaration = db.selectFrom('declarations').select('state').where('id', '=', DECLARATION);
      expect(await declaration.executeTakeFirst()).toEqual({ state: 'REGISTERED' });
    });

    it('a signature that the parent was about to make is not taken after midnight', async () => {
      await setConsents(at(), { signatureRequired: { CTEL: true } });
      const { id } = await anna.givenConsents.give({ patientId: ZOFIA, consentType: 'CTEL', key: newKey() });
      const { url } = await anna.signing.beginConsent({ params: { id }, query: ADDRESSES });
      await sign(url, { by: ANNA });
      at().clock.set(MIDNIGHT);
      await expectRefusal(anna.signing.outcome({ kind: 'CONSENT', id }), 'NOT_FOUND');
      const row = at().provider.db.selectFrom('patient_consents').select('status').where('id', '=', id);
      expect(await row.executeTakeFirst()).toEqual({ status: 'REGISTERED' });
    });

    it('a document that the parent has signed is not the parent’s to read after midnight', async () => {
      await setConsents(at(), { signatureRequired: { CTEL: true } });
      const { id } = await anna.givenConsents.give({ patientId: ZOFIA, consentType: 'CTEL', key: newKey() });
      const { url } = await anna.signing.beginConsent({ params: { id }, query: ADDRESSES });
      await sign(url, { by: ANNA });
      const { state, signedDocumentId = '' } = await anna.signing.outcome({ kind: 'CONSENT', id });
      expect(state).toBe('SIGNED');
      expect((await anna.signing.document({ id: signedDocumentId })).type).toMatch(/^application\/pdf/);
      at().clock.set(MIDNIGHT);
      await expectRefusal(anna.signing.document({ id: signedDocumentId }), 'NOT_FOUND');
      await expectRefusal(anna.signing.consentAddress({ id }), 'NOT_FOUND');
    });
  },
  { ...options, signables: consents },
);
