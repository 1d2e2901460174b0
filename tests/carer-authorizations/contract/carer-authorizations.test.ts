import { afterEach, expect, it } from 'vitest';
import type { NewCarerAuthorization } from '#contract/carer-authorizations/schemas.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** B§3, A-143, A-144, S-56, con-044, con-045, con-094, con-180. */

const patientId = 'patient-1001';
const ANNAS = 'patient-1002';

describeEachProvider('carer authorizations', (at) => {
  const today = () => localDay(at().provider.clock.now().getTime());
  const rowsOf = (consentId: string) =>
    at()
      .provider.db.selectFrom('carer_authorizations')
      .selectAll()
      .where('consent_id', '=', consentId)
      .execute();
  const answer = (answers: 'WORKS' | 'FAILS' | 'REFUSES') =>
    at().provider.db.updateTable('carer_system').set({ answers }).execute();
  afterEach(() => answer('WORKS'));
  const jan = async () => (await at().as('jan.nowak')).carerAuthorizations;
  const given = (name: string, more: Partial<NewCarerAuthorization> = {}): NewCarerAuthorization => ({
    patientId,
    key: `key-${name}`,
    consentId: `consent-${name}`,
    documentType: 'PASSPORT',
    documentNumber: 'ZZ998877',
    documentCountry: 'UA',
    name: 'Ewa',
    lastName: 'Dąbrowska',
    typeAuthorizationDocument: 'CDPM',
    dateFrom: today(),
    awaitsSignature: false,
    ...more,
  });

  it('have name, document, days, kind, address and the signed document', async () => {
    const address = { houseNumber: '8', postalCode: '20-810', city: 'Lublin', countryCode: 'PL' };
    const { add } = await jan();
    const { id } = await add(given('whole', { address, url: '/signed/1', dateTo: '2099-01-01' }));
    const [row] = await rowsOf('consent-whole');
    expect(row).toMatchObject({
      id,
      patient_id: patientId,
      carer_patient_id: null,
      document_number: 'ZZ998877',
      name: 'Ewa',
      last_name: 'Dąbrowska',
      type: 'CDPM',
      date_from: today(),
      date_to: '2099-01-01',
      url: '/signed/1',
      awaits_signature: 0,
    });
    expect(JSON.parse(row?.address ?? '')).toEqual(address);
    expect(row?.system_id).toMatch(/./);
  });

  it('find the patient who is meant, and tell nobody', async () => {
    const anna = await at()
      .provider.db.selectFrom('patients')
      .select('national_id')
      .where('id', '=', ANNAS)
      .executeTakeFirstOrThrow();
    const { add, list } = await jan();
    const known = await add(given('known', { patientCarerNationalId: anna.national_id ?? '' }));
    const unknown = await add(given('unknown', { patientCarerNationalId: '02270803628' }));
    expect((await rowsOf('consent-known'))[0]?.carer_patient_id).toBe(ANNAS);
    expect((await rowsOf('consent-unknown'))[0]?.carer_patient_id).toBeNull();
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(JSON.stringify(await list({ patientId }))).not.toMatch(/patient-|Ewa|ZZ998877/);
  });

  it('are made once for a key, and once for a consent, also at once', async () => {
    const { add } = await jan();
    const made = await Promise.all(Array.from({ length: 6 }, () => add(given('once'))));
    const again = await add(given('once', { key: 'another-key' }));
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf('consent-once')).toHaveLength(1);
  });

  it('are taken back: a last day, no active id, the former one and the row stay', async () => {
    const { add, change, list } = await jan();
    const { id } = await add(given('ended'));
    const [before] = await rowsOf('consent-ended');
    await change({ patientId, id, dateTo: today() });
    await change({ patientId, id, dateTo: today() });
    const [row] = await rowsOf('consent-ended');
    expect(row).toMatchObject({
      date_to: today(),
      system_id: null,
      former_system_id: before?.system_id,
    });
    const listed = (await list({ patientId })).find((each) => each.id === id);
    expect(listed).toMatchObject({ isActive: false, dateTo: today() });
    await expectRefusal(change({ patientId, id, dateTo: '2099-01-01' }), 'ALREADY_ENDED');
    await expectRefusal(add(given('ended')), 'ALREADY_ENDED');
    const { remove } = await jan();
    await expectRefusal(remove({ patientId, id }), 'WAS_IN_FORCE');
  });

  it('that were never in force are deleted, not ended', async () => {
    const { add, change, remove } = await jan();
    const { id } = await add(given('unsigned', { awaitsSignature: true }));
    await expectRefusal(change({ patientId, id, dateTo: today() }), 'NEVER_IN_FORCE');
    expect(await remove({ patientId, id })).toEqual({ value: true });
    expect(await rowsOf('consent-unsigned')).toEqual([]);
    await expectRefusal(remove({ patientId, id }), 'NOT_FOUND');
    const later = await add(given('later', { dateFrom: '2099-01-01' }));
    await remove({ patientId, id: later.id });
    expect(await rowsOf('consent-later')).toEqual([]);
  });

  it('get their signed document, and are in force from then on', async () => {
    const { add, change, remove } = await jan();
    const { id } = await add(given('signed', { awaitsSignature: true }));
    await change({ patientId, id, url: '/signed/2' });
    expect((await rowsOf('consent-signed'))[0]).toMatchObject({ url: '/signed/2', awaits_signature: 0 });
    await expectRefusal(remove({ patientId, id }), 'WAS_IN_FORCE');
  });

  it('are refused where something is missing', async () => {
    const { add, change } = await jan();
    const nobody = { documentNumber: undefined, documentType: undefined, documentCountry: undefined };
    await expectRefusal(add({ ...given('nobody'), ...nobody }), 'INCOMPLETE');
    await expectRefusal(add(given('days', { dateTo: '2020-01-01' })), 'DATES_MIXED_UP');
    await expectRefusal(change({ patientId, id: 'carer-1' }), 'INCOMPLETE');
  });

  it('of who is not confirmed follow from their own consents alone (B-70)', async () => {
    const { add, list, change } = (await at().as('piotr.zielinski')).carerAuthorizations;
    const piotrs = { patientId: 'patient-1005' };
    const own = await add({ ...given('piotr'), ...piotrs, consentId: 'consent-7021' });
    await expectRefusal(add({ ...given('staff'), ...piotrs, consentId: 'consent-7022' }), 'NOT_FOUND');
    await expectRefusal(add({ ...given('none'), ...piotrs }), 'NOT_FOUND');
    const { db } = at().provider;
    const [row] = await rowsOf('consent-7021');
    if (!row) throw new Error('It was not written');
    const ofStaff = {
      ...row,
      id: 'of-staff',
      key_hash: 'of-staff',
      consent_id: 'consent-7022',
      system_id: 'x',
    };
    await db.insertInto('carer_authorizations').values(ofStaff).execute();
    expect((await list(piotrs)).map(({ id }) => id)).toEqual([own.id]);
    await expectRefusal(change({ ...piotrs, id: 'of-staff', dateTo: today() }), 'NOT_FOUND');
    await change({ ...piotrs, id: own.id, dateTo: today() });
    expect((await list(piotrs))[0]?.isActive).toBe(false);
    await db.deleteFrom('carer_authorizations').where('patient_id', '=', 'patient-1005').execute();
  });

  it('of others are 404, as missing ones', async () => {
    const anna = (await at().as('anna.kowalska')).carerAuthorizations;
    const others = 'patient-1008';
    await expectRefusal(anna.list({ patientId: others }), 'NOT_FOUND');
    await expectRefusal(anna.add(given('other', { patientId: others })), 'NOT_FOUND');
    await expectRefusal(anna.change({ patientId: others, id: 'carer-1', dateTo: today() }), 'NOT_FOUND');
    await expectRefusal(anna.change({ patientId: ANNAS, id: 'carer-1', dateTo: today() }), 'NOT_FOUND');
    await expectRefusal(anna.remove({ patientId: ANNAS, id: 'carer-1' }), 'NOT_FOUND');
  });

  it('are refused, or get no answer, as the staff wants it; nothing is written then', async () => {
    const { add, change, remove } = await jan();
    await answer('REFUSES');
    await expectRefusal(add(given('refused')), 'CARER_REFUSED');
    await expectRefusal(change({ patientId, id: 'carer-1', dateTo: today() }), 'CARER_REFUSED');
    await expectRefusal(remove({ patientId, id: 'carer-1' }), 'CARER_REFUSED');
    await answer('FAILS');
    for (const key of ['a', 'b', 'c']) {
      const answered = add(given('failed', { key })).then(
        ({ id }) => id,
        () => undefined,
      );
      expect(await answered).toBeUndefined();
    }
    expect([...(await rowsOf('consent-refused')), ...(await rowsOf('consent-failed'))]).toEqual([]);
    expect((await rowsOf('consent-carer-1'))[0]?.system_id).toBe('his-carer-1');
  });

  it('are in the audit, each with one entry', async () => {
    const { add, change } = await jan();
    const { id } = await add(given('audited'));
    await add(given('audited'));
    await change({ patientId, id, dateTo: today() });
    await change({ patientId, id, dateTo: today() });
    const entries = await at()
      .provider.db.selectFrom('audit')
      .select(['action', 'patient_id'])
      .where('object', '=', id)
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'carerAuthorizations.add',
      'carerAuthorizations.change',
    ]);
  });
});
