import { expect, it } from 'vitest';
import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { ANNA, HELENA, JAN, setConsents, TODAY, ZOFIA } from './steps.ts';

describeEachProvider('consents that were given', (at) => {
  const idsOf = async (username: string) =>
    (await (await at().as(username)).givenConsents.list()).map(({ id }) => id).sort();

  it('are those of all patients of the account, with those for partners, and of nobody else', async () => {
    const anna = await (await at().as('anna.kowalska')).givenConsents.list();
    expect(new Set(anna.map(({ patientId }) => patientId))).toEqual(new Set([ANNA, ZOFIA, HELENA]));
    const jan = await (await at().as('jan.nowak')).givenConsents.list();
    expect(new Set(jan.map(({ patientId }) => patientId))).toEqual(new Set([JAN]));
    expect(jan.map(({ consentType }) => consentType)).toEqual(
      expect.arrayContaining(['CPAR', 'CDPM', 'CTEL']),
    );
    expect(await idsOf('lucyna.baran')).toEqual([]);
  });

  it('stand each in one state, and say themselves whether they are in force', async () => {
    const jan = await (await at().as('jan.nowak')).givenConsents.list();
    const states = Object.fromEntries(jan.map((each) => [each.id, consentStateOn(each, TODAY)]));
    expect(states).toEqual({
      'partner-consent-1': 'IN_FORCE',
      'partner-consent-2': 'IN_FORCE',
      'partner-consent-3': 'ENDED',
      'consent-7001': 'AWAITS_SIGNATURE',
      'consent-7002': 'IN_FORCE',
      'consent-7003': 'ENDED',
      'consent-7004': 'IN_FORCE',
      'consent-carer-1': 'IN_FORCE',
      'consent-carer-2': 'CANCELLED',
    });
    for (const each of jan) expect(each.inForce).toBe(states[each.id] === 'IN_FORCE');
  });

  it('are told with whom and what they name', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    expect(await givenConsents.get({ id: 'consent-7001' })).toMatchObject({
      consentType: 'CDPM',
      consentStatus: 'REGISTERED',
      givenByRole: 'SELF',
      signatureRequired: true,
      authorizedPerson: { name: 'Ewa', identity: { country: 'PL' }, address: { city: 'Lublin' } },
    });
    const stanislaw = await at().as('stanislaw.wojcik');
    expect(await stanislaw.givenConsents.get({ id: 'consent-7030' })).toMatchObject({
      partner: { id: 'partner-rehabilitation' },
      personnel: { id: 'personnel-maj', name: 'Jagoda', lastName: 'Maj' },
      onlySelectedDocuments: false,
    });
  });

  it('of another, of none and of a malformed id are one answer, whatever is asked', async () => {
    const { givenConsents, partnerConsents } = await at().as('jan.nowak');
    for (const id of ['consent-7010', 'consent-7012', 'none', 'x'.repeat(80)]) {
      await expectRefusal(givenConsents.get({ id }), 'NOT_FOUND');
      await expectRefusal(givenConsents.printout({ id }), 'NOT_FOUND');
      await expectRefusal(givenConsents.cancel({ id }), 'NOT_FOUND');
      await expectRefusal(partnerConsents.cancel({ id }), 'NOT_FOUND');
      await expectRefusal(partnerConsents.putSystemId({ id, systemId: 'x' }), 'NOT_FOUND');
    }
  });

  it('of an account that is not confirmed are its own alone', async () => {
    expect(await idsOf('piotr.zielinski')).toEqual(['consent-7021']);
    const { givenConsents, partners } = await at().as('piotr.zielinski');
    await expectRefusal(givenConsents.get({ id: 'consent-7022' }), 'NOT_FOUND');
    await expectRefusal(partners.consents({ patientId: 'patient-1005' }), 'NOT_FOUND');
  });

  it('are no longer seen by whoever may not act for the patient any more', async () => {
    const anna = await at().as('anna.kowalska');
    const ofHelena = at()
      .provider.db.updateTable('account_patients')
      .where('account_id', '=', 'account-2002')
      .where('patient_id', '=', HELENA);
    await ofHelena.set({ link_state: 'D' }).execute();
    await expectRefusal(anna.givenConsents.get({ id: 'consent-7012' }), 'NOT_FOUND');
    expect(await idsOf('anna.kowalska')).not.toContain('consent-7012');
    await ofHelena.set({ link_state: 'C' }).execute();
  });

  it('are not told as none where they cannot be read', async () => {
    const halina = await at().as('halina.mazur');
    await expect(halina.givenConsents.list()).rejects.not.toMatchObject({ defined: true });
  });

  it('of a guardian for somebody of 17 wait for the own consent, and then count', async () => {
    const { givenConsents, partners } = await at().as('dorota.kowalczyk');
    const igor = 'patient-1021';
    expect(await givenConsents.get({ id: 'consent-7050' })).toMatchObject({
      consentStatus: 'SIGNED',
      waitsForOwnConsent: true,
      inForce: false,
    });
    expect((await partners.consents({ patientId: igor })).map(({ inForce }) => inForce)).toEqual([false]);
    await at()
      .provider.db.insertInto('own_consents')
      .values({ patient_id: igor, version: '1', by: 'UNIT', given_at: Date.parse(`${TODAY}T06:00:00Z`) })
      .execute();
    expect(await givenConsents.get({ id: 'consent-7050' })).toMatchObject({
      waitsForOwnConsent: false,
      inForce: true,
    });
    expect((await partners.consents({ patientId: igor })).map(({ inForce }) => inForce)).toEqual([true]);
  });

  it('follow what the staff requires of their kind at the next look', async () => {
    const { givenConsents, partners } = await at().as('anna.kowalska');
    const isInForce = async () => [
      (await givenConsents.get({ id: 'consent-7010' })).inForce,
      ...(await partners.consents({ patientId: ANNA })).map(({ inForce }) => inForce),
    ];
    expect(await isInForce()).toEqual([false, false]);
    await setConsents(at(), { signatureRequired: { CPAR: false } });
    expect(await isInForce()).toEqual([true, true]);
    expect((await givenConsents.settings()).signatureRequired).toMatchObject({ CPAR: false, CDPM: true });
    await setConsents(at(), {});
    expect(await isInForce()).toEqual([false, false]);
  });

  it('are printed as tagged PDF, whose names hold nobody’s', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    for (const id of ['consent-7001', 'partner-consent-1', 'consent-carer-2', 'consent-7004']) {
      const file = await givenConsents.printout({ id });
      const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(bytes).toContain('/Marked true');
      expect(bytes).toContain('/Lang (pl)');
      expect(file.name).not.toMatch(/Jan|Nowak|\d{5}/);
    }
  });
});
