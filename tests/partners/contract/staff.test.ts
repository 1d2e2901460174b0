import { beforeAll, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachEngine('the staff', (at) => {
  let bench: ReturnType<typeof createBench>;
  beforeAll(() => {
    const { provider, clock } = at();
    const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  const post = (path: string, fields: object) =>
    bench.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(fields),
    });

  it('adds a partner with somebody who works there, and renames it', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = (await (await post('/partners', { name: ' Klinika Słoneczna ' })).json()) as {
      id: string;
    };
    expect(await jan.partners.dict()).toContainEqual({ id, name: 'Klinika Słoneczna' });
    expect(await jan.partners.personnel({ id })).toEqual([]);
    const person = { name: 'Lena', lastName: 'Wilk', degree: '' };
    expect((await post(`/partners/${id}/personnel`, person)).status).toBe(200);
    const [added] = await jan.partners.personnel({ id });
    expect(added).toEqual({ id: added!.id, name: 'Lena', lastName: 'Wilk' });
    expect((await post(`/partners/${id}/name`, { name: 'Klinika Morska' })).status).toBe(200);
    expect(await jan.partners.dict()).toContainEqual({ id, name: 'Klinika Morska' });
    const page = await (await bench.request('/partners')).text();
    expect(page).toContain('Klinika Morska');
    expect(page).toContain('Lena Wilk');
    const noted = await at()
      .provider.db.selectFrom('audit')
      .select('action')
      .where('action', 'like', 'bench.partners.%')
      .execute();
    expect(noted.map(({ action }) => action).sort()).toEqual([
      'bench.partners.add',
      'bench.partners.addPerson',
      'bench.partners.rename',
    ]);
  });

  it('writes nothing without a name, or of a partner that is not there', async () => {
    expect((await post('/partners', { name: ' ' })).status).toBe(400);
    expect((await post('/partners/partner-hospital/name', {})).status).toBe(400);
    expect((await post('/partners/partner-hospital/personnel', { name: 'Lena' })).status).toBe(400);
    expect((await post('/partners/none/name', { name: 'X' })).status).toBe(404);
    expect((await post('/partners/none/personnel', { name: 'X', lastName: 'Y' })).status).toBe(404);
  });
});
