import { expect, it } from 'vitest';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { ANNA, casesOf, HELENA, JAN, KEY, setFault } from './scene.ts';

/** B§5. */
const TITLE = { least: 3, most: 100 };
const DESCRIPTION_MOST = 2000;

describeEachProvider('medical cases', (at) => {
  it('are listed newest first, with the last consultation, of the period that is asked for', async () => {
    const jan = await at().as('jan.nowak');
    const all = await casesOf(jan, JAN);
    expect(all).toHaveLength(3);
    const made = all.map(({ medicalCaseCreateDate }) => medicalCaseCreateDate);
    expect(made).toEqual([...made].sort().reverse());
    const consulted = all.find(({ medicalCaseId }) => medicalCaseId === 'case-6501');
    expect(consulted?.medicalServiceName).toBe('Telekonsultacja internistyczna');
    expect(consulted?.lastConsultationScheduledDate).toBeDefined();

    const year = { dateFrom: '2025-10-20', dateTo: '2026-10-20' };
    expect((await casesOf(jan, JAN, year)).map(({ medicalCaseId }) => medicalCaseId).sort()).toEqual([
      'case-6501',
      'case-6591',
    ]);
    expect(await casesOf(jan, JAN, { dateFrom: '2025-07-21', dateTo: '2025-07-21' })).toEqual([]);
    expect(await casesOf(jan, JAN, { dateFrom: '2025-07-20', dateTo: '2025-07-20' })).toHaveLength(1);
    await at()
      .provider.db.updateTable('medical_cases')
      .set({ created_at: 0 })
      .where('id', '=', 'case-6592')
      .execute();
    expect(await casesOf(jan, JAN)).toHaveLength(2);
  });

  it('are of the person treated alone, whoever acts; every wrong id is 404', async () => {
    const { medicalCases, ...rest } = await at().as('anna.kowalska');
    const anna = { medicalCases, ...rest };
    const made = await medicalCases.create({ ...HELENA, title: 'Zawroty głowy', key: KEY });
    const ofHelena = { ...ANNA, contextPatientId: HELENA.patientId };
    expect(await medicalCases.list(ofHelena)).toEqual([made]);
    expect(await casesOf(anna, ANNA)).toEqual([]);
    for (const wrong of [
      { ...ofHelena, accountId: JAN.accountId },
      { ...ofHelena, patientId: JAN.patientId },
      { ...ofHelena, patientId: 'patient-1003' },
      { ...ofHelena, contextPatientId: JAN.patientId },
      { ...ofHelena, contextPatientId: 'none' },
    ])
      await expectRefusal(medicalCases.list(wrong), 'NOT_FOUND');
    const note = { caseId: made.medicalCaseId, note: 'Od rana.', key: KEY };
    await expectRefusal(medicalCases.addNote({ ...ANNA, ...note }), 'NOT_FOUND');
    await expectRefusal(medicalCases.addNote({ ...HELENA, ...note, caseId: 'case-6501' }), 'NOT_FOUND');
    await expectRefusal(medicalCases.create({ ...JAN, title: 'Obcy', key: KEY }), 'NOT_FOUND');
    const written = await medicalCases.addNote({ ...HELENA, ...note });
    await expectRefusal(medicalCases.changeNote({ ...ANNA, id: written.id, note: 'x' }), 'NOT_FOUND');
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.medicalCases.changeNote({ ...JAN, id: written.id, note: 'x' }), 'NOT_FOUND');
  });

  it('have titles and descriptions as long as the specification says', async () => {
    const { medicalCases } = await at().as('jan.nowak');
    const titled = (title: string) =>
      medicalCases.create({ ...JAN, title, key: `${KEY}-${[...title].length}` });
    for (const title of ['a'.repeat(TITLE.least - 1), '👍'.repeat(TITLE.most + 1), ' abc', 'a\nbc'])
      await expect(titled(title)).rejects.toThrow();
    await titled('a'.repeat(TITLE.least));
    const { medicalCaseId: caseId } = await titled('👍'.repeat(TITLE.most));
    const described = (note: string, key: string) => medicalCases.addNote({ ...JAN, caseId, note, key });
    await expect(described('👍'.repeat(DESCRIPTION_MOST + 1), 'long-one')).rejects.toThrow();
    await described(`a\n${'👍'.repeat(DESCRIPTION_MOST - 2)}`, 'long-two');
  });

  it('have one description of a draft, whose words and time stay until they change', async () => {
    const { as, clock, provider } = at();
    const { medicalCases } = await as('jan.nowak');
    const ask = { ...JAN, caseId: 'case-6501', key: KEY };
    const first = await medicalCases.addNote({ ...ask, note: 'Rano 150/95.' });
    clock.advance('PT1M');
    expect(await medicalCases.addNote({ ...ask, note: 'Coś innego' })).toEqual(first);
    expect(await medicalCases.changeNote({ ...JAN, id: first.id, note: 'Rano 150/95.' })).toEqual(first);
    const emptied = await medicalCases.changeNote({ ...JAN, id: first.id, note: '' });
    expect(emptied).toMatchObject({ note: '', createdAt: first.createdAt });
    expect(emptied.changedAt > first.changedAt).toBe(true);
    const { db } = provider;
    const entries = await db.selectFrom('audit').select('action').where('object', '=', first.id).execute();
    const actions = entries.map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('medicalCases.')).sort()).toEqual([
      'medicalCases.addNote',
      'medicalCases.changeNote',
    ]);

    await db
      .updateTable('medical_case_notes')
      .set({ teleconsultation_id: 'teleconsultation-6001' })
      .where('id', '=', first.id)
      .execute();
    await expectRefusal(medicalCases.changeNote({ ...JAN, id: first.id, note: 'Za późno' }), 'CLOSED');
  });

  it('are nobody’s whom the unit has not confirmed', async () => {
    const piotr = await at().as('piotr.zielinski');
    const ofPiotr = { accountId: 'account-2003', patientId: 'patient-1005' };
    await expectRefusal(casesOf(piotr, ofPiotr), 'NOT_FOUND');
    await expectRefusal(piotr.medicalCases.create({ ...ofPiotr, title: 'Nowa', key: KEY }), 'NOT_FOUND');
  });

  it('are told of a consent that stands, and of no other (B-88)', async () => {
    const told = { consentType: 'CTEL', consentStatus: 'REGISTERED' } as const;
    const { telehealthConsents, givenConsents } = await at().as('anna.kowalska');
    await expectRefusal(telehealthConsents.put({ ...ANNA, ...told }), 'NO_CONSENT');
    await givenConsents.give({ patientId: ANNA.patientId, consentType: 'CTEL', key: 'key-of-the-consent-1' });
    for (let twice = 0; twice < 2; twice += 1)
      expect(await telehealthConsents.put({ ...ANNA, ...told })).toEqual({ value: true });
    expect(await telehealthConsents.put({ ...HELENA, ...told })).toEqual({ value: true });
    await expectRefusal(telehealthConsents.put({ ...ANNA, patientId: JAN.patientId, ...told }), 'NOT_FOUND');
    await expectRefusal(telehealthConsents.put({ ...JAN, ...told }), 'NOT_FOUND');
    const { db } = at().provider;
    const rows = await db.selectFrom('telehealth_consents').select('patient_id').execute();
    expect(rows.map(({ patient_id }) => patient_id)).toContain(ANNA.patientId);
  });

  it('fail as the staff has set it, and one patient is refused by the telehealth system for good', async () => {
    const { db } = at().provider;
    const jan = await at().as('jan.nowak');
    await setFault(db, 'cases.list', 'down');
    await expect(casesOf(jan, JAN)).rejects.toThrow();
    await setFault(db, 'cases.list', '404');
    await expectRefusal(casesOf(jan, JAN), 'NOT_FOUND');
    await setFault(db, 'cases.list', 'nonsense');
    await expect(casesOf(jan, JAN)).rejects.toThrow();
    await setFault(db, 'cases.list', null);
    expect((await casesOf(jan, JAN)).length).toBeGreaterThan(0);

    const { telehealthIdentity } = await at().as('stanislaw.wojcik');
    const stanislaw = { accountId: 'account-2006', patientId: 'patient-1007', identifiers: [] };
    const person = { name: 'Stanisław', surname: 'Wójcik', birthDate: '1945-05-08', gender: 'M' } as const;
    await expectRefusal(telehealthIdentity.data(stanislaw), 'NOT_FOUND');
    await expectRefusal(telehealthIdentity.create({ ...stanislaw, ...person }), 'NOT_FOUND');
  });
});

describeEachEngine('one draft, posted many times at once', (at) => {
  it('makes one case and one description', async () => {
    const { medicalCases } = await at().as('jan.nowak');
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        medicalCases.create({ ...JAN, title: `Sprawa ${nth}`, key: KEY }),
      ),
    );
    const [caseId = '', ...others] = new Set(made.map(({ medicalCaseId }) => medicalCaseId));
    expect(others).toEqual([]);
    const notes = await Promise.all(
      Array.from({ length: 50 }, () => medicalCases.addNote({ ...JAN, caseId, note: 'Raz', key: KEY })),
    );
    expect(new Set(notes.map(({ id }) => id)).size).toBe(1);
  });
});
