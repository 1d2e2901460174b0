import { expect, it } from 'vitest';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { declared, failing, FIRST, JAN, signed } from './steps.ts';

const SECOND = {
  healthcareProviderChoiceOrderNumber: 2,
  healthcareProviderChoiceOrderReasonCode: 5,
  practitionerChoiceOrderNumber: 3,
  practitionerChoiceOrderReasonCode: 4,
  practitionerChoiceOtherReason: 'Przychodnia zmieniła godziny.',
} as const;

describeEachProvider('a declaration that is not signed', (at) => {
  it('is edited, without what its numbers and reasons have no use for', async () => {
    const anna = await at().as('anna.kowalska');
    const id = 'declaration-5002';
    const edited = await anna.declarations.change({ id, choices: SECOND, version: 1 });
    expect(edited).toMatchObject({ ...SECOND, version: 2, state: 'REGISTERED' });
    const held = await anna.hospitalDeclarations.change({ systemId: 'poz-4010', choices: SECOND });
    expect(held).toMatchObject({ ...SECOND, state: 'REGISTERED', stateExport: 'N' });

    const choices = {
      ...SECOND,
      healthcareProviderChoiceOrderNumber: 1,
      practitionerChoiceOrderReasonCode: 5,
    };
    const cleared = await anna.declarations.change({ id, choices, version: 2 });
    expect(cleared.healthcareProviderChoiceOrderReasonCode).toBeUndefined();
    expect(cleared.practitionerChoiceOrderReasonCode).toBe(5);
    expect(cleared.practitionerChoiceOtherReason).toBeUndefined();
  });

  it('keeps what another tab has saved', async () => {
    const anna = await at().as('anna.kowalska');
    const id = 'declaration-5002';
    const stored = await anna.declarations.get({ id });
    const refusal = await refusalOf(anna.declarations.change({ id, choices: FIRST, version: 1 }));
    expect(refusal).toMatchObject({ code: 'STALE_VERSION', data: { stored: { version: stored.version } } });
    expect(await anna.declarations.get({ id })).toEqual(stored);
  });

  it('has the last number of the form of its day', async () => {
    const { provider, as } = at();
    const anna = await as('anna.kowalska');
    const id = 'declaration-5002';
    const submittedOn = (day: string) =>
      provider.db.updateTable('declarations').set({ date_of_submission: day }).where('id', '=', id).execute();
    const fourth = { ...FIRST, practitionerChoiceOrderNumber: 4, practitionerChoiceOrderReasonCode: 1 };
    await submittedOn('2018-10-01');
    await expectRefusal(anna.declarations.change({ id, choices: fourth }), 'CHOICE_REFUSED', {
      choices: [{ block: 'practitioner', problem: 'NUMBER' }],
    });
    await submittedOn('2018-09-30');
    expect(await anna.declarations.change({ id, choices: fourth })).toMatchObject(fourth);
  });

  it('is refused by the hospital for good, fails there, or is saved nowhere', async () => {
    const anna = await at().as('anna.kowalska');
    const sentinel = { systemId: 'poz-4011', choices: FIRST };
    await expectRefusal(anna.hospitalDeclarations.change(sentinel), 'HOSPITAL_REFUSED');
    await failing(at(), ['hospitalDeclarations.change']);
    await expect(
      anna.hospitalDeclarations.change({ systemId: 'poz-4010', choices: FIRST }),
    ).rejects.not.toMatchObject({ defined: true });
    await failing(at(), ['declarations.change']);
    const before = await anna.declarations.get({ id: 'declaration-5003' });
    await expect(
      anna.declarations.change({ id: 'declaration-5003', choices: SECOND }),
    ).rejects.not.toMatchObject({ defined: true });
    await failing(at(), []);
    expect(await anna.declarations.get({ id: 'declaration-5003' })).toEqual(before);
  });

  it('is withdrawn once and for good, also where the hospital refuses all', async () => {
    const anna = await at().as('anna.kowalska');
    const id = 'declaration-5003';
    const gone = await anna.declarations.change({ id, state: 'CANCELED' });
    expect(gone).toMatchObject({ state: 'CANCELED', withdrawnOn: '2026-10-20' });
    expect(await anna.declarations.change({ id, state: 'CANCELED' })).toEqual(gone);
    await expectRefusal(anna.declarations.change({ id, choices: FIRST }), 'NOT_OPEN', { state: 'CANCELED' });
    const held = await anna.hospitalDeclarations.change({ systemId: 'poz-4011', state: 'CANCELED' });
    expect(held.state).toBe('CANCELED');
    expect(await anna.hospitalDeclarations.change({ systemId: 'poz-4011', state: 'CANCELED' })).toEqual(held);
  });
});

describeEachProvider('a declaration that is signed or in force', (at) => {
  it('is neither edited nor withdrawn', async () => {
    const jan = await at().as('jan.nowak');
    const made = await declared(jan);
    await signed(at(), made.id);
    for (const [id, state] of [
      ['declaration-5001', 'SUBMITTED'],
      [made.id, 'REGISTERED'],
    ] as const) {
      await expectRefusal(jan.declarations.change({ id, choices: FIRST }), 'NOT_OPEN', { state });
      await expectRefusal(jan.declarations.change({ id, state: 'CANCELED' }), 'NOT_OPEN', { state });
    }
    for (const wanted of [{ choices: FIRST }, { state: 'CANCELED' as const }])
      await expectRefusal(jan.hospitalDeclarations.change({ systemId: 'poz-4001', ...wanted }), 'NOT_ACTIVE');
  });

  it('and edited at once: one version each, and each edit has its entry', async () => {
    const anna = await at().as('anna.kowalska');
    const id = 'declaration-5002';
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => anna.declarations.change({ id, choices: SECOND, version: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const entries = await at()
      .provider.db.selectFrom('audit')
      .select('object')
      .where('action', '=', 'declarations.change')
      .where('object', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
  });
});

describeEachEngine('what a declaration says of the patient', (at) => {
  it('is read, mended in part, and checked', async () => {
    const asJan = () => at().as('jan.nowak');
    const { primaryCare } = await asJan();
    const before = await primaryCare.data({ patientId: JAN });
    expect(before).toMatchObject({
      address: { city: 'Lublin' },
      phoneNumber: '+48600100101',
      insurance: { insurerCode: '03' },
    });
    const address = { houseNumber: '6', postalCode: '20-013', city: 'Lublin' };
    await expectRefusal(
      primaryCare.changeData({ patientId: JAN, address: { ...address, postalCode: '20-01' } }),
      'POSTAL_CODE',
    );
    const mended = await primaryCare.changeData({
      patientId: JAN,
      address,
      familyName: 'Nowak',
      insurerCode: '07',
      phoneNumber: '+48600999888',
    });
    expect(mended).toMatchObject({
      familyName: 'Nowak',
      address: { houseNumber: '6', postalCode: '20-013' },
      phoneNumber: '+48600999888',
      insurance: { insurerCode: '07' },
    });
    const later = await asJan();
    expect(await later.primaryCare.data({ patientId: JAN })).toEqual(mended);
    expect(await later.primaryCare.changeData({ patientId: JAN, familyName: 'Kowal' })).toEqual({
      ...mended,
      familyName: 'Kowal',
    });
    expect((await later.patients.list())[0]).toMatchObject({ address: { houseNumber: '6' } });
    await expectRefusal(primaryCare.data({ patientId: 'patient-1002' }), 'NOT_FOUND');
    await expectRefusal(primaryCare.changeData({ patientId: 'patient-1002', familyName: 'X' }), 'NOT_FOUND');
  });
});
