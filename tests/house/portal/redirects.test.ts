import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensOf, walkOf, type Standing } from '#tests/support/booking-walk.ts';
import { ssoLinkFor } from '#tests/support/entry-codes.ts';
import { decideThere } from '#tests/support/identity.ts';
import { ZOFIA } from '#tests/support/merging.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

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
  // The gate takes no value that is longer than 2,000 characters.
  `/${'a'.repeat(1_900)}`,
  `//${'a'.repeat(1_900)}.example`,
  `https://evil.example/${'a'.repeat(1_900)}`,
];

const LONGEST_TOGETHER = 1_000;
/** A value in a second place of the same address; a long one stands in one place only, as the gate takes no longer query than 8,000 characters. */
const besides = (value: string) => (value.length > LONGEST_TOGETHER ? '' : value);

const wellFormed = (value: string) => Buffer.from(value).toString();
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
  expectOwnReturn(location);
  expect(headers.getSetCookie().map(withoutToken).join()).not.toContain('evil');
}

/** A link's token is kept as it came, for it leads nowhere; written so that it ends neither the value nor the header. */
const withoutToken = (cookie: string) => cookie.replace(/^link=[\w%.!~*'()-]*; /, '');

/** The page to which an address would lead in the end, if it names one. */
function expectOwnReturn(address: string) {
  const wanted = new URL(address, portal.origin).searchParams.get('return') ?? '/';
  expect(wanted).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
  expect(new URL(wanted, portal.origin).origin).toBe(portal.origin);
}

/** A page that is shown: its links lead on within the portal and name no other end, its forms come back to it. */
function expectOwnPage({ status, page, path }: Answer) {
  expect(status).toBe(200);
  const main = page.querySelector('main');
  const addressesOf = (selector: string, name: string) =>
    (main?.querySelectorAll(selector) ?? []).map((element) => plainly(element.getAttribute(name)));
  const links = addressesOf('a[href]', 'href').filter((address) => !address.startsWith('tel:'));
  const actions = addressesOf('form[action]', 'action');
  expect([...links, ...actions]).not.toHaveLength(0);
  for (const link of links) {
    expect(link).toMatch(/^(?:\/(?![/\\])|[?#])/);
    expect(new URL(link, portal.origin).origin).toBe(portal.origin);
    expectOwnReturn(link);
  }
  for (const action of actions) {
    const here = new URL(path, portal.origin);
    const { origin, pathname } = new URL(action, here);
    expect([origin, pathname]).toEqual([portal.origin, here.pathname]);
  }
}

const plainly = (address = '') => address.replaceAll('&amp;', '&');

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;
const withReturn = (path: string, value: string) => path + new URLSearchParams({ return: value }).toString();

/** Where another system of the hospital has led somebody, up to the button. */
async function atEntry() {
  const guest = createVisitor(portal.origin);
  await guest.get(await ssoLinkFor(portal.benchOrigin, 'jan.nowak'));
  return guest;
}

/** Whoever has gone to the identity system with `value`, and what leads back from there. */
async function atIdentity(value: string) {
  const guest = createVisitor(portal.origin);
  const led = await guest.get(withQuery('/mpi/epuap/sso', { return: value }));
  const back = await decideThere(led, { person: 'Jan Nowak' });
  return { guest, led, back };
}

/** Presses the one button of the page to which `guest` was led, at the address of `value`. */
async function pressed(guest: Visitor, path: string, value: string) {
  return guest.post(withQuery(path, { return: value }), tokensOf(await guest.get(path)));
}

/** Every address that reads where to lead in the end, and how it is asked. */
const PLACES: Record<string, (value: string) => ReturnType<Visitor['get']>> = {
  '/login, signed in': (value) => visitor.get(withReturn('/login?', value)),
  '/login, twice': (value) => visitor.get(withReturn(`${withReturn('/login?', '/bookings')}&`, value)),
  '/display': (value) => visitor.post(withReturn('/display?set=language.pl&', value), tokens),
  '/cookie-notice': (value) => visitor.post(withReturn('/cookie-notice?', value), tokens),
  '/session': (value) => visitor.post(withReturn('/session?', value), tokens),
  'the guid of /login': (value) => visitor.get(withQuery('/login', { guid: value })),
  'the service of /login': (value) => visitor.get(withQuery('/login', { service: value })),
  'the rest of the choice at /login': (value) =>
    visitor.get(
      withQuery('/login', {
        medicalServiceCode: 'INT',
        kind: value,
        orgUnit: besides(value),
        employee: besides(value),
        occupation: besides(value),
      }),
    ),
  'the ssoToken of /login': (value) => visitor.get(withQuery('/login', { ssoToken: value })),
  '/login with a ssoToken': (value) => visitor.get(withQuery('/login', { ssoToken: 'x', return: value })),
  '/sso without a code': (value) => visitor.get(withQuery('/sso', { return: value, guid: besides(value) })),
  '/sso, entered': async (value) => pressed(await atEntry(), '/sso', value),
  '/epuap/success without a code': (value) =>
    visitor.get(withQuery('/epuap/success', { return: value, guid: besides(value) })),
  '/epuap/success, entered': async (value) => {
    const { guest, back } = await atIdentity('/bookings');
    await guest.get(back);
    return pressed(guest, '/epuap/success', value);
  },
  '/mpi/epuap/sso-confirm, begun by nobody': (value) =>
    visitor.get(
      withQuery('/mpi/epuap/sso-confirm', { code: value, error: besides(value), return: besides(value) }),
    ),
  '/resendactivationcode/code': (value) =>
    createVisitor(portal.origin).get(
      withQuery('/resendactivationcode/code', {
        return: value,
        guid: besides(value),
        patientId: besides(value),
      }),
    ),
};

describe.each(Object.keys(PLACES))('where %s leads', (name) => {
  it.each(EVIL)('%j leads nowhere else', async (value) => {
    const ask = () => PLACES[name]?.(value) ?? Promise.reject(new Error(name));
    if (hasNul(value)) expect((await ask()).status).toBe(400);
    else await expectOwnRedirect(ask);
  });
});

type Ask = (query: Record<string, string>) => Promise<Answer>;

/** Every page on the way in that carries it on. */
const PAGES: Record<string, () => Ask | Promise<Ask>> = {
  '/login': () => asGuest('/login'),
  '/epuap/error': () => asGuest('/epuap/error'),
  '/resendactivationcode': () => asGuest('/resendactivationcode'),
  '/mergeaccount': async () => {
    const zofia = createVisitor(portal.origin);
    expect((await zofia.signIn(ZOFIA)).location).toBe('/mergeaccount');
    return (query) => zofia.get(withQuery('/mergeaccount', { ...query, email: query['guid'] ?? '' }));
  },
  '/sso': () => async (query) => (await atEntry()).get(withQuery('/sso', query)),
  '/epuap/success': async () => {
    const { guest, back } = await atIdentity('/bookings');
    await guest.get(back);
    return (query) => guest.get(withQuery('/epuap/success', query));
  },
};

function asGuest(path: string) {
  const guest = createVisitor(portal.origin);
  return (query: Record<string, string>) => guest.get(withQuery(path, query));
}

describe.each(Object.keys(PAGES))('the page %s', (name) => {
  let ask: Ask;
  beforeAll(async () => {
    const opened = await PAGES[name]?.();
    if (!opened) throw new Error(name);
    ask = opened;
  });

  it.each(EVIL)('%j stays out of its links and forms', async (value) => {
    const other = besides(value);
    const answer = await ask({ return: value, guid: other, service: other, code: other });
    if (hasNul(value)) expect(answer.status).toBe(400);
    else expectOwnPage(answer);
  });
});

describe('return of the e-government sign-in', () => {
  it.each(EVIL.filter((value) => !hasNul(value)))(
    '%j: to the identity system, and back to a page of the portal',
    async (value) => {
      const { guest, led, back } = await atIdentity(value);
      expect(led.status).toBe(302);
      expect(new URL(led.location ?? '').origin).toBe(portal.benchOrigin);
      expect(led.location).not.toContain('evil');
      const kept = decodeURIComponent(guest.cookies.get('epuap') ?? '').slice('.'.length + 22);
      expect(kept).toMatch(/^\/epuap\/success(?:\?|$)/);
      expectOwnReturn(kept);

      const state = (guest.cookies.get('epuap') ?? '').slice(0, 22);
      guest.cookies.set('epuap', `${state}.${encodeURIComponent(wellFormed(value))}`);
      await expectOwnRedirect(() =>
        guest.get(`${back}&${new URLSearchParams({ return: value }).toString()}`),
      );
    },
  );
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
