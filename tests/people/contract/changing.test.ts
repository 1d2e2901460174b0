import { expect, it } from 'vitest';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const [JAN, HELENA, ZOFIA, PIOTR, STANISLAW] = [
  'patient-1001',
  'patient-1004',
  'patient-1003',
  'patient-1005',
  'patient-1007',
];
const ADDRESS = { street: 'ul. Polna', houseNumber: '22', postalCode: '20-400', city: 'Lublin' };

describeEachProvider('a change of a person', (at) => {
  const row = (id: string) =>
    at().provider.db.selectFrom('patients').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('is the address, the one for letters and the document, of oneself, a ward and a child', async () => {
    const stored = async (username: string, id: string) =>
      (await (await at().as(username)).people.get({ id })).person;
    const [jan, anna] = [await at().as('jan.nowak'), await at().as('anna.kowalska')];
    const letters = { ...ADDRESS, postalCode: '10115', city: 'Berlin', countryCode: 'DE' };
    await jan.patients.update({ id: JAN, address: ADDRESS, correspondenceAddress: letters, version: 1 });
    expect(await stored('jan.nowak', JAN)).toMatchObject({
      address: { ...ADDRESS, countryCode: 'PL' },
      correspondenceAddress: letters,
      version: 2,
    });
    await jan.patients.update({ id: JAN, correspondenceAddress: null, version: 2 });
    expect((await stored('jan.nowak', JAN)).correspondenceAddress).toBeUndefined();

    for (const id of [HELENA, ZOFIA]) {
      const identity = { documentNumber: `AB-${id}`, countryCode: 'PL' };
      await anna.patients.update({ id, identity, version: 1 });
      expect((await stored('anna.kowalska', id)).identity).toMatchObject(identity);
    }
  });

  it('never is a PESEL, a birth date, a gender, a role, a confirmation or an insurer', async () => {
    const jan = await at().as('jan.nowak');
    const before = await row(JAN);
    const more: object = {
      birthDate: '2000-01-01',
      gender: 'FEMALE',
      patientRole: 'CHILD',
      authorized: false,
      insurance: { insurerCode: '01' },
      identity: { nationalIdentificationNumber: '00000000000' },
      nationalIdentificationNumber: '00000000000',
    };
    await jan.patients.update({ ...more, id: JAN, version: before.version });
    expect(await row(JAN)).toEqual({ ...before, version: before.version + 1 });
  });

  it('is a name only while the person is not confirmed and the unit lets names be changed', async () => {
    const piotr = await at().as('piotr.zielinski');
    const names = { name: 'Ó’Piotr', middleName: 'Jan', lastName: 'Zieliński-Żółć' };
    await piotr.patients.update({ id: PIOTR, names });
    expect(await row(PIOTR)).toMatchObject({
      name: 'Ó’Piotr',
      middle_name: 'Jan',
      last_name: 'Zieliński-Żółć',
    });
    const refused = { id: PIOTR, names: { ...names, name: 'Anna2' } };
    await expectRefusal(piotr.patients.update(refused), 'NAME_REFUSED');
    const jan = await at().as('jan.nowak');
    const other = { id: JAN, names: { name: 'Janek', lastName: 'Nowak' } };
    await expectRefusal(jan.patients.update(other), 'NAMES_LOCKED');
    expect(await row(JAN)).toMatchObject({ name: 'Jan' });
  });

  it('is refused as no person’s when it is a foreign, waiting, blocked or ended one’s, and without a session', async () => {
    const anna = await at().as('anna.kowalska');
    for (const id of [JAN, STANISLAW, 'patient-9999']) {
      await expectRefusal(anna.patients.update({ id, address: ADDRESS }), 'NOT_FOUND');
    }
    const krystyna = await at().as('krystyna.krawczyk');
    await expectRefusal(krystyna.patients.update({ id: STANISLAW, address: ADDRESS }), 'NOT_FOUND');
    await expect(at().guest().patients.update({ id: JAN, address: ADDRESS })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('is refused when it comes too late, with what is stored', async () => {
    const anna = await at().as('anna.kowalska');
    const { version } = (await anna.people.get({ id: HELENA })).person;
    await anna.patients.update({ id: HELENA, address: { ...ADDRESS, city: 'Opole' }, version });
    await expect(
      anna.patients.update({ id: HELENA, address: { ...ADDRESS, city: 'Zamość' }, version }),
    ).rejects.toMatchObject({ code: 'STALE_VERSION', data: { stored: { address: { city: 'Opole' } } } });
    expect(await row(HELENA)).toMatchObject({ city: 'Opole', version: version + 1 });
  });
});

describeEachEngine('changes of a person at once', (at) => {
  it('save one of those that were made of the same version', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => at().as('anna.kowalska')));
    const results = await Promise.allSettled(
      clients.map((anna, index) =>
        anna.patients.update({ id: HELENA, address: { ...ADDRESS, houseNumber: String(index) }, version: 1 }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as { code?: string }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['STALE_VERSION']));
    const stored = await at()
      .provider.db.selectFrom('patients')
      .selectAll()
      .where('id', '=', HELENA)
      .execute();
    expect(stored).toMatchObject([{ version: 2 }]);
    const { db } = at().provider;
    const noted = await db.selectFrom('audit').selectAll().where('action', '=', 'patients.update').execute();
    expect(noted).toHaveLength(1);
  });
});
