import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedEncoding } from '#server/compression.ts';
import { readStaticFiles } from '#server/files.ts';
import { gateWith, posted } from '#tests/support/gate.ts';

const SCRIPT = `console.log('${'script '.repeat(200)}');`;
const PAGE = `<p>${'zażółć gęślą jaźń '.repeat(200)}</p>`;
const SMALL = '<p>mała</p>';
const directory = mkdtempSync(join(tmpdir(), 'client-'));

beforeAll(() => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  for (const [path, bytes] of Object.entries({
    'assets/app-1a2b3c.js': SCRIPT,
    'assets/app-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c.js.gz': gzipSync(SCRIPT),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'form.pdf': '%PDF-1.7',
    '.vite/manifest.json': '{}',
    '.secret': 'hidden',
  })) {
    writeFileSync(join(directory, path), bytes);
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

type PageInit = { status?: number; headers?: Record<string, string> };
const html = (text: string, init: PageInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });

/** An app with one page of each kind. */
const serving = (settings: Record<string, string> = {}) =>
  gateWith({
    settings,
    files: readStaticFiles(directory),
    app: ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/small') return html(SMALL);
      if (pathname === '/redirect') return new Response(null, { status: 303, headers: { location: '/' } });
      if (pathname === '/elsewhere') return Response.redirect('http://localhost:3000/', 302);
      if (pathname === '/broken') throw new Error('broken');
      if (pathname === '/public') return html(PAGE, { headers: { 'cache-control': 'public, max-age=60' } });
      if (pathname === '/stream') return html(PAGE, { headers: { 'x-accel-buffering': 'no' } });
      if (pathname === '/file')
        return new Response('a,b', {
          headers: { 'content-type': 'text/csv', 'cache-control': 'private, max-age=5' },
        });
      return pathname === '/missing' ? html(PAGE, { status: 404 }) : html(PAGE);
    },
  });

const EVERY_KIND: [name: string, path: string, init?: RequestInit][] = [
  ['a page', '/bookings'],
  ['HEAD', '/bookings', { method: 'HEAD' }],
  ['a missing page', '/missing'],
  ['a redirect', '/redirect'],
  ['a redirect with fixed headers', '/elsewhere'],
  ['an error', '/broken'],
  ['a file', '/assets/app-1a2b3c.js'],
  ['a file that the browser has', '/assets/app-1a2b3c.js', { headers: { 'if-none-match': '*' } }],
  ['a public file', '/favicon.svg'],
  ['health', '/healthz'],
  ['a foreign host', 'http://evil.example/'],
  ['a refused method', '/bookings', { method: 'DELETE' }],
  ['a refused address', '/__manifest'],
  ['a refused form', '/login', posted({}, { headers: { origin: 'null' } })],
  ['a form', '/login', posted({})],
];

describe.each(EVERY_KIND)('%s', (_, path, init) => {
  it('carries the security headers', async () => {
    const gate = await serving();
    const { headers } = await gate.ask(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "media-src 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.get('strict-transport-security')).toBeNull();
    await gate.close();
  });

  it('carries HSTS over https', async () => {
    const gate = await serving({ PORTAL_ORIGIN: 'https://localhost:3000' });
    expect((await gate.ask(path, init)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    await gate.close();
  });
});

describe('pages', () => {
  it("are nobody else's to keep, whatever the app says", async () => {
    const gate = await serving();
    for (const path of ['/bookings', '/public', '/missing', '/redirect', '/healthz']) {
      expect((await gate.ask(path)).headers.get('cache-control')).toBe('no-store, private');
    }
    expect((await gate.ask('/file')).headers.get('cache-control')).toBe('private, max-age=5');
    await gate.close();
  });

  it('name the nonce that the app was given, a new one each time', async () => {
    const gate = await serving();
    const nonces = await Promise.all(
      ['/bookings', '/bookings'].map(async (path) => {
        const { headers } = await gate.ask(path);
        return /script-src 'self' 'nonce-([\w-]{30,})'/.exec(
          headers.get('content-security-policy') ?? '',
        )?.[1];
      }),
    );
    expect(new Set(nonces)).toEqual(new Set(gate.seen.map(({ context }) => context.nonce)));
    expect(new Set(nonces).size).toBe(2);
    await gate.close();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('accepting %s come as %s', async (accepted, encoding, read) => {
    const gate = await serving();
    const response = await gate.ask('/bookings', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(read(Buffer.from(await response.arrayBuffer())).toString()).toBe(PAGE);
    await gate.close();
  });

  it.each(['/small', '/stream'])('%s comes as it is', async (path) => {
    const gate = await serving();
    const response = await gate.ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(path === '/small' ? SMALL : PAGE);
    await gate.close();
  });

  it('a refusal as page is compressed too', async () => {
    const gate = await serving();
    const response = await gate.ask('/bookings', { headers: { 'accept-encoding': 'identity' } });
    expect(await response.text()).toBe(PAGE);
    await gate.close();
  });
});

describe('Accept-Encoding', () => {
  it.each([
    [null, null],
    ['', null],
    ['identity', null],
    ['br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', null],
    ['*', 'br'],
    ['x-br, bro', null],
    ['gzip;q=0.001', 'gzip'],
  ])('%j gives %j', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});

describe('files', () => {
  it('with a fingerprint in the name are kept for a year, others for five minutes', async () => {
    const gate = await serving();
    const asset = await gate.ask('/assets/app-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await asset.text()).toBe(SCRIPT);

    const icon = await gate.ask('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300');
    expect(icon.headers.get('content-type')).toContain('image/svg+xml');
    expect((await gate.ask('/form.pdf')).headers.get('content-type')).toBe('application/pdf');
    expect(asset.headers.get('set-cookie')).toBeNull();
    expect(gate.seen).toHaveLength(0);
    await gate.close();
  });

  it('come in the form that the build compressed', async () => {
    const gate = await serving();
    for (const [encoding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await gate.ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(read(bytes).toString()).toBe(SCRIPT);
    }
    await gate.close();
  });

  it('that the browser has are not sent again: 304', async () => {
    const gate = await serving();
    const path = '/assets/app-1a2b3c.js';
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const etag =
        (await gate.ask(path, { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? '';
      tags.add(etag);
      const again = await gate.ask(path, {
        headers: { 'accept-encoding': encoding, 'if-none-match': `"x", W/${etag}` },
      });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect(tags.size).toBe(3);
    await gate.close();
  });

  it.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/assets//app-1a2b3c.js',
    '/assets/app-1a2b3c.js/',
    '/assets/app-1a2b3c.js.br',
    '/assets/app-1a2b3c.js.gz',
    '/assets/APP-1a2b3c.js',
    '/assets/app-1a2b3c.js%00.svg',
    '/assets/',
    '/assets',
    '/.vite/manifest.json',
    '/.secret',
    '/__proto__',
    '/constructor',
    '/etc/passwd',
  ])('%s is none', async (path) => {
    const gate = await serving();
    const response = await gate.ask(path);
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('content-type')).toContain('text/html');
    await gate.close();
  });

  it('only GET and HEAD ask for them', async () => {
    const gate = await serving();
    expect((await gate.ask('/favicon.svg', { method: 'HEAD' })).headers.get('etag')).not.toBeNull();
    expect((await gate.ask('/favicon.svg', { method: 'DELETE' })).status).toBe(405);
    expect((await gate.ask('/favicon.svg', posted({}))).headers.get('etag')).toBeNull();
    await gate.close();
  });
});
