import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { staffDocumentsOf } from '#provider/clinical-documents/staff-documents.ts';
import { describeEachProvider, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';
const YEAR = { after: '2025-10-19T22:00:00.000Z', before: '2026-10-20T22:00:00.000Z' };
const PAGE = { patientId: JAN, ...YEAR, pageIndex: 0, pageSize: 10 };
const key = (number: number) => ({ patientId: JAN, docId: `cdoc-${number}` });

async function put({ provider: { db } }: TestProvider, row: string, value: object) {
  await db.deleteFrom('settings').where('key', '=', row).execute();
  await db
    .insertInto('settings')
    .values({ key: row, value: JSON.stringify(value) })
    .execute();
}

/** Turns documents of the electronic medical record off or on. */
async function turnEdm(at: TestProvider, isOn: boolean) {
  const { value } = await at.provider.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'application')
    .executeTakeFirstOrThrow();
  await put(at, 'application', { ...(JSON.parse(value) as object), edmEnabled: isOn });
}

const namesIn = async (file: File) => Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())));

describeEachProvider('clinical documents', (at) => {
  beforeEach(() => at().clock.set(START));
  const staff = () => staffDocumentsOf({ db: at().provider.db, clock: at().clock });

  it('come a page at a time, the latest first, equal times by their id', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const pages = [];
    for (let pageIndex = 0; pageIndex < 4; pageIndex += 1)
      pages.push(await clinicalDocuments.list({ ...PAGE, pageIndex }));
    expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
      [10, true],
      [10, true],
      [10, true],
      [7, false],
    ]);
    const all = pages.flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ id }) => id)).size).toBe(37);
    expect(new Set(all.map(({ type }) => type)).size).toBe(9);
    const sorted = [...all].sort((a, b) =>
      a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1,
    );
    expect(all).toEqual(sorted);
    expect(await clinicalDocuments.list({ ...PAGE, pageIndex: 4 })).toEqual({ entries: [], hasMore: false });
  });

  it('are those of a half-open time, and of a type; nobody knows a type: none', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const { entries } = await clinicalDocuments.list(PAGE);
    const [first] = entries;
    const after = first!.date;
    const just = { ...PAGE, after, before: new Date(Date.parse(after) + 1).toISOString() };
    expect((await clinicalDocuments.list(just)).entries.map(({ id }) => id)).toEqual([first!.id]);
    expect((await clinicalDocuments.list({ ...PAGE, before: after })).entries[0]?.id).not.toBe(first!.id);
    const ofType = await clinicalDocuments.list({ ...PAGE, documentType: '06.10' });
    expect(ofType.entries.map(({ id }) => id)).toEqual(['cdoc-2']);
    expect((await clinicalDocuments.list({ ...PAGE, documentType: 'x' })).entries).toEqual([]);
  });

  it('are refused with what is out of bounds', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    for (const wrong of [{ pageSize: 0 }, { pageSize: 101 }, { pageIndex: -1 }, { after: 'x' }])
      await expect(clinicalDocuments.list({ ...PAGE, ...wrong })).rejects.toMatchObject({ status: 400 });
  });

  it('have types in both languages, for whoever is signed in', async () => {
    const types = await (await at().as('jan.nowak')).clinicalDocuments.types();
    expect(types).toContainEqual({ code: '06.10', name: { pl: 'Wyniki badań', en: 'Test results' } });
    await expect(at().guest().clinicalDocuments.types()).rejects.toMatchObject({ status: 401 });
  });

  it('say one by one what the list says', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const { entries } = await clinicalDocuments.list(PAGE);
    for (const entry of entries)
      expect(await clinicalDocuments.get({ patientId: JAN, docId: entry.id })).toEqual(entry);
    expect(entries[0]).toMatchObject({ hasNotes: true, consentDocShared: false, contextId: 'context-1' });
    expect(entries[6]?.files[0]?.size).toBeUndefined();
  });

  it('are one and the same NOT_FOUND of others, of another patient, and of none', async () => {
    const { clinicalDocuments } = await at().as('anna.kowalska');
    for (const asked of [key(1), { ...key(1), patientId: ANNA }, { patientId: ANNA, docId: 'x' }])
      for (const call of ['get', 'notes', 'content', 'archive'] as const)
        await expectRefusal(clinicalDocuments[call](asked), 'NOT_FOUND');
    for (const patientId of [JAN, 'patient-9999'])
      await expectRefusal(clinicalDocuments.list({ ...PAGE, patientId }), 'NOT_FOUND');
    await expectRefusal(
      clinicalDocuments.ofContext({ patientId: ANNA, contextId: 'context-1' }),
      'NOT_FOUND',
    );
    await expect(at().guest().clinicalDocuments.get(key(1))).rejects.toMatchObject({ status: 401 });
  });

  it('are none of an account that is not AUTHORIZED (A-53)', async () => {
    const { clinicalDocuments } = await at().as('piotr.zielinski');
    const patientId = 'patient-1005';
    await expectRefusal(clinicalDocuments.list({ ...PAGE, patientId }), 'NOT_FOUND');
    await expectRefusal(clinicalDocuments.get({ patientId, docId: 'cdoc-43' }), 'NOT_FOUND');
  });

  it('belong to a context, which nobody else’s patient has', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const of = (contextId: string) => clinicalDocuments.ofContext({ patientId: JAN, contextId });
    expect((await of('context-1')).map(({ id }) => id)).toEqual(['cdoc-1', 'cdoc-2']);
    await expectRefusal(of('x'), 'NOT_FOUND');
  });

  it('have notes, the latest first, or none', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const notes = await clinicalDocuments.notes(key(1));
    expect(notes.map(({ role }) => role)).toEqual(['Pielęgniarka', 'Lekarz']);
    expect(await clinicalDocuments.notes(key(3))).toEqual([]);
  });

  it('come as they are, several and those of 06.10 as an archive', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    const one = await clinicalDocuments.content(key(1));
    expect([one.name, one.type]).toEqual(['karta-informacyjna.pdf', 'application/pdf']);
    const results = await clinicalDocuments.content(key(2));
    expect([results.name, results.type]).toEqual(['cdoc-2.zip', 'application/zip']);
    expect(await namesIn(results)).toEqual(['wyniki.pdf']);
    const several = await clinicalDocuments.content(key(3));
    const [first = ''] = await namesIn(several);
    expect((await namesIn(several)).length).toBe(3);
    const bytes = unzipSync(new Uint8Array(await several.arrayBuffer()));
    expect(strFromU8(bytes[first]!).startsWith('%PDF')).toBe(true);
    expect(await namesIn(await clinicalDocuments.archive(key(1)))).toEqual(['karta-informacyjna.pdf']);
  });

  it('are found under their second id where the first has nothing, and one is lost (B-02)', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    for (const number of [5, 6]) {
      const { systemId } = await clinicalDocuments.get(key(number));
      expect(systemId).toBe(`his-${number}`);
      await expectRefusal(clinicalDocuments.content(key(number)), 'NOT_FOUND');
    }
    const second = await clinicalDocuments.content({ patientId: JAN, docId: 'his-5' });
    expect(second.size).toBeGreaterThan(0);
    await expectRefusal(clinicalDocuments.content({ patientId: JAN, docId: 'his-6' }), 'NOT_FOUND');
    await expectRefusal(clinicalDocuments.archive({ patientId: JAN, docId: 'his-6' }), 'NOT_FOUND');
  });

  it('of the electronic medical record are as if they were not while it is off (B-100)', async () => {
    const { clinicalDocuments } = await at().as('jan.nowak');
    expect((await clinicalDocuments.get(key(8))).source).toBe('EDM');
    await turnEdm(at(), false);
    const fresh = (await at().as('jan.nowak')).clinicalDocuments;
    const { entries } = await fresh.list({ ...PAGE, pageSize: 100 });
    expect(entries.length).toBe(36);
    for (const call of ['get', 'notes', 'content', 'archive'] as const)
      await expectRefusal(fresh[call](key(8)), 'NOT_FOUND');
    await turnEdm(at(), true);
    expect((await (await at().as('jan.nowak')).clinicalDocuments.get(key(8))).id).toBe('cdoc-8');
  });

  it('can be shared with partners, and say so', async () => {
    const jan = await at().as('jan.nowak');
    const document = { patientId: JAN, documentId: 'cdoc-1', docType: 'CDOC', systemName: 'EDM' } as const;
    await jan.partners.shareDocument(document);
    expect((await jan.clinicalDocuments.get(key(1))).consentDocShared).toBe(true);
    await jan.partners.changeSharing({ ...document, shared: false });
    expect((await jan.clinicalDocuments.get(key(1))).consentDocShared).toBe(false);
  });

  it('are published, noted and withdrawn by the staff', async () => {
    const file = { file_name: 'x.pdf', media_type: 'application/pdf', size: 4, content: Buffer.from('%PDF') };
    const given = { type: '00.20', title: 'Nowa karta', source: null, files: [file] };
    expect(await staff().publish({ ...given, patient: 'nobody' })).toBeNull();
    expect(await staff().publish({ ...given, patient: 'Jan Nowak', type: 'x' })).toBeNull();
    const { id = '' } = (await staff().publish({ ...given, patient: 'Jan Nowak' })) ?? {};
    expect(await staff().addNote({ id, text: 'Ważne' })).toEqual({ id });
    const { clinicalDocuments } = await at().as('jan.nowak');
    const asked = { patientId: JAN, docId: id };
    expect(await clinicalDocuments.get(asked)).toMatchObject({ title: 'Nowa karta', publishedAt: START });
    expect((await clinicalDocuments.notes(asked))[0]?.text).toBe('Ważne');
    expect(await staff().withdraw(id)).toEqual({ id });
    expect(await staff().withdraw(id)).toBeNull();
    expect(await staff().addNote({ id, text: 'x' })).toBeNull();
    await expectRefusal(clinicalDocuments.get(asked), 'NOT_FOUND');
  });

  it('fail where the staff lets them, and of Halina in every way', async () => {
    await put(at(), 'clinicalDocuments', { failing: ['clinicalDocuments.list'] });
    const { clinicalDocuments } = await at().as('jan.nowak');
    await expect(clinicalDocuments.list(PAGE)).rejects.toThrow();
    expect((await clinicalDocuments.types()).length).toBe(9);
    await put(at(), 'clinicalDocuments', {});
    const halina = (await at().as('halina.mazur')).clinicalDocuments;
    await expect(halina.list({ ...PAGE, patientId: 'patient-1009' })).rejects.toThrow();
  });

  it('leave an entry in the audit of every reading', async () => {
    const { db } = at().provider;
    at().clock.advance('PT2H');
    const since = at().clock.now().getTime();
    const { clinicalDocuments } = await at().as('jan.nowak');
    await clinicalDocuments.get(key(1));
    await clinicalDocuments.notes(key(1));
    await clinicalDocuments.archive(key(1));
    const entries = () =>
      db
        .selectFrom('audit')
        .select(['action', 'patient_id'])
        .where('object', '=', 'cdoc-1')
        .where('at', '>=', since)
        .orderBy('action')
        .execute();
    const names = ['content', 'get', 'notes'];
    const expected = names.map((name) => ({ action: `clinicalDocuments.${name}`, patient_id: JAN }));
    await expect.poll(entries).toEqual(expected);
  });
});
