import { expect, it } from 'vitest';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { declared, failing, JAN, newKey, NURSE, signed } from './steps.ts';

const DOCTOR = {
  ...NURSE,
  type: 'GP',
  practitionerId: 'doctor-sikora',
  hospitalOrganizationUnitId: 'unit-family',
} as const;

describeEachProvider('a new declaration', (at) => {
  it('is pre-registered as N and saved as REGISTERED of today in Warsaw, each once', async () => {
    const jan = await at().as('jan.nowak');
    const key = newKey();
    const { systemId = '' } = await jan.hospitalDeclarations.preRegister({ ...NURSE, key });
    expect(await jan.hospitalDeclarations.preRegister({ ...NURSE, key })).toEqual({ systemId });
    expect(await jan.hospitalDeclarations.get({ systemId })).toMatchObject({
      state: 'REGISTERED',
      stateExport: 'N',
    });

    const made = await jan.declarations.add({ ...NURSE, systemId });
    expect(made).toMatchObject({
      state: 'REGISTERED',
      stateExport: 'N',
      systemId,
      dateOfSubmission: '2026-10-20',
      givenByRole: 'SELF',
      healthcareProviderChoiceOrderNumber: 1,
    });
    expect(await jan.declarations.add({ ...NURSE, systemId })).toEqual(made);
    expect((await jan.declarations.list()).map(({ id }) => id)).toEqual(['declaration-5001', made.id]);
    expect((await jan.hospitalDeclarations.list()).length).toBe(2);
  });

  it('of a kind that is live needs the one that it replaces, which is withdrawn with it', async () => {
    const jan = await at().as('jan.nowak');
    const former = (await jan.declarations.list()).find(({ type }) => type === 'NURSE');
    if (!former?.systemId) throw new Error('There is none');
    const other = { ...NURSE, practitionerId: 'nurse-kwiatkowska' };
    await expectRefusal(jan.hospitalDeclarations.preRegister({ ...other, key: newKey() }), 'ALREADY_EXISTS', {
      systemId: former.systemId,
    });
    const { systemId = '' } = await jan.hospitalDeclarations.preRegister({
      ...other,
      key: newKey(),
      replaces: former.systemId,
    });
    await expectRefusal(jan.declarations.add({ ...other, systemId }), 'ALREADY_EXISTS', { id: former.id });
    expect(await jan.declarations.get({ id: former.id })).toEqual(former);

    const made = await jan.declarations.add({ ...other, systemId, replaces: former.id });
    expect(await jan.declarations.get({ id: former.id })).toMatchObject({
      state: 'CANCELED',
      withdrawnOn: '2026-10-20',
    });
    await jan.hospitalDeclarations.change({ systemId: former.systemId, state: 'CANCELED' });
    const again = await refusalOf(
      jan.hospitalDeclarations.preRegister({ ...other, key: newKey(), replaces: former.systemId }),
    );
    expect(again).toMatchObject({ code: 'ALREADY_EXISTS', data: { systemId } });
    expect(made.state).toBe('REGISTERED');
  });

  it('gives its place back when it is withdrawn before it was saved', async () => {
    const jan = await at().as('jan.nowak');
    const live = (await jan.declarations.list()).find(
      ({ type, state }) => type === 'NURSE' && state === 'REGISTERED',
    );
    const former = live?.systemId ?? '';
    const { systemId = '' } = await jan.hospitalDeclarations.preRegister({
      ...NURSE,
      key: newKey(),
      replaces: former,
    });
    await jan.hospitalDeclarations.change({ systemId, state: 'CANCELED' });
    await expectRefusal(jan.hospitalDeclarations.preRegister({ ...NURSE, key: newKey() }), 'ALREADY_EXISTS', {
      systemId: former,
    });
  });

  it('once signed takes the place of the active one: never none, and never two', async () => {
    const jan = await at().as('jan.nowak');
    const active = async () =>
      (await jan.hospitalDeclarations.list())
        .filter(({ type, stateExport }) => type === 'GP' && stateExport === 'A')
        .map(({ systemId }) => systemId);
    const made = await declared(jan, DOCTOR, { id: 'declaration-5001' });
    const { systemId = '' } = made;
    expect(await active()).toEqual(['poz-4001']);
    await expectRefusal(jan.hospitalDeclarations.change({ systemId, stateExport: 'A' }), 'NOT_SIGNED');
    expect(await active()).toEqual(['poz-4001']);

    await signed(at(), made.id);
    const taken = await jan.hospitalDeclarations.change({ systemId, stateExport: 'A' });
    expect(taken).toMatchObject({ state: 'SUBMITTED', stateExport: 'A' });
    expect(await jan.hospitalDeclarations.change({ systemId, stateExport: 'A' })).toEqual(taken);
    expect(await active()).toEqual([systemId]);
    expect(await jan.declarations.get({ id: made.id })).toMatchObject({
      state: 'SUBMITTED',
      stateExport: 'A',
    });
    expect(await jan.hospitalDeclarations.get({ systemId: 'poz-4001' })).toMatchObject({ state: 'CANCELED' });
  });

  it('is of somebody of that kind, in their unit, and of what was pre-registered', async () => {
    const jan = await at().as('jan.nowak');
    const midwife = { ...NURSE, type: 'MIDWIFE', practitionerId: 'midwife-baran' } as const;
    const register = (changed: object) =>
      jan.hospitalDeclarations.preRegister({ ...midwife, key: newKey(), ...changed });
    await expectRefusal(register({ practitionerId: 'doctor-sikora' }), 'UNKNOWN_STAFF');
    await expectRefusal(register({ hospitalOrganizationUnitId: 'unit-family' }), 'UNKNOWN_STAFF');
    await expectRefusal(register({ hospitalOrganizationUnitId: null }), 'UNKNOWN_STAFF');
    await expectRefusal(register({ patientId: 'patient-1002' }), 'NOT_FOUND');
    await expectRefusal(register({ practitionerChoiceOrderNumber: 3 }), 'CHOICE_REFUSED', {
      choices: [{ block: 'practitioner', problem: 'REASON_MISSING' }],
    });
    const long = {
      practitionerChoiceOrderNumber: 2,
      practitionerChoiceOrderReasonCode: 4,
      practitionerChoiceOtherReason: 'x'.repeat(501),
    };
    await expect(register(long)).rejects.toThrow();
    for (const systemId of ['x', 'poz-4001', 'poz-4010'])
      await expectRefusal(jan.declarations.add({ ...midwife, systemId }), 'NOT_PREREGISTERED');
    const { systemId = '' } = await register({});
    const other = { ...midwife, practitionerId: 'midwife-szymczak', systemId };
    await expectRefusal(jan.declarations.add(other), 'NOT_PREREGISTERED');
    expect((await jan.declarations.add({ ...midwife, systemId })).type).toBe('MIDWIFE');
  });

  it('of somebody who works in no unit has none', async () => {
    const stanislaw = await at().as('stanislaw.wojcik');
    const alone = {
      ...DOCTOR,
      patientId: 'patient-1007',
      practitionerId: 'doctor-wrona',
      hospitalOrganizationUnitId: null,
    };
    const made = await declared(stanislaw, alone);
    expect(made).toMatchObject({ type: 'GP', hospitalOrganizationUnit: null });
  });

  it('is refused by the hospital in its own words, and none is made of a patient it does not know', async () => {
    const { as } = at();
    const stanislaw = await as('stanislaw.wojcik');
    const refused = await refusalOf(
      stanislaw.hospitalDeclarations.preRegister({
        ...DOCTOR,
        patientId: 'patient-1007',
        practitionerId: 'doctor-pelka',
        key: newKey(),
      }),
    );
    expect(refused).toMatchObject({ code: 'HOSPITAL_REFUSED' });
    expect(JSON.stringify(refused.data)).toContain('nie przyjmuje nowych pacjentów');

    const oleksandr = await as('oleksandr.kovalenko');
    const patientId = 'patient-1008';
    await expectRefusal(oleksandr.declarations.hospitalForPatient({ patientId }), 'UNKNOWN_TO_HOSPITAL');
    expect(await oleksandr.hospitalDeclarations.preRegister({ ...DOCTOR, patientId, key: newKey() })).toEqual(
      {},
    );
    expect(await oleksandr.hospitalDeclarations.list()).toEqual([]);
    await expectRefusal(
      oleksandr.declarations.add({ ...DOCTOR, patientId, systemId: 'x' }),
      'NOT_PREREGISTERED',
    );
  });

  it('fails at either system, and what stands stays', async () => {
    const maria = await at().as('maria.wisniewska');
    const midwife = {
      ...NURSE,
      patientId: 'patient-1006',
      type: 'MIDWIFE',
      practitionerId: 'midwife-baran',
    } as const;
    const before = await maria.declarations.list();
    for (const call of ['hospitalDeclarations.preRegister', 'declarations.add']) {
      await failing(at(), [call]);
      await expect(declared(maria, midwife)).rejects.not.toMatchObject({ defined: true });
      expect(await maria.declarations.list()).toEqual(before);
    }
    await failing(at(), []);
  });
});

describeEachProvider('the day of a declaration', (at) => {
  it.each([
    ['2026-10-19T21:59:59Z', '2026-10-19', 'NURSE', 'nurse-adamska'],
    ['2026-10-19T22:00:00Z', '2026-10-20', 'MIDWIFE', 'midwife-baran'],
  ] as const)('of %s is %s, in Warsaw', async (moment, day, type, practitionerId) => {
    const { clock, as } = at();
    clock.set(moment);
    const made = await declared(await as('jan.nowak'), { type, practitionerId });
    expect([made.dateOfSubmission, made.registrationDate]).toEqual([day, day]);
  });
});

describeEachEngine('twenty rounds of two tabs', (at) => {
  it('save one declaration each, and pre-register nothing twice', async () => {
    const jan = await at().as('jan.nowak');
    for (let round = 0; round < 20; round += 1) {
      const results = await Promise.allSettled([declared(jan), declared(jan)]);
      const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const refused = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(made).toHaveLength(1);
      expect(refused).toMatchObject([{ code: 'ALREADY_EXISTS', defined: true }]);
      const held = await at()
        .provider.db.selectFrom('hospital_declarations')
        .select('system_id')
        .where('patient_id', '=', JAN)
        .where('type', '=', 'NURSE')
        .where('state', '=', 'REGISTERED')
        .execute();
      expect(held).toEqual([{ system_id: made[0]?.systemId }]);
      await jan.declarations.change({ id: made[0]?.id ?? '', state: 'CANCELED' });
      await jan.hospitalDeclarations.change({ systemId: made[0]?.systemId ?? '', state: 'CANCELED' });
    }
  });
});
