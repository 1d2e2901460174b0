import { describe, expect, it } from 'vitest';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';

const FIXED = 'AAAAAAAAAAAAAAAAAAAAAA';

const running = portalForFile();

const signedIn = (username = 'jan.nowak') => running.signedIn(username);

/** The same browser seen from elsewhere: whoever has its cookie. */
function withCookieOf(visitor: Visitor, value = visitor.cookies.get('session') ?? '') {
  const other = createVisitor(running.portal.origin);
  other.cookies.set('session', value);
  return other;
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/bookings')).status === 200;
const sessionCookies = ({ headers }: Answer) =>
  headers.getSetCookie().filter((cookie) => /^(__Host-)?session=/.test(cookie));

describe('the session’s id', () => {
  it('is new at sign-in: one that somebody has planted stays nobody’s', async () => {
    const victim = createVisitor(running.portal.origin);
    victim.cookies.set('session', FIXED);
    const page = await victim.get('/login');
    expect(sessionCookies(page)).toEqual([]);
    await victim.submit(page, { username: 'jan.nowak', password: PASSWORD });

    expect(victim.cookies.get('session')).not.toBe(FIXED);
    expect(await isSignedIn(victim)).toBe(true);
    expect(await isSignedIn(withCookieOf(victim, FIXED))).toBe(false);
  });

  it('is new at every sign-in, and ends the one before', async () => {
    const visitor = await signedIn();
    const first = visitor.cookies.get('session') ?? '';
    const tokens = tokensOf(await visitor.get('/display'));
    await visitor.post('/login', { ...tokens, username: 'stanislaw.wojcik', password: PASSWORD });

    expect(visitor.cookies.get('session')).not.toBe(first);
    expect((await visitor.get('/bookings')).html).toContain('Stanisław Wójcik');
    expect(await isSignedIn(withCookieOf(visitor, first))).toBe(false);
  });

  it.each(['', 'x', `${FIXED}A`, 'AAAA AAAAAAAAAAAAAAAAA', '../../../../etc/pass', "'or'1'='1'--AAAAAAAAAA"])(
    'that is malformed (%j) is replaced',
    async (value) => {
      const [cookie = ''] = sessionCookies(
        await withCookieOf(createVisitor(running.portal.origin), value).get('/login'),
      );
      expect(cookie).toMatch(/^session=[A-Za-z0-9_-]{22}; /);
    },
  );

  it('is 128 random bits: no two are alike, and the store knows only its hash', async () => {
    const ids = new Set<string>();
    for (let made = 0; made < 50; made += 1) {
      const visitor = createVisitor(running.portal.origin);
      await visitor.get('/login');
      ids.add(visitor.cookies.get('session') ?? '');
    }
    expect(ids.size).toBe(50);
    const visitor = await signedIn();
    const rows = JSON.stringify(await running.stores.portal.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(visitor.cookies.get('session') ?? 'none');
  });

  it('takes a form of its own browser only', async () => {
    const one = await signedIn();
    const other = await signedIn();
    const tokens = tokensOf(await one.get('/display'));
    expect((await other.post('/session', tokens)).status).toBe(403);
    expect((await one.post('/session', tokens)).status).toBe(303);
  });
});

describe('the cookie', () => {
  it('is hidden from scripts and other sites', async () => {
    const visitor = createVisitor(running.portal.origin);
    const page = await visitor.get('/login');
    const answer = await visitor.submit(page, { username: 'jan.nowak', password: PASSWORD });
    for (const one of [page, answer]) {
      expect(sessionCookies(one)).toHaveLength(1);
      expect(sessionCookies(one)[0]).toMatch(/^session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    }
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  it('is __Host- and Secure where the portal’s address is https, with HSTS on every answer', async () => {
    const secure = await startPortal({
      env: { PORTAL_ORIGIN: 'https://portal.example', TRUST_PROXY: 'true' },
    });
    const proxied = (
      path: string,
      init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ) =>
      fetch(secure.origin + path, {
        redirect: 'manual',
        ...init,
        headers: { ...init.headers, 'x-forwarded-host': 'portal.example', 'x-forwarded-proto': 'https' },
      });
    try {
      for (const path of ['/login', '/bookings', '/nowhere', '/favicon.svg']) {
        const { headers } = await proxied(path);
        expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
      }
      const login = await proxied('/login');
      const [cookie = ''] = login.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);

      const csrf = /name="csrf" value="([^"]+)"/.exec(await login.text())?.[1] ?? '';
      const display = await proxied('/display?set=contrast.default&return=/', {
        method: 'POST',
        body: new URLSearchParams({ csrf }),
        headers: { cookie: cookie.split(';')[0] ?? '', origin: 'https://portal.example' },
      });
      expect(display.status).toBe(303);
      expect(display.headers.getSetCookie().every((one) => one.includes('; Secure'))).toBe(true);
    } finally {
      await secure.stop();
    }
  });
});

describe('a browser that has signed in', () => {
  const signInFrom = async (visitor: Visitor, password = PASSWORD) =>
    visitor.submit(await visitor.get('/login'), { username: 'jan.nowak', password });

  it('is known by a cookie, which opens nothing, and another one after the next sign-in', async () => {
    const visitor = createVisitor(running.portal.origin);
    expect((await signInFrom(visitor, 'wrong')).headers.getSetCookie().join()).not.toContain('known=');
    const answer = await signInFrom(visitor);
    const known = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('known='));
    expect(known).toMatch(/^known=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);

    const first = visitor.cookies.get('known') ?? '';
    const other = createVisitor(running.portal.origin);
    other.cookies.set('known', first);
    expect(await isSignedIn(other)).toBe(false);
    await signInFrom(other);
    expect(other.cookies.get('known')).not.toBe(first);
  });
});

describe('the end of a session', () => {
  it('comes with sign-out, at the portal and at the provider', async () => {
    const visitor = await signedIn('stanislaw.wojcik');
    const open = () =>
      running.stores.provider
        .selectFrom('sessions')
        .where('account_id', '=', 'account-2006')
        .select('token_hash')
        .execute();
    const before = await open();
    const copy = withCookieOf(visitor);
    const answer = await visitor.submit(await visitor.get('/logout'), {}, 'main form');

    expect(answer.location).toBe('/login?signedOut=yes');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(sessionCookies(answer)).toEqual(['session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
    expect(await isSignedIn(copy)).toBe(false);
    expect(await open()).toHaveLength(before.length - 1);
  });

  it('comes after 20 minutes without a request', async () => {
    const visitor = await signedIn();
    await running.portal.advance('PT19M');
    expect(await isSignedIn(visitor)).toBe(true);
    await running.portal.advance('PT19M');
    expect(await isSignedIn(visitor)).toBe(true);
    await running.portal.advance('PT20M');
    const answer = await visitor.get('/bookings');
    expect(answer.location).toBe('/login?return=%2Fbookings');
    expect((await visitor.follow(answer)).page.querySelector('main')?.text).toContain('sesja');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('comes after 12 hours, whatever is done', async () => {
    const visitor = await signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 15; minutes += 15) {
      expect(await isSignedIn(visitor)).toBe(true);
      await running.portal.advance('PT15M');
    }
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await visitor.submit(await visitor.get('/session'), {}, 'main form')).status).toBe(303);
    await running.portal.advance('PT15M');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is not put off by a session of the provider that has gone', async () => {
    const visitor = await signedIn();
    await running.stores.provider.deleteFrom('sessions').where('account_id', '=', 'account-2001').execute();
    expect((await visitor.get('/bookings')).location).toBe('/login?return=%2Fbookings');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('leaves nothing in caches', async () => {
    const visitor = await signedIn();
    for (const path of ['/bookings', '/bookings/AMMS/booking-3001', '/notices', '/session', '/newbooking']) {
      expect((await visitor.get(path)).headers.get('cache-control')).toBe('no-store, private');
    }
  });
});
