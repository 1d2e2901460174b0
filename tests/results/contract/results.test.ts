import { expect, it } from 'vitest';
import { describeEachProvider, type TestProvider } from '#tests/support/providers.ts';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const HELENA = 'patient-1004';
const DAY = 24 * 3_600_000;
type Client = Awaited<ReturnType<TestProvider['as']>>;

/** Every call that reaches a result, by patient and id. */
const OF_RESULT: Record<
  string,
  (client: Client, key: { patientId: string; id: string }) => Promise<unknown>
> = {
  get: (client, key) => client.results.get(key),
  content: (client, key) => client.results.content(key),
  archive: (client, key) => client.results.archive(key),
  contentOfType: (client, key) => client.results.contentOfType({ ...key, type: 'LAB' }),
  archiveOfType: (client, key) => client.results.archiveOfType({ ...key, type: 'LAB' }),
  printout: (client, key) => client.results.printout(key),
};
const FILES = Object.keys(OF_RESULT).filter((name) => name !== 'get');
const ask = (name: string) => OF_RESULT[name] ?? (() => Promise.reject(new Error(name)));

describeEachProvider('test results', (at) => {
  const days = (from: number, to: number) => {
    const now = at().provider.clock.now().getTime();
    const day = (count: number) => new Date(now + count * DAY).toISOString();
    return { after: day(from), before: day(to) };
  };
  const part = (patientId: string, pageIndex = 0) => ({
    patientId,
    pageIndex,
    pageSize: 10,
    ...days(-365, 1),
  });
  const jan = () => at().as('jan.nowak');
  const key = (id: string) => ({ patientId: JAN, id });
  const change = (id: string, values: { collected_at?: number; published_at?: number | null }) =>
    at().provider.db.updateTable('test_results').set(values).where('id', '=', id).execute();

  it('come by day, the latest first, each in its last version and none that is not published', async () => {
    const { results } = await jan();
    const pages = [await results.list(part(JAN)), await results.list(part(JAN, 1))];
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, false]);
    const entries = pages.flatMap((page) => page.entries);
    const ids = entries.map(({ id }) => id);
    expect(ids).toHaveLength(14);
    expect(new Set(ids).size).toBe(14);
    expect(ids).toContain('result-8');
    expect(ids).not.toContain('result-8-1');
    expect(ids).not.toContain('result-10');
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('say their status, their files and whether a value is critical', async () => {
    const { results } = await jan();
    const all = (await results.list({ ...part(JAN), pageSize: 100 })).entries;
    const of = (id: string) => all.find((entry) => entry.id === id);
    expect(of('result-1')).toMatchObject({ status: 'FINAL', hasCritical: false, systemId: 'LAB-1' });
    expect(of('result-1')?.documents.map(({ name }) => name)).toEqual([
      'morfologia.pdf',
      'ob.pdf',
      'opis.txt',
    ]);
    expect(of('result-2')).toMatchObject({ hasCritical: true });
    expect(of('result-7')).toMatchObject({ status: 'PRELIMINARY', documents: [] });
    expect(of('result-8')).toMatchObject({ status: 'CORRECTED', correctedFrom: 'result-8-1' });
    expect(of('result-9')).toMatchObject({ status: 'WITHHELD', hasCritical: false, documents: [] });
    expect(of('result-1')?.toAsk).toBeUndefined();
    expect(of('result-6')).toMatchObject({ toAsk: ['UNKNOWN_MARK'], hasCritical: false });
    expect(of('result-9')?.discussedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('have in the list the values that their page has, and none that is withheld or off', async () => {
    const { results } = await jan();
    const listed = async () => (await results.list({ ...part(JAN), pageSize: 100 })).entries;
    for (const { id, values, status } of await listed()) {
      const { analytes } = await results.get(key(id));
      const inShort = (all: readonly { name: unknown; value: string; flag?: string | undefined }[] = []) =>
        all.map(({ name, value, flag }) => [name, value, flag]);
      if (status === 'WITHHELD') expect(values, id).toBeUndefined();
      else expect(inShort(values), id).toEqual(inShort(analytes));
    }
    const value = JSON.stringify({ ...(await results.settings()), viewResultsAsText: false });
    const { db } = at().provider;
    await db
      .insertInto('settings')
      .values({ key: 'results', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    expect((await listed()).flatMap(({ values }) => values ?? [])).toEqual([]);
    await db.deleteFrom('settings').where('key', '=', 'results').execute();
  });

  it('belong to the half-open time in which the sample was taken (A-131)', async () => {
    const { results } = await jan();
    const [after, before] = ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'];
    const isThere = async (from: string, to: string) => {
      const { entries } = await results.list({ ...part(JAN), after: from, before: to, pageSize: 100 });
      return entries.some(({ id }) => id === 'result-3');
    };
    await change('result-3', { collected_at: Date.parse(after) });
    expect(await isThere(after, before)).toBe(true);
    await change('result-3', { collected_at: Date.parse(before) - 1 });
    expect(await isThere(after, before)).toBe(true);
    await change('result-3', { collected_at: Date.parse(before) });
    expect(await isThere(after, before)).toBe(false);
    expect(await isThere(before, '2027-12-31T23:00:00.000Z')).toBe(true);
  });

  it('have every shape of a value, as the laboratory gave it', async () => {
    const { results } = await jan();
    const lines = async (id: string) => (await results.get(key(id))).analytes;
    expect((await lines('result-3')).map(({ value, low, high, flag }) => [value, low, high, flag])).toEqual([
      ['5.4', undefined, 5, 'H'],
      ['3.3', undefined, 3, 'H'],
      ['1.3', 1, undefined, 'N'],
      ['1.6', undefined, 1.7, 'N'],
      ['71', 60, undefined, 'N'],
    ]);
    expect(await lines('result-4')).toMatchObject([
      { value: '<5', comparator: '<', number: 5, unit: 'mg/L', rangeText: 'do 5' },
      { value: '>1650', comparator: '>', number: 1650, flag: '>' },
      { value: '<0.9', comparator: '<', number: 0.9, flag: '<' },
    ]);
    const [ana, hbs] = await lines('result-5');
    expect(ana).toMatchObject({ value: '1:80', flag: 'A', rangeText: 'poniżej 1:80' });
    expect([ana?.number, ana?.unit, hbs?.number]).toEqual([undefined, undefined, undefined]);
    const [bare, raw] = await lines('result-6');
    expect([bare?.low, bare?.high, bare?.rangeText, bare?.flag]).toEqual(Array(4).fill(undefined));
    expect(raw?.flag).toBe('#S');
  });

  it('explain what was measured, and show the last value before', async () => {
    const { results } = await jan();
    const { analytes } = await results.get(key('result-101'));
    const [creatinine] = analytes;
    expect(creatinine?.meaning).toEqual({
      pl: expect.stringContaining('nerki') as unknown,
      en: expect.stringContaining('kidneys') as unknown,
    });
    expect(creatinine?.previous).toMatchObject({ resultId: 'result-102', value: '96', unit: 'umol/L' });
    const first = await results.get(key('result-113'));
    expect(first.analytes.map(({ previous }) => previous)).toEqual([undefined, undefined, undefined]);
  });

  it('have ranges by sex and age', async () => {
    const anna = await at().as('anna.kowalska');
    const zofia = await anna.results.get({ patientId: 'patient-1003', id: 'result-212' });
    expect(zofia.analytes[0]).toMatchObject({ value: '251', low: 142, high: 335, flag: 'N' });
    const { analytes } = await (await jan()).results.get(key('result-12'));
    expect(analytes[0]).toMatchObject({ low: 40, high: 129 });
  });

  it('lead with the unit’s own words when a value is critical, else with those of all (B-07)', async () => {
    const { results } = await jan();
    const own = await results.get(key('result-2'));
    expect(own.critical).toMatchObject({ phone: '+48815550110' });
    expect(own.critical?.text.pl).toContain('Zadzwoń jeszcze dziś');
    const { criticalText } = await results.settings();
    expect((await results.get(key('result-13'))).critical?.text).toEqual(criticalText);
    expect((await results.get(key('result-1'))).critical).toBeUndefined();
  });

  it('keep the version before a correction, and each says which the other is', async () => {
    const { results } = await jan();
    const [now, before] = [await results.get(key('result-8')), await results.get(key('result-8-1'))];
    expect(now).toMatchObject({ status: 'CORRECTED', correctedFrom: before.id });
    expect(before).toMatchObject({ status: 'FINAL', correctedBy: now.id });
    expect([now.analytes[0]?.value, before.analytes[0]?.value]).toEqual(['15.2', '51.2']);
    const { values } = await results.history({ patientId: JAN, code: '14920-3' });
    expect(values.map(({ value }) => value)).toEqual(['15.2']);
  });

  it('are six years of one analyte, with the unit and the laboratory of each value', async () => {
    const { results } = await jan();
    const { values, meaning } = await results.history({ patientId: JAN, code: '2160-0' });
    expect(values).toHaveLength(13);
    expect(new Set(values.map(({ laboratory }) => laboratory.id)).size).toBe(2);
    expect(new Set(values.map(({ unit }) => unit))).toEqual(new Set(['umol/L', 'mg/dL']));
    const dates = values.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(Date.parse(dates[0] ?? '') - Date.parse(dates.at(-1) ?? '')).toBeGreaterThan(5.9 * 365 * DAY);
    expect(meaning?.pl).toContain('Kreatynina');
    await expectRefusal(results.history({ patientId: JAN, code: 'none' }), 'NOT_FOUND');
  });

  it('give nothing of what was found while they are withheld', async () => {
    const { results } = await jan();
    const withheld = await results.get(key('result-9'));
    expect(withheld).toMatchObject({ status: 'WITHHELD', analytes: [], documents: [], hasCritical: false });
    expect(withheld.critical).toBeUndefined();
    for (const name of FILES) await expectRefusal(ask(name)(await jan(), key('result-9')), 'NOT_FOUND');
    await expectRefusal(results.history({ patientId: JAN, code: '1751-7' }), 'NOT_FOUND');
  });

  it.each(Object.keys(OF_RESULT))('%s: unpublished, another’s and none have one answer', async (name) => {
    const [call, client] = [ask(name), await jan()];
    await expect(call(client, key('result-1'))).resolves.toBeDefined();
    await expectRefusal(call(client, key('result-10')), 'NOT_FOUND');
    await expectRefusal(call(client, key('none')), 'NOT_FOUND');
    await expectRefusal(call(client, key('result-221')), 'NOT_FOUND');
    await expectRefusal(call(client, { patientId: HELENA, id: 'result-221' }), 'NOT_FOUND');
    const anna = await at().as('anna.kowalska');
    await expectRefusal(call(anna, { patientId: HELENA, id: 'result-1' }), 'NOT_FOUND');
    const piotr = await at().as('piotr.zielinski');
    await expectRefusal(call(piotr, { patientId: 'patient-1005', id: 'result-241' }), 'NOT_FOUND');
  });

  it('are neither listed nor told over time to another, or to an account that is not confirmed (A-53)', async () => {
    for (const [username, patientId] of [
      ['jan.nowak', HELENA],
      ['jan.nowak', 'none'],
      ['piotr.zielinski', 'patient-1005'],
    ] as const) {
      const { results } = await at().as(username);
      await expectRefusal(results.list(part(patientId)), 'NOT_FOUND');
      await expectRefusal(results.history({ patientId, code: '14771-0' }), 'NOT_FOUND');
    }
  });

  it('have files under the first id, under the second or under neither (B-02)', async () => {
    const { results } = await jan();
    const text = async (file: File) => Buffer.from(await file.arrayBuffer()).toString('latin1');
    const first = await results.content(key('result-1'));
    expect([first.name, first.type]).toEqual(['morfologia.pdf', 'application/pdf']);
    expect(await text(first)).toMatch(/^%PDF-/);

    await expectRefusal(results.content(key('result-11')), 'NOT_FOUND');
    const second = await results.content({ ...key('result-11'), systemId: 'LAB-11' });
    expect(await text(second)).toMatch(/^%PDF-/);
    expect((await results.content(key('LAB-11'))).name).toBe('wynik.pdf');
    await expectRefusal(results.content({ ...key('result-12'), systemId: 'LAB-12' }), 'NOT_FOUND');
    await expectRefusal(results.content({ ...key('none'), systemId: 'LAB-9' }), 'NOT_FOUND');
  });

  it.each([
    ['result-9', 'LAB-1'],
    ['result-12', 'LAB-11'],
    ['result-1', 'LAB-11'],
    ['LAB-1', 'LAB-11'],
    ['result-1', 'result-11'],
    ['result-8', 'LAB-8-none'],
    ['none', 'LAB-1'],
  ])('have no file under the ids of two orders: %s with %s', async (id, systemId) => {
    for (const name of FILES.filter((each) => each !== 'printout')) {
      const call = ask(name)(await jan(), { ...key(id), systemId } as ReturnType<typeof key>);
      await expectRefusal(call, 'NOT_FOUND');
    }
  });

  it('say that an earlier value is preliminary, on paper too', async () => {
    const { db } = at().provider;
    await db
      .updateTable('test_results')
      .set({ status: 'PRELIMINARY' })
      .where('id', '=', 'result-102')
      .execute();
    const file = await (await jan()).results.printout(key('result-101'));
    const paper = textOfPages(Buffer.from(await file.arrayBuffer())).join('');
    expect(paper.split(withoutSpaces('wynik wstępny'))).toHaveLength(4);
  });

  it('have files by type, and all of them in an archive', async () => {
    const { results } = await jan();
    const names = async (file: File) => {
      expect(file.type).toBe('application/zip');
      const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(bytes.slice(0, 2)).toBe('PK');
      return ['morfologia.pdf', 'ob.pdf', 'opis.txt'].filter((name) => bytes.includes(name));
    };
    const described = await results.contentOfType({ ...key('result-1'), type: 'OPIS' });
    expect([described.name, described.type.split(';')[0]]).toEqual(['opis.txt', 'text/plain']);
    expect(await names(await results.archive(key('result-1')))).toHaveLength(3);
    expect(await names(await results.archiveOfType({ ...key('result-1'), type: 'LAB' }))).toEqual([
      'morfologia.pdf',
      'ob.pdf',
    ]);
    await expectRefusal(results.contentOfType({ ...key('result-1'), type: 'none' }), 'NOT_FOUND');
  });

  it('are printed as tagged PDFs, in the language that is asked for (B-03, S-44)', async () => {
    const { results } = await jan();
    const file = await results.printout(key('result-101'));
    expect([file.name, file.type]).toEqual(['result-101.pdf', 'application/pdf']);
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1');
    for (const part of ['/Marked true', '/Lang (pl)', '/StructTreeRoot']) expect(bytes).toContain(part);
  });

  it('hand out what the settings say (B-04)', async () => {
    const { results } = await jan();
    const { db } = at().provider;
    const put = async (change: object) => {
      const value = JSON.stringify({ ...(await results.settings()), ...change });
      await db.deleteFrom('settings').where('key', '=', 'results').execute();
      await db.insertInto('settings').values({ key: 'results', value }).execute();
    };
    await put({ explanations: false, extendedPrintout: false });
    expect((await results.get(key('result-1'))).analytes[0]?.meaning).toBeUndefined();
    expect((await results.history({ patientId: JAN, code: '2160-0' })).meaning).toBeUndefined();
    await expectRefusal(results.printout(key('result-1')), 'NOT_FOUND');

    await put({ viewResultsAsText: false });
    expect((await results.get(key('result-1'))).analytes).toEqual([]);
    await expectRefusal(results.history({ patientId: JAN, code: '2160-0' }), 'NOT_FOUND');
    await expect(results.content(key('result-1'))).resolves.toBeDefined();
  });

  it('are noted in the audit whenever they are read', async () => {
    const { results } = await jan();
    await results.get(key('result-5'));
    const entries = () =>
      at()
        .provider.db.selectFrom('audit')
        .select(['account_id', 'patient_id', 'object'])
        .where('action', '=', 'results.get')
        .where('object', '=', 'result-5')
        .limit(1)
        .execute();
    await expect.poll(entries).toEqual([{ account_id: 'account-2001', patient_id: JAN, object: 'result-5' }]);
  });
});
