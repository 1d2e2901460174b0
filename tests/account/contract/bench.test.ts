import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandIn } from '#provider/account/bench/identity/stand-in.ts';
import { createBench } from '#provider/bench/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const START = '2026-11-20T11:00:00.000Z';
const PORTAL = 'https://portal.example';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const BROWSER = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };

describe.each(engines)('the staff’s part in signing in, on %s', (engine) => {
  const clock = movableClock({ now: () => new Date(START) });
  const standIn = createStandIn({ clock, portalOrigin: PORTAL, patienceMs: 100 });
  let store: TestStore;
  let provider: Provider;
  let bench: ReturnType<typeof createBench>;

  beforeAll(async () => {
    store = await freshStore(engine);
    const told = { clock, log: quiet, portalOrigin: PORTAL };
    provider = await createProvider({ databaseUrl: store.url, mode: 'test', ...told });
    bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn, ...told });
    standIn.standAt('http://127.0.0.1:3001');
  });
  afterAll(async () => {
    await provider.close();
    await store.drop();
  });

  const get = async (path: string) => (await bench.request(path)).text();
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = BROWSER) =>
    bench.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  it('makes a way in without a password, for an account that there is', async () => {
    const page = await (await submit('/sso', { username: ' Jan.Nowak ' })).text();
    const [link = ''] = /https:\/\/portal\.example\/login\?ssoToken=[\w-]{32}/.exec(page) ?? [];
    const code = new URL(link).searchParams.get('ssoToken') ?? '';
    const client = provider.client({ language: 'pl', requestId: 'test' });
    expect((await client.account.entry({ code })).username).toBe('jan.nowak');
    const unknown = await submit('/sso', { username: 'nobody.here' });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Nie ma takiego konta');
    expect((await submit('/sso', {})).status).toBe(400);
  });

  it('keeps what an account must have, and refuses a sign-in by an address that nobody need have (A-46)', async () => {
    const path = '/registration-settings';
    const wanted = {
      usernamePromptMode: 'LOGIN',
      phoneIsRequired: 'on',
      phoneConfirmationEnabled: 'on',
      emailIsRequired: 'off',
      userMinAge: '16',
      phones: 'de',
      region: 'DE',
      phoneIsRequiredSince: '',
    };
    const client = () => provider.client({ language: 'pl', requestId: 'test' });
    const before = await client().settings.registration();
    const pair = await submit(path, { ...wanted, usernamePromptMode: 'E_MAIL' });
    expect([pair.status, await pair.text()]).toEqual([
      400,
      expect.stringContaining('e-mail musi być wymagany'),
    ]);
    expect((await submit(path, { ...wanted, userMinAge: '121' })).status).toBe(400);
    expect(await client().settings.registration()).toEqual(before);

    const version = provider.settings.version();
    expect((await submit(path, wanted)).headers.get('location')).toBe(`${path}?done=settings`);
    expect(provider.settings.version()).toBeGreaterThan(version);
    expect(await client().settings.registration()).toMatchObject({
      emailIsRequired: false,
      phoneIsRequired: true,
      userMinAge: 16,
      supportedCountries: before.supportedCountries,
      systemInstallationSettings: { phones: 'de', region: 'DE' },
    });
    expect(await get(path)).toContain('value="2026-11-20"');
    const signIn = await submit('/sign-in', { usernamePromptMode: 'E_MAIL' });
    expect([signIn.status, await signIn.text()]).toEqual([400, expect.stringContaining('Wymagania kont')]);
    await submit(path, { ...wanted, emailIsRequired: 'on', phones: 'pl', region: 'PL', userMinAge: '' });
    expect((await client().settings.registration()).userMinAge).toBe(18);
  });

  it('keeps the settings of sign-in, shows what holds, and says when a portal elsewhere knows', async () => {
    const versionBefore = provider.settings.version();
    const wanted = { usernamePromptMode: 'E_MAIL', me: 'on', eGovernment: 'on' };
    const { status, headers } = await submit('/sign-in', wanted);
    expect([status, headers.get('location')]).toEqual([303, '/sign-in?done=settings']);
    expect(provider.settings.version()).toBeGreaterThan(versionBefore);
    const page = await get('/sign-in');
    expect(page).toContain('najpóźniej po 30 sekundach');
    const checked = [...page.matchAll(/name="(\w+)"\s+value="(\w+)"\s+checked/g)].map(([, name, value]) =>
      [name, value].join('='),
    );
    expect(checked).toEqual(['usernamePromptMode=E_MAIL', 'me=on', 'eGovernment=on']);
    const client = provider.client({ language: 'pl', requestId: 'test' });
    expect(await client.settings.login()).toMatchObject({
      usernamePromptMode: 'E_MAIL',
      showLinkToCreateAccountForMe: true,
      showLinkToCreateAccountForWard: false,
    });
    expect(await provider.db.selectFrom('audit').select('action').execute()).toContainEqual({
      action: 'bench.settings.signIn',
    });
  });

  it('makes none for another site’s form', async () => {
    const other = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
    expect((await submit('/sso', { username: 'jan.nowak' }, other)).status).toBe(403);
    expect((await submit('/sign-in', { usernamePromptMode: 'LOGIN' }, { accept: 'text/html' })).status).toBe(
      403,
    );
  });

  describe('the made-up identity system', () => {
    const asked = {
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid',
      state: 'a-state',
      nonce: 'a-nonce',
      redirect_uri: `${PORTAL}/mpi/epuap/sso-confirm`,
    };
    const decide = (fields: Record<string, string>) =>
      submit('/identity/authorize', { ...asked, pesel: '00000000000', decision: 'agree', ...fields });

    it('asks who it is, and its form may lead to the portal and nowhere else', async () => {
      const answer = await bench.request(`/identity/authorize?${new URLSearchParams(asked)}`);
      expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${PORTAL};`);
      const page = await answer.text();
      expect(page).toContain('Jan Nowak');
      expect(page).toContain('Ktoś, kogo przychodnia nie zna');
      expect((await bench.request('/sso')).headers.get('content-security-policy')).toContain(
        "form-action 'self';",
      );
    });

    it.each([
      ['agree', /[?&]code=[\w-]{22}/],
      ['slow', /[?&]code=[\w-]{22}/],
      ['refuse', /[?&]error=access_denied/],
      ['blocked', /[?&]error=account_blocked/],
    ])('leads back when somebody decides: %s', async (decision, answer) => {
      const { status, headers } = await decide({ decision });
      const location = headers.get('location') ?? '';
      expect(status).toBe(303);
      expect(location).toMatch(answer);
      expect(location).toContain(`${PORTAL}/mpi/epuap/sso-confirm?state=a-state`);
    });

    it.each([
      [{ redirect_uri: 'https://evil.example/' }],
      [{ redirect_uri: 'javascript:alert(1)' }],
      [{ client_id: 'another' }],
      [{ pesel: 'abc' }],
      [{ decision: 'never' }],
    ])('leads nowhere with %o', async (fields) => {
      expect((await decide(fields as Record<string, string>)).status).toBe(400);
    });

    it('takes the form of a text browser, which does not say where it comes from', async () => {
      const form = { ...asked, pesel: '00000000000', decision: 'agree' };
      expect((await submit('/identity/authorize', form, { accept: 'text/html' })).status).toBe(303);
    });

    it('signs out, or fails to, and leads back', async () => {
      const out = { client_id: 'portal', post_logout_redirect_uri: `${PORTAL}/login?signedOut=yes` };
      expect(await get(`/identity/logout?${new URLSearchParams(out)}`)).toContain('Wyloguj');
      const done = await submit('/identity/logout', { ...out, outcome: 'done' });
      expect(done.headers.get('location')).toBe(`${PORTAL}/login?signedOut=yes`);
      const failed = await submit('/identity/logout', { ...out, outcome: 'failed' });
      expect(failed.headers.get('location')).toBe(`${PORTAL}/login?signedOut=yes&error=server_error`);
      const evil = await submit('/identity/logout', {
        ...out,
        post_logout_redirect_uri: 'https://evil.example/',
      });
      expect(evil.status).toBe(400);
    });
  });
});
