import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { HELENA, JAN, newKey, noted, setConsents, setModules, TODAY, YESTERDAY } from './steps.ts';

describeEachProvider('taking a consent back', (at) => {
  it('changes its state and day, and nothing else that comes along', async () => {
    const { givenConsents, partnerConsents } = await at().as('jan.nowak');
    const extra = { validTo: '2030-01-01', authorizedPerson: { name: 'X' }, onlySelectedDocuments: false };
    for (const [id, cancel] of [
      ['consent-7001', givenConsents.cancel],
      ['partner-consent-2', partnerConsents.cancel],
    ] as const) {
      const before = await givenConsents.get({ id });
      const after = await cancel({ id, consentStatus: 'CANCELLED', ...extra } as { id: string });
      expect(after).toEqual({
        ...before,
        consentStatus: 'CANCELLED',
        cancelledOn: TODAY,
        inForce: false,
        version: 2,
      });
      expect(await givenConsents.get({ id })).toEqual(after);
      await expectRefusal(cancel({ id }), 'ALREADY_CANCELLED', { cancelledOn: TODAY });
    }
    expect((await noted(at(), 'consent-7001')).map(({ action }) => action)).toContain('givenConsents.cancel');
  });

  it('is of no use once the last day is over, and is of a partner’s where a partner’s is asked for', async () => {
    const { givenConsents, partnerConsents } = await at().as('jan.nowak');
    const { validTo } = await givenConsents.get({ id: 'partner-consent-3' });
    await expectRefusal(givenConsents.cancel({ id: 'partner-consent-3' }), 'ENDED', { validTo });
    await expectRefusal(partnerConsents.cancel({ id: 'consent-7002' }), 'NOT_FOUND');
    const rows = at().provider.db.updateTable('patient_consents').where('id', '=', 'consent-7002');
    await rows.set({ valid_to: YESTERDAY }).execute();
    await expectRefusal(givenConsents.cancel({ id: 'consent-7002' }), 'ENDED');
    await rows.set({ valid_to: TODAY }).execute();
    expect((await givenConsents.cancel({ id: 'consent-7002' })).cancelledOn).toBe(TODAY);
  });

  it('is open to whoever may act, also where giving is not, and while the module is off', async () => {
    const { givenConsents, partnerConsents } = await at().as('anna.kowalska');
    await setModules(at(), { partnersModule: false });
    expect((await givenConsents.settings()).guardianMayGive).toBe(false);
    const ofHelena = await partnerConsents.cancel({ id: 'consent-7012' });
    expect(ofHelena).toMatchObject({ patientId: HELENA, consentStatus: 'CANCELLED' });
    await setModules(at(), { partnersModule: true });
  });

  it('is not done while the call fails, and the same may be sent again', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    await setConsents(at(), { failing: ['givenConsents.cancel'] });
    const failing = givenConsents.cancel({ id: 'consent-7004' });
    await expect(failing).rejects.not.toMatchObject({ defined: true });
    await setConsents(at(), {});
    expect((await givenConsents.get({ id: 'consent-7004' })).consentStatus).toBe('REGISTERED');
    expect((await givenConsents.cancel({ id: 'consent-7004' })).consentStatus).toBe('CANCELLED');
  });
});

describeEachProvider('the number that a partner’s system gives', (at) => {
  it('is written while the consent stands, and cleared once it was taken back', async () => {
    const { partnerConsents, givenConsents } = await at().as('jan.nowak');
    const id = 'partner-consent-1';
    await expectRefusal(partnerConsents.putSystemId({ id, systemId: null }), 'NOT_POSSIBLE');
    expect((await partnerConsents.putSystemId({ id, systemId: 'CP-1' })).systemId).toBe('CP-1');
    expect((await partnerConsents.putSystemId({ id, systemId: 'CP-1' })).version).toBe(2);
    await partnerConsents.cancel({ id });
    await expectRefusal(partnerConsents.putSystemId({ id, systemId: 'CP-2' }), 'NOT_POSSIBLE');
    expect((await partnerConsents.putSystemId({ id, systemId: null })).systemId).toBeUndefined();
    expect((await givenConsents.get({ id })).systemId).toBeUndefined();
    await expectRefusal(partnerConsents.putSystemId({ id: 'consent-7001', systemId: 'x' }), 'NOT_FOUND');
  });
});

describeEachProvider('partners', (at) => {
  it('are not written by patients, and who tries is noted', async () => {
    const { partners } = await at().as('jan.nowak');
    const before = await partners.dict();
    const [first] = before;
    await expectRefusal(partners.add({ name: 'Szpital' }), 'FORBIDDEN');
    await expectRefusal(partners.change({ id: first!.id, name: 'Szpital' }), 'FORBIDDEN');
    expect(await partners.dict()).toEqual(before);
    const tried = await at()
      .provider.db.selectFrom('audit')
      .select(['action', 'account_id', 'object'])
      .where('action', 'in', ['partners.add', 'partners.change'])
      .orderBy('action')
      .execute();
    expect(tried).toEqual([
      { action: 'partners.add', account_id: 'account-2001', object: null },
      { action: 'partners.change', account_id: 'account-2001', object: first!.id },
    ]);
  });
});

describeEachProvider('a consent to teleconsultations of two sources', (at) => {
  it('takes back what the unit has of teleconsultations too, and leaves alone that none is required', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.teleconsultations.consent({ patientId: JAN })).toMatchObject({
      stands: true,
      value: 'C',
    });
    await jan.givenConsents.cancel({ id: 'consent-7002' });
    expect((await jan.teleconsultations.consent({ patientId: JAN })).value).toBe('C');
    await jan.givenConsents.cancel({ id: 'consent-7004' });
    const after = await jan.teleconsultations.consent({ patientId: JAN });
    expect([after.stands, after.value]).toEqual([false, undefined]);
    expect(await jan.givenConsents.teleconsultations()).toEqual([]);

    const anna = await at().as('anna.kowalska');
    const { id } = await anna.givenConsents.give({ patientId: HELENA, consentType: 'CTEL', key: newKey() });
    await anna.givenConsents.cancel({ id });
    const helena = await anna.teleconsultations.consent({ patientId: HELENA });
    expect([helena.stands, helena.value]).toEqual([true, 'UNCHECKED']);
  });
});
