import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { accessibilityStatement } from '#provider/settings/seed-of-accessibility.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const headers = { host: '127.0.0.1', 'sec-fetch-site': 'same-origin' };
const PATH = '/accessibility-statement';

const RIGHT = {
  entityName: 'Przychodnia nad Rzeką',
  siteUrl: 'https://rzeka.example/',
  publishedOn: '2026-10-01',
  updatedOn: '2026-11-01',
  madeOn: '2026-10-01',
  reviewedOn: '',
  contactName: 'Ewa Mała',
  contactEmail: 'ewa@rzeka.example',
  contactPhone: '+48600100200',
  interpreterUrl: '',
  textTelephone: '',
  largePrint: 'on',
};

describeEachEngine('the accessibility statement', (at) => {
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
  const post = (fields: Record<string, string>, accept = '*/*') =>
    bench().request(PATH, {
      method: 'POST',
      headers: { ...headers, accept },
      body: new URLSearchParams(fields),
    });
  const said = async () => {
    const { statement } = await at().guest().settings.accessibilityStatement();
    return statement;
  };

  it('is the clinic’s own, of its two buildings', async () => {
    expect(await said()).toEqual(accessibilityStatement);
    expect(accessibilityStatement.buildings).toHaveLength(2);
  });

  it('is changed by the staff, who keep what the form has not', async () => {
    const version = at().provider.settings.version();
    const done = await post(RIGHT, 'text/html');
    expect([done.status, done.headers.get('location')]).toEqual([303, `${PATH}?done=settings`]);
    expect(at().provider.settings.version()).toBe(version + 1);
    expect(await said()).toEqual({
      ...accessibilityStatement,
      entityName: 'Przychodnia nad Rzeką',
      siteUrl: 'https://rzeka.example/',
      publishedOn: '2026-10-01',
      updatedOn: '2026-11-01',
      madeOn: '2026-10-01',
      reviewedOn: null,
      textTelephone: null,
      contact: { name: 'Ewa Mała', email: 'ewa@rzeka.example', phone: '+48600100200' },
      interpreter: { isOnline: false },
    });
    const page = await (await bench().request(`${PATH}?done=settings`, { headers })).text();
    expect(page).toContain('Deklaracja dostępności jest zmieniona.');
    expect(page).toContain('value="ewa@rzeka.example"');
  });

  it('stays as it was when something is wrong, which is said at its field, and what was typed comes back', async () => {
    await post(RIGHT);
    const wrong = {
      ...RIGHT,
      siteUrl: 'http://rzeka.example/',
      contactEmail: 'ewa',
      updatedOn: '31-02-2026',
    };
    const refused = await post(wrong, 'text/html');
    const page = await refused.text();
    expect(refused.status).toBe(400);
    expect([...page.matchAll(/id="(\w+)-error"/g)].map(([, name]) => name)).toEqual([
      ...['siteUrl', 'updatedOn', 'contactEmail'],
    ]);
    expect(page).toContain('value="31-02-2026"');
    expect((await post(wrong)).status).toBe(400);
    expect((await said())?.siteUrl).toBe('https://rzeka.example/');
  });

  it('is nothing until somebody has entered it', async () => {
    await at().provider.db.deleteFrom('settings').where('key', '=', 'accessibilityStatement').execute();
    expect(await said()).toBeNull();
    const page = await (await bench().request(PATH, { headers })).text();
    expect(page).not.toContain('Agnieszka');
    await post(RIGHT);
    expect(await said()).toMatchObject({
      entityName: 'Przychodnia nad Rzeką',
      buildings: [],
      mobileApps: [],
    });
  });
});
