import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { CALLS, KINDS } from '#provider/registration/bench/faults.ts';
import { PROFILES } from '#provider/registration/bench/profiles.ts';
import type { TestProvider } from '#tests/support/providers.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';
import { openAll, PASSWORD, registrationOf } from '#tests/registration/guests.ts';

const START = '2026-11-20T11:00:00.000Z';
const PORTAL = 'https://portal.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const BROWSER = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

describe.each(engines)('the staff’s part in registration, on %s', (engine) => {
  const clock = movableClock({ now: () => new Date(START) });
  let store: TestStore;
  let provider: Provider;
  let bench: ReturnType<typeof createBench>;

  beforeAll(async () => {
    store = await freshStore(engine);
    const told = { clock, log: quiet, portalOrigin: PORTAL };
    provider = await createProvider({ databaseUrl: store.url, mode: 'test', ...told });
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
  });
  afterAll(async () => {
    await provider.close();
    await store.drop();
  });

  const guest = () => provider.client({ language: 'pl', requestId: 'test' });
  const get = async (path: string) => (await bench.request(path, { headers: BROWSER })).text();
  const submit = (path: string, fields: Record<string, string>) =>
    bench.request(path, { method: 'POST', headers: BROWSER, body: new URLSearchParams(fields) });

  it.each(Object.keys(PROFILES))('sets the profile %s by one button', async (profile) => {
    expect((await submit('/guest-registration/profile', { profile })).status).toBe(303);
    const [login, settings] = [await guest().settings.login(), await guest().settings.registration()];
    const isOpen = profile !== 'closed';
    expect(login.showLinkToCreateAccountForChild).toBe(isOpen);
    expect(login.showLinkToCreateAccountForMe).toBe(isOpen && profile !== 'children-only');
    expect(login.usernamePromptMode).toBe(profile === 'email-only' ? 'E_MAIL' : 'LOGIN');
    expect(settings.attachmentsRequired).toBe(profile === 'files-required');
    expect(settings.passwordByLink).toBe(profile === 'hospital');
    expect(settings.systemInstallationSettings.region).toBe(profile === 'foreigners' ? 'DE' : 'PL');
  });

  it('keeps texts, files and countries, and refuses what is none', async () => {
    const fields = {
      consentsPl: 'Zgadzam się.',
      consentsEn: 'I agree.',
      linkPl: 'Regulamin',
      linkEn: 'Rules',
      linkDest: '/legal/regulations',
      maxFiles: '2',
      maxFileSize: '1048576',
      typePdf: 'on',
      countries: 'PL Polska\nUA Ukraina',
    };
    expect((await submit('/guest-registration/texts', fields)).status).toBe(303);
    expect(await guest().settings.registration()).toMatchObject({
      registerConsents: { pl: 'Zgadzam się.', en: 'I agree.' },
      fileUploadParams: { maxFiles: 2, maxFileSize: 1_048_576, fileTypes: ['application/pdf'] },
      supportedCountries: [{ code: 'PL' }, { code: 'UA' }],
    });
    expect((await submit('/guest-registration/texts', { ...fields, countries: 'Polska' })).status).toBe(400);
    expect((await submit('/guest-registration/texts', { ...fields, typePdf: 'off' })).status).toBe(400);
  });

  it.each(Object.keys(KINDS))('lets each call fail by one form, and mends it: %s', async (kind) => {
    const calls = Object.keys(CALLS);
    const all = Object.fromEntries(calls.map((call) => [call, kind]));
    expect((await submit('/guest-registration/faults', all)).status).toBe(303);
    const chosen = (await get('/guest-registration')).match(
      new RegExp(`name="[^"]+" value="${kind}"\\s+checked`, 'g'),
    );
    expect(chosen).toHaveLength(calls.length);
    const asked = guest().registration.prepareUsername({ name: 'Jan', surname: 'Nowak' });
    const late = new Promise((resolve) => setTimeout(resolve, 500, 'late'));
    const outcome = Promise.race([asked.catch(String), late]);
    if (kind === 'slow') expect(await outcome).toBe('late');
    else expect(await outcome).toMatch(kind === 'down' ? /fails/ : /validation failed/);

    await submit('/guest-registration/faults', { 'registration.prepareUsername': 'no kind', other: 'down' });
    expect(await get('/guest-registration')).not.toContain(`value="${kind}" checked`);
    expect(await guest().registration.prepareUsername({ name: 'Jan', surname: 'Nowak' })).toEqual({
      username: 'jnowak',
    });
  });

  it('shows what came, without the password, and lets an account in without a code', async () => {
    const at = { provider, clock, guest } as unknown as TestProvider;
    await openAll(at, { sms: false });
    const sent = await registrationOf(at, {
      username: 'bez.kodu',
      contacts: { phoneNumber: '+48501239999' },
    });
    expect(await guest().registration.create(sent)).toMatchObject({ channel: 'NONE' });
    const page = await get('/registrations');
    expect(page).toContain('+48501239999');
    expect(page).not.toContain(PASSWORD);
    const [, id = ''] = /name="id" value="(\w+)"/.exec(page) ?? [];
    expect((await submit('/registrations/let-in', { id })).status).toBe(303);
    await guest().account.signIn({ username: 'bez.kodu', password: PASSWORD });
    expect((await submit('/registrations/let-in', { id })).status).toBe(409);
  });
});
