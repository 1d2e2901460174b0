import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachEngine('what the staff does with results', (at) => {
  const bench = () => {
    const { provider, clock } = at();
    return createBench({
      ...{ provider, clock, log: quiet, isProduction: false, portalOrigin: 'https://portal.example' },
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
    expect((await post('/results/result-8/withhold', { discussedOn: '2026-12-15' })).status).toBe(200);
    for (const id of ['result-8', 'result-8-1'])
      expect(await get(id)).toMatchObject({
        ...{ status: 'WITHHELD', discussedOn: '2026-12-15', analytes: [], documents: [] },
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
      ...{ viewResultsAsText: true, explanations: false, extendedPrintout: false, viewer: true },
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
