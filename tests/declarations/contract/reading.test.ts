import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { textOfPages } from '#tests/support/pdf-text.ts';
import { failing, JAN } from './steps.ts';

/** Without the spaces, which a page draws as gaps. */
const wordsOf = async (pdf: File) => textOfPages(Buffer.from(await pdf.arrayBuffer())).join('');

describeEachProvider('declarations are read', (at) => {
  it('of all patients of the account, from both systems, whole', async () => {
    const anna = await at().as('anna.kowalska');
    const own = await anna.declarations.list();
    expect(own.map(({ id, patientId, state }) => [id, patientId, state])).toEqual([
      ['declaration-5002', 'patient-1002', 'REGISTERED'],
      ['declaration-5003', 'patient-1003', 'REGISTERED'],
    ]);
    expect(own[0]).toMatchObject({
      type: 'MIDWIFE',
      systemId: 'poz-4010',
      stateExport: 'N',
      givenByRole: 'SELF',
      practitioner: {
        employee: { id: 'midwife-szymczak', lastName: 'Szymczak', degree: 'mgr' },
        occupation: { code: 'POL' },
        practiceNumber: '9698105A',
      },
      hospitalOrganizationUnit: { id: 'unit-nurses', address: 'ul. Lipowa 14, 20-020 Lublin' },
      healthcareProviderChoiceOrderNumber: 1,
      practitionerChoiceOrderNumber: 1,
    });
    expect(own[1]).toMatchObject({ givenByRole: 'GUARDIAN' });
    expect(await anna.declarations.get({ id: 'declaration-5002' })).toEqual(own[0]);

    const held = await anna.hospitalDeclarations.list();
    expect(held.map(({ systemId }) => systemId)).toEqual([
      'poz-4002',
      'poz-4003',
      'poz-4004',
      'poz-4010',
      'poz-4011',
    ]);
    expect(await anna.hospitalDeclarations.get({ systemId: 'poz-4010' })).toEqual(held[3]);
  });

  it('tells a third choice with its reason, and one that has ended at the hospital alone', async () => {
    const dorota = await at().as('dorota.kowalczyk');
    const [own] = await dorota.declarations.list();
    expect(own).toMatchObject({ state: 'SUBMITTED', systemId: 'poz-4012' });
    const held = await dorota.hospitalDeclarations.list();
    expect(held).toMatchObject([{ systemId: 'poz-4012', stateExport: 'N', state: 'CANCELED' }]);
  });

  it('of nobody else: a stranger’s, a missing one and another system’s are one answer', async () => {
    const jan = await at().as('jan.nowak');
    for (const id of ['declaration-5002', 'x', 'poz-4001']) {
      await expectRefusal(jan.declarations.get({ id }), 'NOT_FOUND');
      await expectRefusal(jan.declarations.printout({ id }), 'NOT_FOUND');
    }
    for (const systemId of ['poz-4002', 'x', 'declaration-5001']) {
      await expectRefusal(jan.hospitalDeclarations.get({ systemId }), 'NOT_FOUND');
      await expectRefusal(jan.hospitalDeclarations.printout({ systemId }), 'NOT_FOUND');
      await expectRefusal(jan.hospitalDeclarations.change({ systemId, state: 'CANCELED' }), 'NOT_FOUND');
    }
    const { provider } = at();
    const row = await provider.db
      .selectFrom('hospital_declarations')
      .select('state')
      .where('system_id', '=', 'poz-4002')
      .executeTakeFirst();
    expect(row?.state).toBe('SUBMITTED');
  });

  it('are printed in the language that is asked for, with a line to sign on while they wait', async () => {
    const anna = await at().as('anna.kowalska');
    const waiting = await wordsOf(await anna.declarations.printout({ id: 'declaration-5002' }));
    expect(waiting).toContain('Deklaracjawyboru');
    expect(waiting).toContain('Szymczak');
    expect(waiting).toContain('Podpispacjenta');
    const held = await wordsOf(await anna.hospitalDeclarations.printout({ systemId: 'poz-4002' }));
    expect(held).toContain('poz-4002');
    expect(held).not.toContain('Podpispacjenta');
  });

  it('each source fails alone', async () => {
    const jan = await at().as('jan.nowak');
    await failing(at(), ['hospitalDeclarations.list']);
    await expect(jan.hospitalDeclarations.list()).rejects.not.toMatchObject({ defined: true });
    expect(await jan.declarations.list()).toHaveLength(1);
    await failing(at(), ['declarations.list']);
    await expect(jan.declarations.list()).rejects.not.toMatchObject({ defined: true });
    expect(await jan.hospitalDeclarations.list()).toHaveLength(1);
    await failing(at(), []);
  });

  it('lists those who may be chosen by kind, and the provider', async () => {
    const { primaryCare } = await at().as('jan.nowak');
    const [doctors, nurses, midwives] = await Promise.all([
      primaryCare.generalPractitioners(),
      primaryCare.nurses(),
      primaryCare.midwives(),
    ]);
    const names = doctors.map(({ practitioner }) => practitioner.employee.lastName);
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
    expect([doctors.length, nurses.length, midwives.length]).toEqual([6, 3, 2]);
    expect(doctors.find(({ practitioner }) => practitioner.employee.id === 'doctor-wrona')).toMatchObject({
      hospitalOrganizationUnit: null,
    });
    expect(await primaryCare.healthcareProvider()).toMatchObject({ name: 'Przychodnia pod Lipami' });
  });
});

describeEachProvider('an account that is not confirmed', (at) => {
  it('sees of declarations what it made itself, in both systems, and edits that', async () => {
    const { provider, as } = at();
    const { db } = provider;
    await db.updateTable('patients').set({ authorized: 0 }).where('id', '=', JAN).execute();
    const jan = await as('jan.nowak');
    expect((await jan.declarations.list()).map(({ id }) => id)).toEqual(['declaration-5001']);
    expect((await jan.hospitalDeclarations.list()).map(({ systemId }) => systemId)).toEqual(['poz-4001']);

    await db.updateTable('declarations').set({ account_id: null }).where('patient_id', '=', JAN).execute();
    await db
      .updateTable('hospital_declarations')
      .set({ account_id: null })
      .where('patient_id', '=', JAN)
      .execute();
    expect([await jan.declarations.list(), await jan.hospitalDeclarations.list()]).toEqual([[], []]);
    await expectRefusal(jan.declarations.get({ id: 'declaration-5001' }), 'NOT_FOUND');
    await expectRefusal(jan.hospitalDeclarations.get({ systemId: 'poz-4001' }), 'NOT_FOUND');
  });
});
