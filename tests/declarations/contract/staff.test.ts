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
  const post = async (path: string, fields: object = {}) =>
    (
      await bench.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(fields),
      })
    ).status;

  it('takes a signed paper: both systems have it in force, once', async () => {
    expect(await post('/declarations/declaration-5002/accept')).toBe(200);
    expect(await post('/declarations/declaration-5002/accept')).toBe(409);
    const anna = await at().as('anna.kowalska');
    expect(await anna.declarations.get({ id: 'declaration-5002' })).toMatchObject({
      state: 'SUBMITTED',
      stateExport: 'A',
      signedAt: at().clock.now().toISOString(),
    });
    expect(await anna.hospitalDeclarations.get({ systemId: 'poz-4010' })).toMatchObject({
      state: 'SUBMITTED',
      stateExport: 'A',
    });
  });

  it('ends one at the hospital system alone, and withdraws one in the portal alone', async () => {
    const jan = await at().as('jan.nowak');
    expect(await post('/declarations/declaration-5001/lose')).toBe(200);
    expect(await post('/declarations/declaration-5001/lose')).toBe(409);
    expect(await jan.hospitalDeclarations.get({ systemId: 'poz-4001' })).toMatchObject({
      state: 'CANCELED',
      stateExport: 'N',
    });
    expect(await jan.declarations.get({ id: 'declaration-5001' })).toMatchObject({ state: 'SUBMITTED' });
    expect(await post('/declarations/declaration-5001/withdraw')).toBe(200);
    expect(await jan.declarations.get({ id: 'declaration-5001' })).toMatchObject({ state: 'CANCELED' });
    for (const path of ['x/accept', 'declaration-5001/x'])
      expect(await post(`/declarations/${path}`)).toBe(404);
  });

  it('lets a call fail until it is mended, and shows all of it', async () => {
    const jan = await at().as('jan.nowak');
    expect(await post('/declarations-failing', { 'hospitalDeclarations.list': 'on', other: 'on' })).toBe(200);
    await expect(jan.hospitalDeclarations.list()).rejects.not.toMatchObject({ defined: true });
    const page = await (await bench.request('/declarations')).text();
    expect(page).toContain('Zofia Kowalska: lekarz');
    expect(page.match(/ checked/g)).toHaveLength(1);
    expect(await post('/declarations-failing', {})).toBe(200);
    expect((await jan.hospitalDeclarations.list()).length).toBe(1);
  });
});
