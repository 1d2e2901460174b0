import { expect, it } from 'vitest';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  ANNA,
  HELENA,
  IRYNA,
  JAN,
  newKey,
  noted,
  onTomorrow,
  setConsents,
  setModules,
  signed,
  TODAY,
  TOMORROW,
  toPartner,
  toPerson,
  YESTERDAY,
  ZOFIA,
} from './steps.ts';

describeEachProvider('giving a consent', (at) => {
  it('saves it as registered, of today, with what was said, and notes it', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    const made = await givenConsents.give(toPerson({ validTo: TOMORROW }));
    expect(made).toMatchObject({
      patientId: JAN,
      consentType: 'CDPM',
      consentStatus: 'REGISTERED',
      validFrom: TODAY,
      validTo: TOMORROW,
      givenByRole: 'SELF',
      authorizedPerson: IRYNA,
      inForce: false,
    });
    expect(await givenConsents.get({ id: made.id })).toEqual(made);
    expect(await noted(at(), made.id)).toContainEqual({ action: 'givenConsents.give', patient_id: JAN });
    for (const consentType of ['INFO', 'OCCU', 'CTEL'] as const) {
      const { authorizedPerson: _, ...plain } = toPerson({ consentType });
      expect((await givenConsents.give(plain)).inForce).toBe(true);
    }
  });

  it('names all that is wrong', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    const wrong = toPerson({
      authorizedPerson: { name: '-Ewa', lastName: 'Ewa-', identity: { nationalIdentificationNumber: '1' } },
      validFrom: YESTERDAY,
      validTo: '2026-10-18',
    });
    await expectRefusal(givenConsents.give(wrong), 'CONSENT_REFUSED', {
      problems: [
        { field: 'name', problem: 'dashFirst' },
        { field: 'lastName', problem: 'dashLast' },
        { field: 'nationalIdentificationNumber', problem: 'INVALID' },
        { field: 'validFrom', problem: 'IN_THE_PAST' },
        { field: 'validTo', problem: 'BEFORE_FIRST_DAY' },
      ],
    });
  });

  it('is for oneself; for wards and children where the provider lets, and never for others', async () => {
    const { givenConsents, partnerConsents } = await at().as('anna.kowalska');
    const info = (patientId: string) => {
      const { authorizedPerson: _, ...plain } = toPerson({ consentType: 'INFO', patientId });
      return givenConsents.give(plain);
    };
    expect((await info(ANNA)).givenByRole).toBe('SELF');
    await expectRefusal(info(ZOFIA), 'GUARDIAN_MAY_NOT');
    await expectRefusal(partnerConsents.give(toPartner({ patientId: HELENA })), 'GUARDIAN_MAY_NOT');
    await expectRefusal(info(JAN), 'NOT_FOUND');
    const { authorizedPerson: _, ...tele } = toPerson({ consentType: 'CTEL', patientId: ZOFIA });
    expect((await givenConsents.give(tele)).givenByRole).toBe('GUARDIAN');
    await setConsents(at(), { guardianMayGive: true });
    expect(await givenConsents.settings()).toMatchObject({ guardianMayGive: true });
    expect(await info(ZOFIA)).toMatchObject({ givenByRole: 'GUARDIAN', waitsForOwnConsent: false });
    expect((await partnerConsents.give(toPartner({ patientId: HELENA }))).givenByRole).toBe('GUARDIAN');
    const dorota = await at().as('dorota.kowalczyk');
    const { authorizedPerson: __, ...igor } = toPerson({ consentType: 'INFO', patientId: 'patient-1021' });
    expect(await dorota.givenConsents.give(igor)).toMatchObject({ waitsForOwnConsent: true, inForce: false });
    await setConsents(at(), {});
    await expectRefusal(info(JAN), 'NOT_FOUND');
  });

  it('is of the kinds that are offered: all four pairs of occupational ones, and partners with their module', async () => {
    const { givenConsents, partnerConsents } = await at().as('jan.nowak');
    const occupational = () => {
      const { authorizedPerson: _, ...plain } = toPerson({ consentType: 'OCCU' });
      return givenConsents.give(plain);
    };
    for (const [occupationalMedicineModule, enabled] of [
      [true, false],
      [false, true],
      [false, false],
    ]) {
      await setModules(at(), { occupationalMedicineModule });
      await setConsents(at(), { occupational: enabled });
      expect(await givenConsents.occupationalSettings()).toEqual({ enabled });
      await expectRefusal(occupational(), 'NOT_OFFERED');
    }
    await setModules(at(), { occupationalMedicineModule: true, partnersModule: false });
    await setConsents(at(), {});
    expect((await occupational()).consentType).toBe('OCCU');
    await expectRefusal(partnerConsents.give(toPartner()), 'NOT_OFFERED');
    await setModules(at(), { partnersModule: true });
  });

  it('is for a partner and a person that are there', async () => {
    const { partnerConsents, partners } = await at().as('jan.nowak');
    const unknown = toPartner({ authorizedPartnerId: 'none' });
    await expectRefusal(partnerConsents.give(unknown), 'UNKNOWN_PARTNER');
    const ofAnother = toPartner({ personnelId: 'personnel-maj' });
    await expectRefusal(partnerConsents.give(ofAnother), 'UNKNOWN_PERSONNEL');
    expect(await partners.dict()).toHaveLength(3);
    const people = await partners.personnel({ id: 'partner-hospital' });
    expect(people.map(({ lastName }) => lastName)).toEqual(['Sadowska', 'Wrona']);
    expect(await partners.personnel({ id: 'partner-laboratory' })).toEqual([]);
    await expectRefusal(partners.personnel({ id: 'none' }), 'NOT_FOUND');
  });

  it('counts for sharing once it is signed, and from its first day on', async () => {
    const { partnerConsents, partners } = await at().as('anna.kowalska');
    const one = { patientId: ANNA, documentId: 'result-201', docType: 'RES', systemName: 'AMMS' } as const;
    const made = await partnerConsents.give(toPartner({ patientId: ANNA }));
    await expectRefusal(partners.shareDocument(one), 'NO_PARTNER_CONSENT');
    await signed(at(), made.id);
    await at()
      .provider.db.updateTable('patient_consents')
      .set({ valid_from: TOMORROW })
      .where('id', '=', made.id)
      .execute();
    await expectRefusal(partners.shareDocument(one), 'NO_PARTNER_CONSENT');
    await at()
      .provider.db.updateTable('patient_consents')
      .set({ valid_from: TODAY })
      .where('id', '=', made.id)
      .execute();
    expect(await partners.shareDocument(one)).toEqual({ value: true });
    await partnerConsents.cancel({ id: made.id });
    await expectRefusal(partners.changeSharing({ ...one, shared: true }), 'NO_PARTNER_CONSENT');
  });

  it('of an account that is not confirmed is its own, and it sees and prints it', async () => {
    const { givenConsents } = await at().as('piotr.zielinski');
    const made = await givenConsents.give(toPerson({ patientId: 'patient-1005' }));
    expect((await givenConsents.get({ id: made.id })).id).toBe(made.id);
    expect((await givenConsents.printout({ id: made.id })).type).toBe('application/pdf');
  });
});

describeEachProvider('equal consents for a partner', (at) => {
  const WRONA = { authorizedPartnerId: 'partner-hospital', personnelId: 'personnel-wrona' };

  it('are refused both ways, with the id of the one that stands', async () => {
    const { partnerConsents } = await at().as('jan.nowak');
    const { give } = partnerConsents;
    // All at the hospital stands already, of documents that are chosen.
    const id = 'partner-consent-1';
    await expectRefusal(give(toPartner(WRONA)), 'existsConsentAll', { id });
    const everybody = { authorizedPartnerId: 'partner-hospital' };
    await expectRefusal(give(toPartner(everybody)), 'existsConsentAll', { id });
    const person = await give(toPartner({ ...WRONA, onlySelectedDocuments: false }));
    const again = toPartner({ ...WRONA, onlySelectedDocuments: false });
    await expectRefusal(give(again), 'existsConsentPersonnel', { id: person.id });
    const all = toPartner({ ...everybody, onlySelectedDocuments: false });
    await expectRefusal(give(all), 'existsConsentPersonnel', { id: person.id });
    const other = { ...again, personnelId: 'personnel-sadowska', key: newKey() };
    expect((await give(other)).personnel?.lastName).toBe('Sadowska');
  });

  it('are none where the former has ended or was taken back, and where it is another patient', async () => {
    const anna = await at().as('anna.kowalska');
    const { partnerConsents } = await at().as('jan.nowak');
    const first = await partnerConsents.give(toPartner());
    await expectRefusal(partnerConsents.give(toPartner()), 'existsConsentAll', { id: first.id });
    await partnerConsents.cancel({ id: first.id });
    const second = await partnerConsents.give(toPartner({ validTo: TODAY }));
    await expectRefusal(partnerConsents.give(toPartner()), 'existsConsentAll', { id: second.id });
    await onTomorrow(at());
    const third = await partnerConsents.give(toPartner());
    expect(third.validFrom).toBe(TOMORROW);
    expect((await anna.partnerConsents.give(toPartner({ patientId: ANNA }))).patientId).toBe(ANNA);
  });
});

describeEachEngine('two tabs', (at) => {
  it('make one consent of two equal ones, whoever is first, and tell the other of it', async () => {
    const { partnerConsents, givenConsents } = await at().as('jan.nowak');
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.allSettled([
        partnerConsents.give(toPartner()),
        partnerConsents.give(toPartner()),
      ]);
      const made = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
      expect(made).toHaveLength(1);
      const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(refused).toMatchObject({ code: 'existsConsentAll', data: { id: made[0] } });
      await givenConsents.cancel({ id: made[0] ?? '' });
    }
  });

  it('of one draft make one consent, however often it comes; other words make another', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    const count = async () => (await givenConsents.list()).length;
    const before = await count();
    const draft = toPerson();
    const ids = await Promise.all([1, 2, 3].map(async () => (await givenConsents.give(draft)).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await givenConsents.give({ ...draft, validTo: TOMORROW })).id).not.toBe(ids[0]);
    await onTomorrow(at());
    expect((await givenConsents.give(draft)).id).toBe(ids[0]);
  });

  it('take one back once; the other hears that it was', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    const both = await Promise.allSettled([1, 2].map(() => givenConsents.cancel({ id: 'consent-7002' })));
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ code: 'ALREADY_CANCELLED', data: { cancelledOn: TOMORROW } });
    const entries = await noted(at(), 'consent-7002');
    expect(entries.filter(({ action }) => action === 'givenConsents.cancel')).toHaveLength(1);
  });
});
