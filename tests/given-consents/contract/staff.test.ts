import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { DOCUMENTS, USUAL } from '#tests/given-consents/scene.ts';
import { ANNA, JAN, TODAY, toPartner, toPerson } from './steps.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachEngine('the staff', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const post = async (path: string, fields: object = {}) =>
    (
      await bench.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(fields),
      })
    ).status;
  const pageOf = async (path: string) => (await bench.request(path)).text();

  it('takes a signed paper, once, and then it counts', async () => {
    const anna = await at().as('anna.kowalska');
    expect(await post('/given-consents/consent-7010/accept')).toBe(200);
    expect(await post('/given-consents/consent-7010/accept')).toBe(409);
    expect(await anna.givenConsents.get({ id: 'consent-7010' })).toMatchObject({
      consentStatus: 'SIGNED',
      inForce: true,
      signedAt: at().clock.now().toISOString(),
    });
    const [consent] = await anna.partners.consents({ patientId: ANNA });
    expect(consent?.inForce).toBe(true);
  });

  it('takes a signed paper, and the hospital’s authorization is in force as well', async () => {
    const jan = await at().as('jan.nowak');
    const { id: consentId } = await jan.givenConsents.give(toPerson());
    const carer = {
      patientId: JAN,
      key: 'a step of the portal',
      consentId,
      name: 'Iryna',
      lastName: 'Bondar',
      documentNumber: 'FX900900',
      documentCountry: 'UA',
      typeAuthorizationDocument: 'CDPM',
      dateFrom: TODAY,
      awaitsSignature: true,
    };
    const { id } = await jan.carerAuthorizations.add(carer);
    const ended = { patientId: JAN, id, dateTo: TODAY };
    await expectRefusal(jan.carerAuthorizations.change(ended), 'NEVER_IN_FORCE');
    expect(await post(`/given-consents/${consentId}/accept`)).toBe(200);
    await expectRefusal(jan.carerAuthorizations.remove({ patientId: JAN, id }), 'WAS_IN_FORCE');
    expect(await jan.carerAuthorizations.change(ended)).toEqual({ value: true });
  });

  it('refuses one, and withdraws one, which stay so', async () => {
    const jan = await at().as('jan.nowak');
    expect(await pageOf('/given-consents')).toContain('Jan Nowak: zgoda dla osoby');
    expect(await post('/given-consents/consent-7001/refuse')).toBe(200);
    expect(await post('/given-consents/consent-carer-1/refuse')).toBe(409);
    expect(await post('/given-consents/consent-carer-1/withdraw')).toBe(200);
    for (const id of ['consent-7001', 'consent-carer-1']) {
      expect(await jan.givenConsents.get({ id })).toMatchObject({ consentStatus: 'CANCELLED' });
      await expectRefusal(jan.givenConsents.cancel({ id }), 'ALREADY_CANCELLED');
      expect(await post(`/given-consents/${id}/withdraw`)).toBe(409);
    }
    for (const path of ['none/accept', 'consent-7002/x'])
      expect(await post(`/given-consents/${path}`)).toBe(404);
  });

  it('writes the number that a partner has given, which goes when it is taken back (B-34)', async () => {
    const jan = await at().as('jan.nowak');
    const numberOf = async (id: string) => (await jan.givenConsents.get({ id })).systemId;
    const number = (id: string, systemId: string) => post(`/given-consents/${id}/number`, { systemId });
    const [id, other] = ['partner-consent-1', 'partner-consent-2'];
    expect(await number(id, ' ')).toBe(400);
    expect(await number('consent-7002', 'CP-1')).toBe(409);
    for (const each of [id, other]) expect(await number(each, ' CP-1 ')).toBe(200);
    expect(await numberOf(id)).toBe('CP-1');
    expect(await pageOf('/given-consents')).toContain('<dd>CP-1</dd>');
    // The patient's portal clears it after taking back; what the unit takes back has none at once.
    await jan.partnerConsents.cancel({ id });
    expect(await numberOf(id)).toBe('CP-1');
    await jan.partnerConsents.putSystemId({ id, systemId: null });
    expect(await post(`/given-consents/${other}/withdraw`)).toBe(200);
    for (const each of [id, other]) {
      expect(await numberOf(each)).toBeUndefined();
      expect(await number(each, 'CP-2')).toBe(409);
    }
  });

  it('sees of teleconsultations what the patient sees: a consent counts so long as it is in force', async () => {
    const anna = await at().as('anna.kowalska');
    const path = '/teleconsultation-consents';
    const given = async () => {
      const row = (await anna.givenConsents.teleconsultations()).find(({ patientId }) => patientId === ANNA);
      const isSaid = /Anna Kowalska<\/h2>\s*<p>Udzielona, obowiązuje/.test(await pageOf(path));
      return [row?.value, isSaid];
    };
    expect(await given()).toEqual([undefined, false]);
    const consent = { patientId: ANNA, consentType: 'CTEL' as const, key: 'of-a-teleconsultation' };
    const { id } = await anna.givenConsents.give(consent);
    expect(await given()).toEqual(['REGISTERED', true]);
    // What the unit has written of the patient's data comes first.
    expect(await post(`${path}/${ANNA}/UNCHECKED`)).toBe(200);
    expect(await given()).toEqual(['UNCHECKED', false]);
    expect(await post(`${path}/${ANNA}/none`)).toBe(200);
    expect(await given()).toEqual(['REGISTERED', true]);
    await anna.givenConsents.cancel({ id });
    expect(await given()).toEqual([undefined, false]);
  });

  it('sets what is signed and offered, and what fails', async () => {
    const jan = await at().as('jan.nowak');
    expect(await post('/consent-settings', { ...DOCUMENTS, 'partners.dict': 'on', other: 'on' })).toBe(200);
    expect(await jan.givenConsents.settings()).toEqual({
      signatureRequired: { CPAR: false, CDPM: false, CTEL: false, INFO: false, OCCU: false },
      guardianMayGive: false,
    });
    expect(await jan.settings.application()).toMatchObject({
      bookingsModule: true,
      partnersModule: false,
      occupationalMedicineModule: false,
    });
    await expect(jan.partners.dict()).rejects.not.toMatchObject({ defined: true });
    await expectRefusal(jan.partnerConsents.give(toPartner()), 'NOT_OFFERED');
    expect((await pageOf('/consent-settings')).match(/ checked/g)).toHaveLength(3);
    expect(await post('/consent-settings', USUAL)).toBe(200);
    expect(await jan.partners.dict()).toHaveLength(3);
    expect((await jan.partnerConsents.give(toPartner())).patientId).toBe(JAN);
  });

  it('says by which documents somebody is known', async () => {
    const jan = await at().as('jan.nowak');
    const { nationalIdRequired: _, ...withoutPesel } = USUAL;
    await post('/consent-settings', { ...withoutPesel, 'document-IDENTITY_CARD': 'on' });
    const settings = await jan.settings.identification();
    expect(settings.nationalIdRequired).toBe(false);
    expect(settings.documents.map(({ code }) => code)).toEqual(['PASSPORT', 'IDENTITY_CARD']);
    const identity = { documentType: 'IDENTITY_CARD', documentNumber: 'ABA 300000', country: 'PL' };
    const person = { name: 'Ewa', lastName: 'Nowak', identity };
    const made = await jan.givenConsents.give(toPerson({ authorizedPerson: person }));
    expect(made.authorizedPerson?.identity).toEqual({ ...identity, documentNumber: 'ABA300000' });
    await post('/consent-settings', USUAL);
    const again = jan.givenConsents.give(toPerson({ authorizedPerson: person }));
    await expectRefusal(again, 'CONSENT_REFUSED');
  });
});
