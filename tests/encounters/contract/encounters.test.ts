import { expect, it } from 'vitest';
import { describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';
const EVER = { after: '2000-01-01T00:00:00.000Z', before: '2030-01-01T00:00:00.000Z' };
const WHOLE = { ...EVER, pageIndex: 0, pageSize: 100 };
const FULL = 'encounter-4001';

const DAY = 24 * 60 * 60_000;

/** The names of the files in an archive, by its directory at the end. */
function namesIn(archive: Buffer) {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const length = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + length).toString();
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    at += 46 + length;
    return name;
  });
}

describeEachProvider('encounters of a patient', (at: () => TestProvider) => {
  const set = async (key: string, value: object) => {
    const { db } = at().provider;
    await db.deleteFrom('settings').where('key', '=', key).execute();
    await db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .execute();
  };

  it('are listed a page at a time, the latest first, and the last page has no other behind it', async () => {
    const anna = await at().as('anna.kowalska');
    const page = (pageIndex: number) =>
      anna.encounters.list({ patientId: ANNA, ...EVER, pageIndex, pageSize: 10 });
    const pages = await Promise.all(Array.from({ length: 8 }, (_, index) => page(index)));
    expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
      ...Array.from({ length: 6 }, () => [10, true]),
      [3, false],
      [0, false],
    ]);
    const all = pages.flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ id }) => id)).size).toBe(63);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('belong to a half-open period by their beginning', async () => {
    const jan = await at().as('jan.nowak');
    const { date } = await jan.encounters.get({ patientId: JAN, encounterId: FULL });
    const ids = async (after: string, before: string) => {
      const { entries } = await jan.encounters.list({
        patientId: JAN,
        after,
        before,
        pageIndex: 0,
        pageSize: 10,
      });
      return entries.map(({ id }) => id);
    };
    const later = (milliseconds: number) => new Date(Date.parse(date) + milliseconds).toISOString();
    expect(await ids(date, later(1))).toEqual([FULL]);
    expect(await ids(later(-1), date)).toEqual([]);
    expect(await ids(later(1), later(DAY))).toEqual([]);
  });

  it('say unit, speciality, doctor, kind, documents and questionnaire', async () => {
    const jan = await at().as('jan.nowak');
    const { entries } = await jan.encounters.list({ patientId: JAN, ...WHOLE });
    const [first, ...others] = entries;
    expect(first).toMatchObject({
      id: FULL,
      unit: { name: 'Poradnie Specjalistyczne' },
      unitSpeciality: { code: '1000', name: 'Poradnia chorób wewnętrznych' },
      practitioner: { lastName: 'Zawadzki' },
      kind: { code: 'PORADA', name: 'Porada lekarska' },
      questionnaire: { id: 'questionnaire-after-1000', deadlineDays: 14 },
    });
    expect(first?.documents.map(({ type, name, mediaType }) => [type, name, mediaType])).toEqual([
      ['00.20', 'karta-wizyty.pdf', 'application/pdf'],
      ['03.10', 'zalecenia.txt', 'text/plain'],
      ['05.10', 'zaświadczenie-dla-pracodawcy.pdf', 'application/pdf'],
      ['05.10', 'zaświadczenie-dla-szkoły.pdf', 'application/pdf'],
      ['06.10', 'ekg-opis.pdf', 'application/pdf'],
    ]);
    const filled = others.filter(({ questionnaire }) => questionnaire?.filledAt !== undefined);
    expect(filled).toHaveLength(2);
    expect(others.some(({ practitioner }) => practitioner === undefined)).toBe(true);
    expect(others.some(({ questionnaire }) => questionnaire === undefined)).toBe(true);
  });

  it('are another’s, an unconfirmed account’s and nobody’s in one way', async () => {
    const [anna, piotr, jan] = await Promise.all(
      ['anna.kowalska', 'piotr.zielinski', 'jan.nowak'].map((name) => at().as(name)),
    );
    if (!anna || !piotr || !jan) throw new Error('nobody');
    for (const [client, patientId] of [
      [anna, JAN],
      [piotr, 'patient-1005'],
      [jan, 'none'],
    ] as const) {
      const key = { patientId, id: FULL };
      await expectRefusal(client.encounters.list({ patientId, ...WHOLE }), 'NOT_FOUND');
      await expectRefusal(client.encounters.get({ patientId, encounterId: FULL }), 'NOT_FOUND');
      await expectRefusal(client.encounters.documents(key), 'NOT_FOUND');
      await expectRefusal(client.encounters.documentsOfType({ ...key, type: '00.20' }), 'NOT_FOUND');
      const nothing = { questionnaireId: 'questionnaire-after-1000', answers: [] };
      await expectRefusal(client.encounters.fulfill({ ...key, ...nothing }), 'NOT_FOUND');
    }
    await expectRefusal(anna.encounters.get({ patientId: ANNA, encounterId: FULL }), 'NOT_FOUND');
    await expectRefusal(anna.encounters.documents({ patientId: ANNA, id: FULL }), 'NOT_FOUND');
    const rejected = at()
      .guest()
      .encounters.list({ patientId: JAN, ...WHOLE });
    await expect(rejected).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('of a child are the guardian’s as long as the link is confirmed', async () => {
    const { provider, as } = at();
    const patientId = 'patient-1003';
    const asked = async () => (await as('anna.kowalska')).encounters.list({ patientId, ...WHOLE });
    expect((await asked()).entries).toHaveLength(3);
    const end = (link_state: 'C' | 'D') =>
      provider.db
        .updateTable('account_patients')
        .set({ link_state })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', patientId)
        .execute();
    await end('D');
    await expectRefusal(asked(), 'NOT_FOUND');
    await end('C');
  });

  it('give a document as it is, several of a type and all as an archive, and 06.10 always so', async () => {
    const jan = await at().as('jan.nowak');
    const key = { patientId: JAN, id: FULL };
    const { documents } = await jan.encounters.get({ patientId: JAN, encounterId: FULL });

    const one = await jan.encounters.documentsOfType({ ...key, type: '00.20' });
    expect([one.name, one.type, one.size]).toEqual([
      'karta-wizyty.pdf',
      'application/pdf',
      documents[0]?.size,
    ]);
    const advice = await jan.encounters.documentsOfType({ ...key, type: '03.10' });
    expect(await advice.text()).toContain('Zalecenia po wizycie');

    const namesOf = async (file: File) => {
      expect(file.type).toBe('application/zip');
      return namesIn(Buffer.from(await file.arrayBuffer()));
    };
    expect(await namesOf(await jan.encounters.documentsOfType({ ...key, type: '06.10' }))).toEqual([
      'ekg-opis.pdf',
    ]);
    const certificates = documents.filter(({ type }) => type === '05.10').map(({ name }) => name);
    expect(await namesOf(await jan.encounters.documentsOfType({ ...key, type: '05.10' }))).toEqual(
      certificates,
    );
    expect(await namesOf(await jan.encounters.documents(key))).toEqual(documents.map(({ name }) => name));
    await expectRefusal(jan.encounters.documentsOfType({ ...key, type: '99.99' }), 'NOT_FOUND');
    await expectRefusal(jan.encounters.documents({ ...key, id: 'encounter-4004' }), 'NOT_FOUND');
  });

  it('show no documents and no questionnaire while these are off', async () => {
    const jan = await at().as('jan.nowak');
    const seen = async () => {
      const { documents, questionnaire } = await jan.encounters.get({
        patientId: JAN,
        encounterId: FULL,
      });
      return { documents: documents.length > 0, questionnaire: questionnaire !== undefined };
    };
    expect(await jan.encounters.settings()).toEqual({ questionnaires: true, documents: true, copies: true });
    expect(await seen()).toEqual({ documents: true, questionnaire: true });

    await set('encounters', { questionnaires: true, documents: false, copies: true });
    expect(await seen()).toEqual({ documents: false, questionnaire: true });
    await expectRefusal(jan.encounters.documents({ patientId: JAN, id: FULL }), 'NOT_FOUND');

    await set('encounters', { questionnaires: false, documents: true, copies: true });
    expect(await seen()).toEqual({ documents: true, questionnaire: false });
    await expectRefusal(jan.encounters.questionnaireExists({ id: '1000' }), 'NOT_FOUND');
    await expectRefusal(jan.encounters.questionnaire({ id: '1000' }), 'NOT_FOUND');

    await set('encounters', { questionnaires: true, documents: true, copies: true });
    await set('questionnaires', { medicalInterviewsModule: false });
    expect(await seen()).toEqual({ documents: true, questionnaire: false });
    await set('questionnaires', { medicalInterviewsModule: true });
  });

  it('ask what their speciality asks', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.encounters.questionnaireExists({ id: '1000' })).toEqual({ value: true });
    const { sections } = await jan.encounters.questionnaire({ id: '1000' });
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3, 4, 5]);
    await expectRefusal(jan.encounters.questionnaireExists({ id: '1310' }), 'NOT_FOUND');
    await expectRefusal(jan.encounters.questionnaire({ id: 'none' }), 'NOT_FOUND');
  });

  it('are noted in the audit whenever they are read', async () => {
    const { provider, as } = at();
    await (await as('jan.nowak')).encounters.documents({ patientId: JAN, id: FULL });
    const entries = () =>
      provider.db
        .selectFrom('audit')
        .select(['account_id', 'patient_id', 'object'])
        .where('action', '=', 'encounters.documents')
        .where('object', '=', FULL)
        .where('patient_id', '=', JAN)
        .limit(1)
        .execute();
    await expect.poll(entries).toEqual([{ account_id: 'account-2001', patient_id: JAN, object: FULL }]);
  });
});
