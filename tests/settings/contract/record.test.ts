import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const headers = { host: '127.0.0.1', 'sec-fetch-site': 'same-origin' };

describeEachEngine('what the staff sets of the record', (at) => {
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
    bench().request('/record', {
      method: 'POST',
      headers: { ...headers, accept },
      body: new URLSearchParams(fields),
    });

  it('is offered from then on, and the page shows it', async () => {
    const jan = await at().as('jan.nowak');
    const version = at().provider.settings.version();
    const done = await post({ documents: 'on' }, 'text/html');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/record?done=settings']);
    expect(await jan.encounters.settings()).toEqual({
      questionnaires: false,
      documents: true,
      copies: false,
    });
    expect(await jan.partners.consentDocButtonEnabled({ patientId: 'patient-1001' })).toEqual({
      value: false,
    });
    expect(at().provider.settings.version()).toBe(version + 1);

    const page = await (await bench().request('/record?done=settings', { headers })).text();
    expect(page).toContain('Ustawienia kartoteki są zmienione.');
    expect(page.match(/ checked/g)).toHaveLength(1);
    await post({ documents: 'on', copies: 'on', consentDocButton: 'on', questionnaires: 'on' });
    expect(await jan.partners.consentDocButtonEnabled({ patientId: 'patient-1001' })).toEqual({
      value: true,
    });
  });

  it('is refused when it is neither on nor off', async () => {
    expect((await post({ documents: 'maybe' })).status).toBe(400);
  });
});
