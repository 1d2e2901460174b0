import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { textOfPages, withoutSpaces } from '#tests/support/pdf-text.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachEngine('what the staff does with results', (at) => {
  const bench = () => {
    const { provider, clock } = at();
    return createBench({
      provider,
      clock,
      log: quiet,
      isProduction: false,
      portalOrigin: 'https://portal.example',
    });
  };
  const post = async (path: string, fields: Record<string, string> = {}, accept = '*/*') =>
    bench().request(path, {
      method: 'POST',
      headers: { host: '127.0.0.1', 'sec-fetch-site': 'same-origin', accept },
      body: new URLSearchParams(fields),
    });
  const text = async (path: string) =>
    (await bench().request(path, { headers: { host: '127.0.0.1' } })).text();
  const results = async () => (await at().as('jan.nowak')).results;
  const get = async (id: string) => (await results()).get({ patientId: JAN, id });

  it('publishes what nobody knew of, once', async () => {
    await expectRefusal(get('result-10'), 'NOT_FOUND');
    expect(await text('/results')).toContain('/results/result-10');
    expect((await post('/results/result-10/publish')).status).toBe(200);
    const found = await get('result-10');
    expect(found).toMatchObject({ status: 'FINAL', publishedAt: at().clock.now().toISOString() });
    expect((await post('/results/result-10/publish')).status).toBe(409);
  });

  it('makes what was preliminary final', async () => {
    expect((await post('/results/result-7/publish')).status).toBe(200);
    expect((await get('result-7')).status).toBe('FINAL');
  });

  it('withholds a result with all its versions until it is published again', async () => {
    expect((await post('/results/result-8/withhold')).status).toBe(400);
    expect((await post('/results/result-8/withhold', { discussedOn: '15-12-2026' })).status).toBe(400);
    expect((await post('/results/result-8/withhold', { discussedOn: '2026-10-19' })).status).toBe(400);
    expect((await post('/results/result-8/withhold', { discussedOn: '2026-12-15' })).status).toBe(200);
    for (const id of ['result-8', 'result-8-1'])
      expect(await get(id)).toMatchObject({
        status: 'WITHHELD',
        discussedOn: '2026-12-15',
        analytes: [],
        documents: [],
      });
    const { history } = await results();
    await expectRefusal(history({ patientId: JAN, code: '14920-3' }), 'NOT_FOUND');
    expect((await post('/results/result-8/withhold', { discussedOn: '2026-12-16' })).status).toBe(409);

    expect((await post('/results/result-8/publish')).status).toBe(200);
    expect(await get('result-8')).toMatchObject({ status: 'CORRECTED', correctedFrom: 'result-8-1' });
    expect((await get('result-8-1')).analytes).toHaveLength(2);
  });

  it('corrects a value in a new version, and the one before stays to be read', async () => {
    const first = await post('/results/result-3/correct', { position: '0', value: '4.9' });
    expect(first.status).toBe(200);
    const { id } = (await first.json()) as { id: string };
    const [now, before] = [await get(id), await get('result-3')];
    expect(now).toMatchObject({ status: 'CORRECTED', correctedFrom: 'result-3', documents: [] });
    expect(before).toMatchObject({ status: 'FINAL', correctedBy: id });
    expect(now.analytes[0]).toMatchObject({ value: '4.9', number: 4.9, flag: 'N' });
    expect(before.analytes[0]).toMatchObject({ value: '5.4', flag: 'H' });
    expect(now.analytes.slice(1).map(({ value }) => value)).toEqual(
      before.analytes.slice(1).map(({ value }) => value),
    );

    expect((await post('/results/result-3/correct', { position: '0', value: '5' })).status).toBe(409);
    for (const wrong of [{ position: '77', value: '5' }, { position: '0', value: ' ' }, { value: '5' }])
      expect((await post(`/results/${id}/correct`, wrong as Record<string, string>)).status).toBe(400);
    const critical = await post(`/results/${id}/correct`, { position: '1', value: '>20', flag: 'HH' });
    const last = await get(((await critical.json()) as { id: string }).id);
    expect(last.hasCritical).toBe(true);
    expect(last.analytes[1]).toMatchObject({ value: '>20', comparator: '>', number: 20, flag: 'HH' });
  });

  it('takes a number with either decimal sign, and marks it by range and critical bounds', async () => {
    const correct = async (id: string, value: string, flag = '') =>
      (
        (await (await post(`/results/${id}/correct`, { position: '0', value, flag })).json()) as {
          id: string;
        }
      ).id;
    const bilirubin = await correct('result-11', '26,9');
    expect((await get(bilirubin)).analytes[0]).toMatchObject({ value: '26.9', number: 26.9, flag: 'H' });
    const limit = await correct(bilirubin, '< 0,50');
    expect((await get(limit)).analytes[0]).toMatchObject({
      value: '<0.50',
      number: 0.5,
      comparator: '<',
      flag: 'N',
    });

    // Potassium: critical from 6.2 on; 6.8 was, and 6.9 is no less so.
    const potassium = await get(await correct('result-2', '6,9'));
    expect(potassium.hasCritical).toBe(true);
    expect(potassium.analytes[0]).toMatchObject({ value: '6.9', number: 6.9, flag: 'HH' });
    const calm = await get(await correct(potassium.id, '5,6'));
    expect(calm.analytes[0]).toMatchObject({ value: '5.6', flag: 'H' });

    // INR has no critical bounds; what was marked critical by hand stays so further out, and no nearer.
    const anna = await at().as('anna.kowalska');
    const helena = (id: string) => anna.results.get({ patientId: 'patient-1004', id });
    const marked = await correct('result-221', '5,2', ' hh ');
    expect(await helena(marked)).toMatchObject({ hasCritical: true, analytes: [{ flag: 'hh' }] });
    const further = await correct(marked, '6,1');
    expect(await helena(further)).toMatchObject({ hasCritical: true });
    expect(await helena(await correct(further, '3,4'))).toMatchObject({
      hasCritical: false,
      analytes: [{ flag: 'H' }],
    });
  });

  it('refuses what is neither a number nor a limit, with the reason and what was typed', async () => {
    for (const value of ['abc', '6,9 mmol/l', '6.9.1', '1e3', '<', '5-7', '--', '5 | 6']) {
      const answer = await post('/results/result-12/correct', { position: '0', value, flag: 'H' });
      expect(answer.status, value).toBe(400);
      expect(((await answer.json()) as { error: string }).error).toContain('nie jest liczbą');
      const shown = await post(
        '/results/result-12/correct',
        { position: '0', value, flag: 'H?' },
        'text/html',
      );
      const page = await shown.text();
      expect([shown.status, page.includes('aria-invalid="true"')], value).toEqual([400, true]);
      expect(page).toContain(`value="${value.replace('<', '&lt;')}"`);
      expect(page).toContain('value="H?"');
    }
    expect((await get('result-12')).correctedBy).toBeUndefined();
    const word = await post('/results/result-13/correct', { position: '0', value: 'nieoznaczalny' });
    const { id } = (await word.json()) as { id: string };
    expect((await get(id)).analytes[0]).toMatchObject({ value: 'nieoznaczalny', number: undefined });
  });

  it('shows the staff what marks say, which are critical, and which nobody knows', async () => {
    const { db } = at().provider;
    const mark = (id: string, flag: string) =>
      db
        .updateTable('test_values')
        .set({ flag })
        .where('result_id', '=', id)
        .where('position', '=', 0)
        .execute();
    await mark('result-12', ' h* ');
    await mark('result-11', 'N');
    await db
      .updateTable('test_values')
      .set({ value: '44', number: 44 })
      .where('result_id', '=', 'result-11')
      .execute();
    expect(await get('result-12')).toMatchObject({ hasCritical: true, critical: { phone: '+48815550110' } });
    const all = await text('/results?patient=patient-1001');
    const of = (id: string) => all.split('<article').find((part) => part.includes(`/results/${id}"`)) ?? '';
    expect(of('result-12')).toContain('Wymaga pilnej rozmowy');
    expect(of('result-6')).toContain('Znaki, których nie znamy: #S');
    expect(of('result-1')).not.toMatch(/pilnej rozmowy|nie znamy/);
    expect(await text('/results/result-6')).toContain('poniżej zakresu; laboratorium oznaczyło');
    expect(await text('/results/result-11')).toContain('nie zgadza się z tym zakresem');
  });

  const correct = async (id: string, value: string) => {
    const answer = await post(`/results/${id}/correct`, { position: '0', value });
    return ((await answer.json()) as { id: string }).id;
  };
  const sharings = async () => {
    const all = await (await at().as('jan.nowak')).partners.sharedDocuments({ patientId: JAN });
    return new Map(all.map(({ documentId, shared }) => [documentId, shared]));
  };
  const notices = async () => {
    const { messages } = await at().as('jan.nowak');
    const { items } = await messages.inbox({ pageIndex: 0, pageSize: 15, title: 'został poprawiony' });
    return items.map(({ category, sender }) => [category, sender]);
  };

  it('leads from every version that is out of date to the one that is valid', async () => {
    const second = await correct('result-5', '1:160');
    const third = await correct(second, '1:320');
    for (const id of ['result-5', second]) expect((await get(id)).validVersion, id).toBe(third);
    expect((await get(third)).validVersion).toBeUndefined();
    const file = await (await results()).printout({ patientId: JAN, id: 'result-5' });
    const paper = textOfPages(Buffer.from(await file.arrayBuffer())).join('');
    expect(paper).toContain(withoutSpaces('Nieaktualny wynik badania: Serologia'));
    expect(paper).toContain(withoutSpaces('Ten wynik nie jest już ważny'));
    expect(paper).toMatch(/https:\/\/portal\.example\/\S+\/medicaltestresult\/result/);
    const current = await (await results()).printout({ patientId: JAN, id: third });
    expect(textOfPages(Buffer.from(await current.arrayBuffer())).join('')).not.toContain('Nieaktualny');
  });

  it('lets the sharing follow a correction, tells the patient, and shares no former version (S-53)', async () => {
    const { partners } = await at().as('jan.nowak');
    const key = (documentId: string) =>
      ({ patientId: JAN, documentId, docType: 'RES', systemName: 'AMMS' }) as const;
    await partners.shareDocument(key('result-4'));
    const before = (await notices()).length;
    const second = await correct('result-4', '7.5');
    expect([(await sharings()).get('result-4'), (await sharings()).get(second)]).toEqual([false, true]);
    const [notice, ...earlier] = await notices();
    expect([notice, earlier.length]).toEqual([['W', expect.stringContaining('Laboratorium')], before]);
    await expectRefusal(partners.shareDocument(key('result-4')), 'OUT_OF_DATE');
    await expectRefusal(partners.changeSharing({ ...key('result-4'), shared: true }), 'OUT_OF_DATE');
    await partners.changeSharing({ ...key('result-4'), shared: false });

    await partners.changeSharing({ ...key(second), shared: false });
    const third = await correct(second, '7.7');
    expect((await sharings()).get(third)).toBeUndefined();
    expect(await notices()).toHaveLength(before + 1);
    await partners.shareDocument(key(third));
  });

  it('lets two corrections at once leave one', async () => {
    const both = await Promise.all(
      ['70', '72'].map((value) => post('/results/result-101/correct', { position: '0', value })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { values } = await (await results()).history({ patientId: JAN, code: '2160-0' });
    expect(values).toHaveLength(13);
  });

  it('finds no result and no move that there is not', async () => {
    expect((await post('/results/none/publish')).status).toBe(404);
    expect((await post('/results/result-1/burn')).status).toBe(404);
    expect((await post('/results/result-1/publish')).status).toBe(409);
    expect(await text('/results?patient=Nobody')).toContain('Nie ma takich wyników');
    expect(await text('/results?patient=Kowalska')).toContain('result-201');
  });

  it('changes the settings, and says so on the page', async () => {
    const wanted = { viewResultsAsText: 'on', viewer: 'on', criticalPl: 'Zadzwoń.', criticalEn: 'Ring us.' };
    expect((await post('/results/settings', { viewer: 'on' })).status).toBe(400);
    const done = await post('/results/settings', wanted, 'text/html');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/results?done=settings']);
    expect(await (await results()).settings()).toMatchObject({
      viewResultsAsText: true,
      explanations: false,
      extendedPrintout: false,
      viewer: true,
      imageImport: { enabled: false },
      criticalText: { pl: 'Zadzwoń.', en: 'Ring us.' },
    });
    expect(await text('/results?done=settings')).toContain('Ustawienia wyników są zmienione');
  });

  it('is noted in the audit', async () => {
    await post('/results/result-1/withhold', { discussedOn: '2026-12-15' });
    const entries = await at()
      .provider.db.selectFrom('audit')
      .select(['account_id', 'patient_id', 'object'])
      .where('action', '=', 'bench.results.withhold')
      .where('object', '=', 'result-1')
      .execute();
    expect(entries).toEqual([{ account_id: null, patient_id: JAN, object: 'result-1' }]);
  });
});
