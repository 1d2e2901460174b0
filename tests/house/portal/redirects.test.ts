import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensOf, walkOf, type Standing } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';

const EVIL = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://evil.example/login',
  'http:\\\\evil.example',
  ' https://evil.example',
  '\thttps://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\r\n//evil.example',
  '/ok\r\nLocation: https://evil.example',
  '/ok%0d%0aSet-Cookie:%20session=evil',
  '%0d%0a//evil.example',
  '/%0d%0a/evil.example',
  '/%09/evil.example',
  '//evil.example@127.0.0.1/',
  'https://127.0.0.1@evil.example/',
  '@evil.example',
  '/@evil.example',
  ':evil.example',
  '.evil.example',
  'evil.example',
  '/／evil.example',
  '／／evil.example',
  '⁄⁄evil.example',
  '/∕evil.example',
  '//evil。example',
  '//ｅｖｉｌ.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '%2f%2fevil.example',
  '%5c%5cevil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '%252f%252fevil.example',
  '//%65vil.example',
  '//[::1]/',
  '//2130706433/',
  '/?next=https://evil.example',
  '/#https://evil.example',
  '?https://evil.example',
  '#//evil.example',
  '/\u0000//evil.example',
  '\u0000//evil.example',
  '/\u00a0/evil.example',
  '\ufeff//evil.example',
  '/\ud800/evil.example',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '',
  '/',
  `/${'a'.repeat(5_000)}`,
  `//${'a'.repeat(5_000)}.example`,
  `https://evil.example/${'a'.repeat(3_000)}`,
];

const hasNul = (value: string) => value.includes('\0');

let portal: PortalProcess;
let visitor: Visitor;
let tokens: { csrf: string; _key: string };

beforeAll(async () => {
  portal = await startPortal();
  visitor = createVisitor(portal.origin);
  await visitor.signIn('anna.kowalska');
  tokens = tokensOf(await visitor.get('/display'));
});
afterAll(() => portal.stop());

/** The answer's Location: an address of the portal, written as a whole, as text browsers want it. */
async function expectOwnRedirect(ask: () => ReturnType<Visitor['get']>) {
  const { status, headers } = await ask();
  const location = headers.get('location') ?? '';
  expect(status).toBe(303);
  expect(location.slice(0, portal.origin.length)).toBe(portal.origin);
  expect(location.slice(portal.origin.length)).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
  expect(new URL(location).origin).toBe(portal.origin);
  expect(headers.getSetCookie().join()).not.toContain('evil');
}

const withReturn = (path: string, value: string) => path + new URLSearchParams({ return: value }).toString();

/** Every address that reads `return`, and how it is asked. */
const PLACES: Record<string, (value: string) => ReturnType<Visitor['get']>> = {
  '/login, signed in': (value) => visitor.get(withReturn('/login?', value)),
  '/login, twice': (value) => visitor.get(withReturn(`${withReturn('/login?', '/bookings')}&`, value)),
  '/display': (value) => visitor.post(withReturn('/display?set=language.pl&', value), tokens),
  '/cookie-notice': (value) => visitor.post(withReturn('/cookie-notice?', value), tokens),
  '/session': (value) => visitor.post(withReturn('/session?', value), tokens),
};

describe.each(Object.keys(PLACES))('return of %s', (name) => {
  it.each(EVIL)('%j leads nowhere else', async (value) => {
    const ask = () => PLACES[name]?.(value) ?? Promise.reject(new Error(name));
    if (hasNul(value)) expect((await ask()).status).toBe(400);
    else await expectOwnRedirect(ask);
  });
});

describe('return of the sign-in form', () => {
  const worst = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ];

  it.each(worst)('%j leads to the landing page', async (value) => {
    const guest = createVisitor(portal.origin);
    const page = await guest.get(withReturn('/login?', value));
    const answer = await guest.submit(page, { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' });
    expect(answer.location).toBe('/main');
  });

  it('an own page is kept, with its query', async () => {
    const guest = createVisitor(portal.origin);
    const page = await guest.get(withReturn('/login?', '/bookings?status=EXECUTED&dateFrom=01-01-2026'));
    const answer = await guest.submit(page, { username: 'jan.nowak', password: 'Portal-Pacjenta-2026' });
    expect(answer.location).toBe('/bookings?status=EXECUTED&dateFrom=01-01-2026');
  });
});

describe('return of the wizard', () => {
  let dates: Standing;
  beforeAll(async () => {
    dates = await walkOf(visitor).atDates({ patientId: 'patient-1002' });
  });

  it.each(EVIL.filter((value) => !hasNul(value)))(
    '%j: links and answers stay in the wizard',
    async (value) => {
      for (const step of ['patients', 'services', 'dates']) {
        const page = await visitor.get(withReturn(`/newbooking/${step}?draft=${dates.draft}&`, value));
        expect(page.status).toBe(200);
        const links = page.page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
        expect(links.filter((href) => !/^(\/(newbooking|bookings)(\/|\?|$)|tel:)/.test(href))).toEqual([]);
      }
      const answer = await visitor.post(withReturn(`/newbooking/patients?draft=${dates.draft}&`, value), {
        csrf: tokens.csrf,
        patientId: 'patient-1002',
      });
      expect(answer.status).toBe(303);
      expect(answer.location).toMatch(/^\/newbooking\/\w+\?draft=[\w-]+$/);
    },
  );
});

describe('an address that looks like another host', () => {
  it.each([
    '//evil.example/bookings',
    '/.//evil.example/bookings',
    '/bookings//evil.example',
    '//evil.example\\@x/',
  ])('%j leads back to the portal after sign-in', async (path) => {
    const guest = createVisitor(portal.origin);
    const answer = await guest.get(path);
    expect([303, 400, 404]).toContain(answer.status);
    if (answer.status !== 303) return;
    await expectOwnRedirect(() => visitor.get(answer.location ?? ''));
  });
});
