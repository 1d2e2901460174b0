import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, gateWith, ORIGIN, posted } from '#tests/support/gate.ts';

let gate: Awaited<ReturnType<typeof gateWith>>;
beforeEach(async () => {
  gate = await gateWith();
});
afterEach(() => gate.close());

const refusal = async (response: Response) =>
  `${response.status} ${(await response.text()).replace(/<[^>]+>/g, '')}`;

describe('host', () => {
  it.each(['localhost:3000', '127.0.0.1:3000'])('%s is ours', async (host) => {
    expect((await gate.ask(`http://${host}/login`)).status).toBe(200);
  });

  it.each(['evil.example', 'localhost', 'localhost:3001', 'localhost.evil.example:3000'])(
    '%s is not: 421',
    async (host) => {
      expect((await gate.ask(`http://${host}/login`)).status).toBe(421);
      expect(gate.seen).toHaveLength(0);
    },
  );

  it('an absolute address must agree with the Host header', async () => {
    expect((await gate.ask('http://evil.example/', { headers: { host: 'localhost:3000' } })).status).toBe(
      421,
    );
    expect((await gate.ask('/', { headers: { host: 'evil.example' } })).status).toBe(421);
  });

  it('X-Forwarded-Host means nothing without a trusted proxy', async () => {
    const spoofed = { host: 'evil.example', 'x-forwarded-host': 'localhost:3000' };
    expect((await gate.ask('http://evil.example/', { headers: spoofed })).status).toBe(421);
    expect((await gate.ask('/', { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(200);
  });
});

describe('behind a trusted proxy', () => {
  const settings = { TRUST_PROXY: 'true', PORTAL_ORIGIN: 'https://portal.example' };
  const through = (headers: Record<string, string> = {}) => ({
    headers: { host: 'inner:3000', 'x-forwarded-host': 'portal.example', ...headers },
  });

  it('the app sees the public address, and no header that claims another', async () => {
    const proxied = await gateWith({ settings });
    const response = await proxied.ask(
      'http://inner:3000/bookings?a=1',
      through({ 'x-forwarded-proto': 'http' }),
    );
    expect(response.status).toBe(200);
    const [{ request } = { request: null }] = proxied.seen;
    expect(request?.url).toBe('https://portal.example/bookings?a=1');
    expect(request?.headers.get('host')).toBe('portal.example');
    expect([...(request?.headers.keys() ?? [])].filter((name) => name.startsWith('x-forwarded'))).toEqual([]);
    await proxied.close();
  });

  it('only what the proxy itself added counts', async () => {
    const proxied = await gateWith({ settings });
    await proxied.ask('http://inner:3000/', through({ 'x-forwarded-for': '10.9.9.9, 203.0.113.7' }));
    await proxied.ask('http://inner:3000/', through({ 'x-forwarded-for': 'nonsense' }));
    expect(proxied.seen.map(({ context }) => context.address)).toEqual(['203.0.113.7', '127.0.0.1']);

    const foreign = await proxied.ask(
      'http://inner:3000/',
      through({ 'x-forwarded-host': 'portal.example, evil.example' }),
    );
    expect(foreign.status).toBe(421);
    await proxied.close();
  });

  it('the address of the connection counts where no proxy is trusted', async () => {
    await gate.ask('/', { from: '198.51.100.4', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(gate.seen[0]?.context.address).toBe('198.51.100.4');
  });
});

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s: 405', async (method) => {
    const response = await gate.ask('/login', { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await refusal(response)).toBe('405 refused: method');
    expect(gate.seen).toHaveLength(0);
  });

  it('HEAD is a GET without the body', async () => {
    const response = await gate.ask('/login', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('');
    expect(gate.seen[0]?.request.method).toBe('GET');
  });
});

describe('addresses that no page has', () => {
  it.each([
    '/bookings?_data=root',
    '/bookings?%5Fdata=root',
    '/bookings?x=1&_data',
    '/bookings.data',
    '/_root.data',
    '/bookings%2Edata',
    '/bookings.DATA',
    '/bookings.data/',
    '/__manifest?p=/bookings&version=1',
    '/%5F_manifest',
    '/__MANIFEST',
    '//__manifest',
    '/refused',
    '/Refused/',
    '/%72efused',
    '//refused',
  ])('%s: 404', async (path) => {
    const response = await gate.ask(`${ORIGIN}${path}`);
    expect(await refusal(response)).toBe('404 refused: not-found');
    expect(gate.seen).toHaveLength(0);
  });

  it('a POST to them is no better', async () => {
    expect((await gate.ask('/bookings.data', posted({}))).status).toBe(404);
    expect((await gate.ask('/bookings?_data=root', posted({}))).status).toBe(404);
    expect(gate.seen).toHaveLength(0);
  });

  it.each(['/bookings/%E0%A4%A', '/%', '/a%00b', '/bookings?q=%00'])('%s: 400', async (path) => {
    expect(await refusal(await gate.ask(path))).toBe('400 refused: bad-request');
    expect(gate.seen).toHaveLength(0);
  });

  it('others that look a little like them are pages', async () => {
    for (const path of ['/data', '/bookings/data', '/bookings?data=1', '/refused-not']) await gate.ask(path);
    expect(gate.seen).toHaveLength(4);
  });
});

describe('where a form comes from', () => {
  const site = (value: string) => ({ 'sec-fetch-site': value });

  it.each([
    ['Sec-Fetch-Site: same-origin', site('same-origin')],
    ['Sec-Fetch-Site: same-origin, whatever Origin says', { ...site('same-origin'), origin: 'null' }],
    ['our Origin', { origin: ORIGIN }],
    ['neither header, but the token', {}],
  ])('%s: goes through', async (_, headers) => {
    const response = await gate.ask('/login', posted({ name: 'Żółć' }, { headers }));
    expect(response.status).toBe(200);
    const [{ request, context } = { request: null, context: null }] = gate.seen;
    expect(context?.form?.get('name')).toBe('Żółć');
    expect((await request?.formData())?.get('name')).toBe('Żółć');
    expect(request?.headers.get('origin')).toBeNull();
  });

  it.each([
    ['cross-site', site('cross-site')],
    ['same-site', site('same-site')],
    ['none', site('none')],
    ['twice', site('same-origin, cross-site')],
    ['cross-site with our Origin', { ...site('cross-site'), origin: ORIGIN }],
    ['Origin: null', { origin: 'null' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['our other Origin', { origin: 'http://127.0.0.1:3000' }],
    ['our Origin and more', { origin: `${ORIGIN}.evil.example` }],
  ])('%s: 403, though the token is right', async (_, headers: Record<string, string>) => {
    expect(await refusal(await gate.ask('/login', posted({}, { headers })))).toBe('403 refused: cross-site');
    expect(gate.seen).toHaveLength(0);
  });

  it.each([
    ['no token', { csrf: '' }],
    ["another browser's token", { csrf: aBrowser().csrf }],
    ['a short one', { csrf: 'x' }],
  ])('neither header and %s: 403', async (_, fields) => {
    expect(await refusal(await gate.ask('/login', posted(fields, { headers: {} })))).toBe(
      '403 refused: cross-site',
    );
    expect(gate.seen).toHaveLength(0);
  });

  it('a token without the cookie it belongs to: 403', async () => {
    const headers = { cookie: '' };
    expect((await gate.ask('/login', posted({}, { headers }))).status).toBe(403);
    expect(gate.seen).toHaveLength(0);
  });
});

describe('a form whose token is stale', () => {
  it.each([
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['by Origin', { origin: ORIGIN }],
    ['by Referer', { referer: `${ORIGIN}/bookings` }],
  ])('is refused, its answers kept: known as ours %s', async (_, headers: Record<string, string>) => {
    const response = await gate.ask(
      '/login?return=%2Fbookings',
      posted({ csrf: 'old', name: 'Jan' }, { headers }),
    );
    expect(await refusal(response)).toBe('403 refused: stale-form');
    expect(gate.seen).toHaveLength(0);
    const context = gate.refusals[0]?.context;
    expect(context?.form?.get('name')).toBe('Jan');
    expect(context?.formPath).toBe('/login?return=%2Fbookings');
  });

  it("another site's Referer makes it cross-site", async () => {
    const form = posted({ csrf: 'old' }, { headers: { referer: 'https://evil.example/' } });
    expect(await refusal(await gate.ask('/login', form))).toBe('403 refused: cross-site');
    expect(gate.refusals[0]?.context.form).toBeNull();
  });
});

describe('what the app is told', () => {
  it('the browser keeps its id; a new one gets a cookie with the page', async () => {
    const browser = aBrowser();
    const known = await gate.ask('/login', { headers: { cookie: `a=b; ${browser.cookie}` } });
    expect(known.headers.get('set-cookie')).toBeNull();
    expect(gate.seen[0]?.context).toMatchObject({
      browserId: browser.browserId,
      csrfToken: browser.csrf,
      form: null,
    });

    const fresh = await gate.ask('/login');
    const id = gate.seen[1]?.context.browserId;
    expect(fresh.headers.getSetCookie()).toEqual([`session=${id}; Path=/; HttpOnly; SameSite=Lax`]);
  });

  it('the cookie is __Host- and Secure over https', async () => {
    const secure = await gateWith({ settings: { PORTAL_ORIGIN: 'https://portal.example' } });
    const response = await secure.ask('http://portal.example/login');
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    await secure.close();
  });

  it("the app's own session cookie stands", async () => {
    const signedIn = aBrowser();
    const own = await gateWith({
      app: () =>
        new Response('<p>', {
          headers: { 'content-type': 'text/html', 'set-cookie': `${signedIn.cookie}; Path=/` },
        }),
    });
    expect((await own.ask('/login')).headers.getSetCookie()).toEqual([`${signedIn.cookie}; Path=/`]);
    await own.close();
  });

  it('request ids are ours alone and differ', async () => {
    const headers = { 'x-request-id': 'chosen-outside' };
    await gate.ask('/login', { headers });
    await gate.ask('/login', { headers });
    const [first, second] = gate.seen.map(({ context }) => context.requestId);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}$/);
    expect(second).not.toBe(first);
  });
});

describe('the log', () => {
  it('has one line a request, without query, ids or what people type', async () => {
    await gate.ask('/bookings/AMMS/44051401359?pesel=44051401359', {
      headers: { cookie: aBrowser().cookie },
    });
    await gate.ask('/jan-kowalski', posted({ password: 'secret-word' }));
    expect(gate.lines).toMatchObject([
      { method: 'GET', path: '/bookings/*/*', status: 200, requestId: gate.seen[0]?.context.requestId },
      { method: 'POST', path: '/*', status: 200 },
    ]);
    expect(JSON.stringify(gate.lines)).not.toMatch(/44051401359|kowalski|secret-word|session/);
  });

  it('an error in the middle is a plain 500 and a line without its message', async () => {
    const broken = await gateWith({ app: () => Promise.reject(new TypeError('PESEL 44051401359')) });
    const response = await broken.ask('/login');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error');
    expect(broken.lines[0]).toMatchObject({ failure: 'TypeError' });
    expect(JSON.stringify(broken.lines)).not.toContain('44051401359');
    await broken.close();
  });
});

describe('/healthz', () => {
  it('says ok to whoever asks, and nothing else', async () => {
    const response = await gate.ask('http://10.0.0.5:8080/healthz', { from: '10.0.0.1' });
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
  });

  it('is 503 when a store does not answer', async () => {
    const ill = await gateWith({
      parts: [{ name: 'store', check: () => Promise.reject(new Error('database is gone')) }],
    });
    const response = await ill.ask('/healthz', { from: '10.0.0.1' });
    expect([response.status, await response.text()]).toEqual([503, 'unavailable']);
    await ill.close();
  });
});

describe('a proxy that nobody has told of', () => {
  const warnings = async (settings: Record<string, string>, headers: Record<string, string>) => {
    const behind = await gateWith({ settings });
    for (let times = 0; times < 3; times += 1) await behind.ask('/bookings', { headers });
    await behind.close();
    return behind.lines.filter((line) => line['setting'] === 'TRUST_PROXY').length;
  };
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  it('is named in the log, once', async () => {
    expect(await warnings({}, forwarded)).toBe(1);
  });

  it('is not when it was told of, or is not there', async () => {
    expect(await warnings({ TRUST_PROXY: 'true' }, forwarded)).toBe(0);
    expect(await warnings({}, {})).toBe(0);
  });
});
