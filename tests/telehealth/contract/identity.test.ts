import { beforeEach, expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = { accountId: 'account-2001', patientId: 'patient-1001' };
const OLEKSANDR = { accountId: 'account-2007', x: 'patient-1008' };
const person = { name: 'Jan', surname: 'Nowak', birthDate: '1954-03-14', gender: 'M' } as const;

describeEachProvider('who a patient is in the telehealth system', (at) => {
  beforeEach(async () => {
    await at().provider.db.deleteFrom('telehealth_patients').execute();
  });

  it('has the PESEL, or of a foreigner the document under the root of its country', async () => {
    const jan = await at().as('jan.nowak');
    const { identifiers } = await jan.telehealthIdentity.identifier({
      accountId: JAN.accountId,
      x: JAN.patientId,
    });
    expect(identifiers).toMatchObject([
      { root: '2.16.840.1.113883.3.4424.1.1.616', assigningAuthorityName: 'PESEL' },
    ]);
    expect(identifiers[0]?.extension).toMatch(/^\d{11}$/);
    const oleksandr = await at().as('oleksandr.kovalenko');
    expect(await oleksandr.telehealthIdentity.identifier(OLEKSANDR)).toEqual({
      identifiers: [
        {
          root: '2.16.840.1.113883.4.330.804',
          extension: 'FX481516',
          assigningAuthorityName: 'Dokument UA',
        },
      ],
    });
  });

  it('is told of whom it knows, and else made known to it', async () => {
    const { telehealthIdentity } = await at().as('jan.nowak');
    const { identifiers } = await telehealthIdentity.identifier({
      accountId: JAN.accountId,
      x: JAN.patientId,
    });
    await expectRefusal(telehealthIdentity.data({ ...JAN, identifiers }), 'NOT_FOUND');
    expect(await telehealthIdentity.create({ ...JAN, identifiers, ...person })).toEqual({ value: true });
    expect(await telehealthIdentity.create({ ...JAN, identifiers, ...person })).toEqual({ value: true });
    expect(await telehealthIdentity.data({ ...JAN, identifiers })).toEqual({ value: true });
    const rows = await at().provider.db.selectFrom('telehealth_patients').selectAll().execute();
    expect(rows).toMatchObject([{ patient_id: JAN.patientId, gender: 'M', surname: 'Nowak' }]);
  });

  it('is 404 with another account’s id, and of somebody out of reach', async () => {
    const { telehealthIdentity } = await at().as('jan.nowak');
    for (const claimed of [
      { accountId: 'account-2002', patientId: 'patient-1002' },
      { accountId: 'account-2002', patientId: JAN.patientId },
      { accountId: JAN.accountId, patientId: 'patient-1002' },
    ]) {
      const { accountId, patientId: x } = claimed;
      await expectRefusal(telehealthIdentity.identifier({ accountId, x }), 'NOT_FOUND');
      await expectRefusal(telehealthIdentity.data({ ...claimed, identifiers: [] }), 'NOT_FOUND');
      const made = telehealthIdentity.create({ ...claimed, identifiers: [], ...person });
      await expectRefusal(made, 'NOT_FOUND');
    }
    expect(await at().provider.db.selectFrom('telehealth_patients').selectAll().execute()).toEqual([]);
  });
});
