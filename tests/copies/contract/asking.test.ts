import { beforeEach, expect, it } from 'vitest';
import { addDays, startOfDay } from '#contract/days/reading/warsaw.ts';
import { describeEachEngine, describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { afresh, ANNA, asked, JAN, newKey, put, ZOFIA } from './scene.ts';

const TODAY = '2026-10-20';
const at0 = (days: number) => startOfDay(addDays({ day: TODAY, days }));
const PERSON = {
  name: 'Maria',
  lastName: 'Nowak',
  identity: { nationalIdentificationNumber: '44051401359' },
};
const PAPER = { deliveryFormat: 'PAPER', deliveryMode: 1 } as const;
const NONE = { deliveryFormat: 'NONE', deliveryMode: 0 } as const;
const scope = { dateFrom: at0(-30), dateTo: at0(1) };
const byScope = (of: object = {}) => ({
  ...asked(),
  clinicalDocumentIds: undefined,
  clinicalDocumentsScope: { ...scope, ...of },
});

describeEachProvider('requests for copies', (at) => {
  beforeEach(() => afresh(at(), START));
  const jan = async () => (await at().as('jan.nowak')).copies;
  const problemsOf = async (input: object) =>
    ((await refusalOf((await jan()).ask({ ...asked(), ...input }))).data as { problems: object[] }).problems;

  it('are made of documents, and read as they were asked for', async () => {
    const copies = await jan();
    const made = await copies.ask(asked());
    expect(made).toMatchObject({
      number: 'K/2026/000001',
      patientId: JAN,
      registeredAt: START,
      state: 'REGISTERED',
      documents: [{ id: 'cdoc-1', typeName: 'Karta informacyjna' }],
      attachments: [],
    });
    expect(await copies.get({ id: made.id })).toEqual(made);
    expect(await copies.getByOtherPath({ id: made.id })).toEqual(made);
    expect((await copies.list({}))[0]).toEqual(made);
  });

  it('are made of a unit and a period, or of all units', async () => {
    const copies = await jan();
    const one = await copies.ask(byScope({ departmentSpeciality: '1000' }));
    expect(one.scope).toEqual({
      department: { code: '1000', name: expect.any(String) as string },
      dateFrom: new Date(scope.dateFrom).toISOString(),
      dateTo: new Date(scope.dateTo).toISOString(),
    });
    expect(one.documents).toBeUndefined();
    expect((await copies.ask(byScope())).scope?.department).toBeUndefined();
  });

  it('are made of a visit’s documents, and of no other’s', async () => {
    const client = await at().as('jan.nowak');
    const { documents } = await client.encounters.get({ patientId: JAN, encounterId: 'encounter-4001' });
    const clinicalDocumentIds = documents.map(({ id }) => id);
    const visit = { ...asked(), encounterId: 'encounter-4001', clinicalDocumentIds };
    expect((await client.copies.ask(visit)).documents?.map(({ id }) => id)).toEqual(clinicalDocumentIds);
    const mixed = { ...visit, clinicalDocumentIds: ['cdoc-1'], key: newKey() };
    await expectRefusal(client.copies.ask(mixed), 'DOCUMENTS_GONE', { ids: ['cdoc-1'] });
    const foreign = { ...visit, encounterId: 'encounter-4010', key: newKey() };
    await expectRefusal(client.copies.ask(foreign), 'NOT_FOUND');
    await put(at(), 'encounters', { questionnaires: true, documents: true, copies: false });
    const off = (await jan()).ask({ ...visit, key: newKey() });
    await expectRefusal(off, 'NOT_FOUND');
    await put(at(), 'encounters', { questionnaires: true, documents: true, copies: true });
  });

  it('name the documents that are not there, alike for those of others', async () => {
    const copies = await jan();
    const gone = ['x', 'cdoc-38'];
    const wanted = { ...asked(), clinicalDocumentIds: ['cdoc-1', ...gone] };
    await expectRefusal(copies.ask(wanted), 'DOCUMENTS_GONE', { ids: gone });
  });

  it.each([
    ['another kind', { cdocType: 'X' }, 'cdocType', 'NOT_OFFERED'],
    ['neither documents nor scope', { clinicalDocumentIds: undefined }, 'clinicalDocumentIds', 'MISSING'],
    ['both', { clinicalDocumentsScope: scope }, 'clinicalDocumentsScope', 'NOT_ASKED_FOR'],
    ['a paper to download', { deliveryFormat: 'DOWNLOAD', deliveryMode: 1 }, 'deliveryMode', 'INVALID'],
    ['mode 5 on paper', { deliveryFormat: 'PAPER', deliveryMode: 5 }, 'deliveryMode', 'INVALID'],
    ['copies to nobody', NONE, 'deliveryFormat', 'INVALID'],
    ['a permission on paper', { ...PAPER, cdocType: 'PERM' }, 'deliveryFormat', 'INVALID'],
    ['nobody for mode 3', { ...PAPER, deliveryMode: 3 }, 'authorizedPerson', 'MISSING'],
    ['nobody for mode 6', { ...PAPER, deliveryMode: 6 }, 'authorizedPerson', 'MISSING'],
    ['nobody for another’s permission', { ...NONE, cdocType: 'PERM_PERSON' }, 'authorizedPerson', 'MISSING'],
    ['somebody for mode 1', { ...PAPER, authorizedPerson: PERSON }, 'authorizedPerson', 'NOT_ASKED_FOR'],
  ])('are refused for %s', async (_, input, field, problem) => {
    expect(await problemsOf(input)).toEqual([{ field, problem }]);
  });

  it.each([
    ['a unit that is none', { departmentSpeciality: 'x' }, 'departmentSpeciality', 'INVALID'],
    ['more than 20 years', { dateFrom: startOfDay('2006-10-19') }, 'dateFrom', 'TOO_EARLY'],
    ['no midnight', { dateFrom: at0(-30) + 1 }, 'dateFrom', 'INVALID'],
    ['an end before the beginning', { dateTo: at0(-31) }, 'dateTo', 'BEFORE_FIRST_DAY'],
    ['tomorrow', { dateTo: at0(2) }, 'dateTo', 'IN_THE_FUTURE'],
  ])('of a period are refused for %s', async (_, of, field, problem) => {
    expect(await problemsOf(byScope(of))).toEqual([{ field, problem }]);
  });

  it('take 20 years to the day, one day, and days ahead of a permission', async () => {
    const copies = await jan();
    await copies.ask(byScope({ dateFrom: startOfDay('2006-10-20') }));
    await copies.ask(byScope({ dateFrom: at0(0) }));
    const ahead = { ...byScope({ dateFrom: at0(10), dateTo: at0(400) }), ...NONE, cdocType: 'PERM' };
    expect((await copies.ask(ahead)).deliveryMode).toBe(0);
  });

  it('name a person by the words alone, whoever it is (S-56)', async () => {
    const copies = await jan();
    const wanted = { ...asked(), ...PAPER, deliveryMode: 3 as const, authorizedPerson: PERSON };
    expect((await copies.ask(wanted)).authorizedPerson).toEqual(PERSON);
    const wrong = { ...PERSON, identity: { nationalIdentificationNumber: '44051401358' } };
    expect(await problemsOf({ ...wanted, authorizedPerson: wrong, key: newKey() })).toEqual([
      { field: 'nationalIdentificationNumber', problem: 'INVALID' },
    ]);
    const foreigner = { ...PERSON, identity: { documentNumber: 'AB 123', country: 'DE' } };
    expect(await problemsOf({ ...wanted, authorizedPerson: foreigner, key: newKey() })).toEqual([
      { field: 'documentType', problem: 'MISSING' },
    ]);
  });

  it('are not taken of what the settings leave out', async () => {
    await put(at(), 'copies', { cdocTypes: ['EXTRACT'], cdocScopeEnable: false, priceText: null });
    const copies = await jan();
    expect(await copies.settings()).toEqual({ cdocTypes: ['EXTRACT'], cdocScopeEnable: false });
    expect(await problemsOf({})).toEqual([{ field: 'cdocType', problem: 'NOT_OFFERED' }]);
    expect(await problemsOf({ ...byScope(), cdocType: 'EXTRACT' })).toEqual([
      { field: 'clinicalDocumentsScope', problem: 'NOT_OFFERED' },
    ]);
    await put(at(), 'copies', { cdocTypes: [] });
    const before = await copies.list({});
    await expectRefusal((await jan()).ask(asked()), 'NOT_FOUND');
    // What is there stays (B-104).
    expect(await (await jan()).list({})).toEqual(before);
  });

  it('are made once of one draft, also where the documents are gone by then', async () => {
    const copies = await jan();
    const before = (await copies.list({})).length;
    const wanted = asked();
    const made = await copies.ask(wanted);
    expect(await copies.ask(wanted)).toEqual(made);
    expect(await copies.ask({ ...wanted, clinicalDocumentIds: ['x'] })).toEqual(made);
    await put(at(), 'copies', { failing: ['copies.ask.answer'] });
    const lost = asked();
    await expect((await jan()).ask(lost)).rejects.toThrow();
    await put(at(), 'copies', {});
    await (await jan()).ask(lost);
    expect((await copies.list({})).length).toBe(before + 2);
  });

  it('are 5 an hour and 20 a day, and the next is taken at the time that is told (S-62)', async () => {
    const copies = await jan();
    const untils: string[] = [];
    for (let hour = 0; hour < 4; hour += 1) {
      for (let made = 0; made < 5; made += 1) await copies.ask(asked());
      const refusal = await refusalOf(copies.ask(asked()));
      expect(refusal.code).toBe('TOO_MANY_REQUESTS');
      const { until } = refusal.data as { until: string };
      untils.push(until);
      if (hour < 3) at().clock.set(until);
    }
    expect(untils).toEqual([
      '2026-10-20T07:01:00.000Z',
      '2026-10-20T08:02:00.000Z',
      '2026-10-20T09:03:00.000Z',
      '2026-10-21T06:01:00.000Z',
    ]);
  });

  it('are made for who is represented, and not by or for who is not confirmed', async () => {
    const anna = (await at().as('anna.kowalska')).copies;
    const { entries } = await (
      await at().as('anna.kowalska')
    ).clinicalDocuments.list({
      patientId: ZOFIA,
      after: '2026-01-01T00:00:00.000Z',
      before: '2026-12-01T00:00:00.000Z',
      pageIndex: 0,
      pageSize: 10,
    });
    const clinicalDocumentIds = [entries[0]!.id];
    expect((await anna.ask({ ...asked(), patientId: ZOFIA, clinicalDocumentIds })).patientId).toBe(ZOFIA);
    const other = anna.ask({ ...asked(), patientId: ANNA, clinicalDocumentIds });
    await expectRefusal(other, 'DOCUMENTS_GONE');
    await expectRefusal(anna.ask(asked()), 'NOT_FOUND');
    const piotr = (await at().as('piotr.zielinski')).copies;
    await expectRefusal(piotr.ask({ ...asked(), patientId: 'patient-1005' }), 'NOT_FOUND');
    await expect(at().guest().copies.ask(asked())).rejects.toMatchObject({ status: 401 });
  });

  it('are refused with too long or malformed words', async () => {
    const copies = await jan();
    for (const wrong of [{ description: 'x'.repeat(4_001) }, { description: '\u0000' }, { key: 'short' }])
      await expect(copies.ask({ ...asked(), ...wrong })).rejects.toMatchObject({ status: 400 });
    const seconds = { clinicalDocumentsScope: { dateFrom: 1_760_000_000, dateTo: 1_770_000_000 } };
    await expect(copies.ask({ ...asked(), ...seconds })).rejects.toMatchObject({ status: 400 });
  });
});

describeEachEngine('one draft that is sent at once', (at) => {
  beforeEach(() => afresh(at(), START));

  it('makes one request of fifty posts, and of five drafts five numbers', async () => {
    const { copies } = await at().as('jan.nowak');
    const wanted = asked();
    const made = await Promise.all(Array.from({ length: 50 }, () => copies.ask(wanted)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 4 }, () => copies.ask(asked())));
    expect(new Set([made[0]!, ...others].map(({ number }) => number)).size).toBe(5);
    await expectRefusal(copies.ask(asked()), 'TOO_MANY_REQUESTS');
  });
});
