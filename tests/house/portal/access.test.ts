import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, preparedFolder, stateOf, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const PERSONAS = ['nobody', 'ended session', 'stranger', 'area off'] as const;
type Persona = (typeof PERSONAS)[number];

/** A status, where a redirect leads, or: to sign-in and back here; the page that says which area is off. */
type Expected = number | `/${string}` | 'sign-in' | 'area is off';
type Expectations = Record<Persona, Expected>;
type Row = {
  /** The address, of the owner's records where it names any; the route's own when absent. */
  address?: (owner: Owner) => string;
  get: Expectations;
  post: Expectations;
  fields?: Record<string, string>;
};

/** What belongs to Jan: the others must not reach it. */
type Owner = { booking: string; draft: string };

const all = (expected: Expected): Expectations => ({
  nobody: expected,
  'ended session': expected,
  stranger: expected,
  'area off': expected,
});
const notForGuests = (stranger: Expected, areaOff: Expected): Expectations => ({
  nobody: 'sign-in',
  'ended session': 'sign-in',
  stranger,
  'area off': areaOff,
});
const ofAnother = notForGuests(404, 'area is off');
const noAction = all(405);
const ofDraft = (path: string): Row => ({
  address: ({ draft }) => `${path}?draft=${draft}`,
  get: ofAnother,
  post: ofAnother,
});

const ofBooking = (names: string[], get: Expectations): Record<string, Row> =>
  Object.fromEntries(
    names.map((name) => [
      `/bookings/:system/:id/${name}`,
      { address: ({ booking }: Owner) => `${booking}/${name}`, get, post: noAction },
    ]),
  );

/** By the path in app/routes.ts; a route without a row fails. */
const ROWS: Record<string, Row> = {
  '/': {
    get: { nobody: '/login', 'ended session': '/login', stranger: '/main', 'area off': '/main' },
    post: noAction,
  },
  '/login': {
    get: { nobody: 200, 'ended session': 200, stranger: '/main', 'area off': '/main' },
    post: all(400),
  },
  '/main': { get: notForGuests('/bookings', 200), post: noAction },
  '/logout': {
    get: { nobody: '/login', 'ended session': '/login', stranger: 200, 'area off': 200 },
    post: all('/login?signedOut=yes'),
  },
  '/refused': { get: all(404), post: all(404) },
  '/*': { address: () => '/nowhere/at/all', get: all(404), post: noAction },
  '/display': { get: all(200), post: all(400) },
  '/cookie-notice': { get: all(404), post: all('/') },
  '/notices': { get: notForGuests(200, 200), post: noAction },
  '/session': { get: notForGuests(200, 200), post: notForGuests('/main', '/main') },
  '/bookings': { get: notForGuests(200, 'area is off'), post: noAction },
  '/bookings/print': { get: notForGuests(200, 'area is off'), post: noAction },
  '/bookings/:system/:id/print': {
    address: ({ booking }) => `${booking}/print`,
    get: ofAnother,
    post: noAction,
  },
  ...ofBooking(['notes', 'chat', 'recording'], ofAnother),
  ...ofBooking(['printout.pdf', 'recording.wav', 'recording.vtt'], notForGuests(404, 404)),
  '/bookings/confirm/:system/:bookingId': {
    address: ({ booking }) => booking.replace('/bookings', '/bookings/confirm'),
    get: ofAnother,
    post: ofAnother,
  },
  ...Object.fromEntries(
    ['code', 'code/resend'].map((page): [string, Row] => [
      `/bookings/confirm/:system/:bookingId/${page}`,
      {
        address: ({ booking }) => `${booking.replace('/bookings', '/bookings/confirm')}/${page}`,
        get: ofAnother,
        post: ofAnother,
        fields: { code: '123456' },
      },
    ]),
  ),
  '/bookings/confirm/*': {
    address: () => '/bookings/confirm/AMMS',
    get: notForGuests(400, 'area is off'),
    post: noAction,
  },
  '/bookings/questionnaire/:systemRoot/:accountId/:bookingId': {
    address: ({ booking }) => booking.replace('/bookings/AMMS', '/bookings/questionnaire/AMMS/account-2001'),
    get: ofAnother,
    post: ofAnother,
  },
  '/bookings/questionnaire/*': {
    address: () => '/bookings/questionnaire/AMMS/account-2001',
    get: notForGuests(400, 'area is off'),
    post: noAction,
  },
  '/questionnaire': { get: notForGuests(400, 'area is off'), post: noAction },
  '/bookings/:system/:id': { address: ({ booking }) => booking, get: ofAnother, post: noAction },
  '/bookings/:system/:id/cancel': {
    address: ({ booking }) => `${booking}/cancel`,
    get: ofAnother,
    post: ofAnother,
  },
  '/bookings/:system/:id/visit.ics': {
    address: ({ booking }) => `${booking}/visit.ics`,
    get: notForGuests(404, 404),
    post: noAction,
  },
  ...Object.fromEntries(
    ['attachments', 'referral-attachments'].flatMap((kind): [string, Row][] => {
      const at = (rest: string) => ({ address: ({ booking }: Owner) => `${booking}/${kind}${rest}` });
      return [
        [`/bookings/:system/:id/${kind}`, { ...at(''), get: ofAnother, post: ofAnother }],
        [
          `/bookings/:system/:id/${kind}/:attachmentId`,
          { ...at('/none'), get: notForGuests(404, 404), post: noAction },
        ],
        [
          `/bookings/:system/:id/${kind}/:attachmentId/delete`,
          { ...at('/none/delete'), get: ofAnother, post: ofAnother },
        ],
      ];
    }),
  ),
  '/bookings/calendar': { get: notForGuests(200, 'area is off'), post: notForGuests(200, 'area is off') },
  '/bookings/calendar/revoke': {
    get: notForGuests(200, 'area is off'),
    post: notForGuests('/bookings/calendar', 'area is off'),
  },
  '/calendar/:feed': { address: () => `/calendar/${'x'.repeat(43)}.ics`, get: all(404), post: noAction },
  '/newbooking': { get: notForGuests('/newbooking/services', 'area is off'), post: noAction },
  '/newbooking/patients': { ...ofDraft('/newbooking/patients'), fields: { patientId: 'patient-1001' } },
  '/newbooking/services': {
    ...ofDraft('/newbooking/services'),
    fields: { availabilityId: 'gin-rutkowska' },
  },
  '/newbooking/dates': {
    ...ofDraft('/newbooking/dates'),
    fields: { timeSlotId: 'ubezp-lis_20261124T0900', day: '2026-11-24' },
  },
  '/newbooking/summary': ofDraft('/newbooking/summary'),
  '/newbooking/prices': { ...ofDraft('/newbooking/prices'), fields: { priceId: 'price-7001' } },
  '/newbooking/prescription': {
    ...ofDraft('/newbooking/prescription'),
    fields: { others: 'Witamina D', reason: 'stałe leki' },
  },
  '/newbooking/questionnaire': {
    ...ofDraft('/newbooking/questionnaire'),
    fields: { q1: '1', q2: '4', q4: '2' },
  },
  '/newbooking/referral': { ...ofDraft('/newbooking/referral'), fields: { refENumber: '1234' } },
  '/referral': {
    address: ({ booking }) => booking.replace('/bookings/AMMS/', '/referral?system=AMMS&bookingId='),
    get: ofAnother,
    post: ofAnother,
    fields: { refENumber: '1234' },
  },
  '/newbooking/referral/attachments': ofDraft('/newbooking/referral/attachments'),
  '/newbooking/personaldata': {
    ...ofDraft('/newbooking/personaldata'),
    fields: { houseNumber: '1', postalCode: '20-400', city: 'Lublin' },
  },
  '/newbooking/contactdata': {
    ...ofDraft('/newbooking/contactdata'),
    fields: { phoneNumber: '601 234 567' },
  },
  '/newbooking/code': { ...ofDraft('/newbooking/code'), fields: { code: '123456' } },
  '/newbooking/code/resend': ofDraft('/newbooking/code/resend'),
  '/newbooking/hold': ofDraft('/newbooking/hold'),
  '/newbooking/discard': ofDraft('/newbooking/discard'),
  '/newbooking/result/:system/:id': {
    address: ({ booking }) => booking.replace('/bookings', '/newbooking/result'),
    get: ofAnother,
    post: noAction,
  },
};

/** What only Jan may read: his name, and the doctor of his booking. */
const SECRETS = ['Jan Nowak', 'Nowak Jan', 'Majewska'];
const PUBLIC_CATALOGUE = '/newbooking/services';

const paths = (await Promise.resolve(routes)).map(({ path, index }) => (index ? '/' : `/${path}`));
const cases = paths.flatMap((path) => PERSONAS.map((persona) => ({ path, persona })));

describe('access', () => {
  let portal: PortalProcess;
  let withoutArea: PortalProcess;
  let stores: Stores;
  let owner: Owner;

  beforeAll(async () => {
    portal = await startPortal();
    withoutArea = await startPortal({
      dataDirectory: await preparedFolder({ settings: { bookingsModule: false } }),
    });
    stores = openStores(storesIn(portal.dataDirectory));
    const jan = createVisitor(portal.origin);
    await jan.signIn('jan.nowak');
    const { draft } = await walkOf(jan).atSummary();
    owner = { booking: '/bookings/AMMS/booking-3001', draft };
    expect((await jan.get(owner.booking)).html).toContain('Majewska');
  });
  afterAll(async () => {
    await stores.close();
    await Promise.all([portal.stop(), withoutArea.stop()]);
  });

  const signedIn = async (username: string, { origin } = portal) => {
    const visitor = createVisitor(origin);
    await visitor.signIn(username);
    return visitor;
  };
  const makers: Record<Persona, () => Promise<Visitor>> = {
    nobody: () => Promise.resolve(createVisitor(portal.origin)),
    async 'ended session'() {
      const visitor = await signedIn('jan.nowak');
      const cookie = visitor.cookies.get('session') ?? '';
      await visitor.submit(await visitor.get('/logout'), {}, 'main form');
      visitor.cookies.set('session', cookie);
      return visitor;
    },
    stranger: () => signedIn('maria.wisniewska'),
    'area off': () => signedIn('jan.nowak', withoutArea),
  };
  const made = new Map<Persona, Visitor>();
  /** The same visitor for every row, but for one who has signed out. */
  async function visitorFor(persona: Persona) {
    const visitor = made.get(persona) ?? (await makers[persona]());
    made.set(persona, visitor);
    return visitor;
  }

  it('has a row for every route, and none too many', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...paths].sort());
  });

  it.each(cases)('$path as $persona', async ({ path, persona }) => {
    const row = ROWS[path];
    if (!row) throw new Error(`no row for ${path}`);
    const address = row.address?.(owner) ?? path;
    const visitor = await visitorFor(persona);
    const tokens = tokensOf(await visitor.get('/display'));
    const before = await recordsOf(stores);

    const got = await visitor.get(address);
    expect(outcomeOf(got, row.get[persona])).toBe(row.get[persona]);
    const posted = await visitor.post(address, { ...tokens, ...row.fields });
    expect(outcomeOf(posted, row.post[persona])).toBe(row.post[persona]);

    expect(await recordsOf(stores)).toEqual(before);
    if (path === '/logout') made.delete(persona);
    if (persona === 'area off' || path === PUBLIC_CATALOGUE) return;
    expect(SECRETS.filter((secret) => (got.html + posted.html).includes(secret))).toEqual([]);
  });

  it('another’s record and a missing one are the same page', async () => {
    const visitor = await visitorFor('stranger');
    const tokens = tokensOf(await visitor.get('/display'));
    for (const [path, { address, get, post, fields }] of Object.entries(ROWS)) {
      if (!address || get.stranger !== 404 || path === '/*') continue;
      const theirs = address(owner);
      const missing = address({ booking: '/bookings/AMMS/booking-9999', draft: 'AAAAAAAAAAAAAAAAAAAAAA' });
      const pageOf = ({ html }: Answer, own: string) => withoutChance(html, own);
      expect(pageOf(await visitor.get(theirs), theirs)).toBe(pageOf(await visitor.get(missing), missing));
      if (post.stranger !== 404) continue;
      const sent = { ...tokens, ...fields };
      expect(pageOf(await visitor.post(theirs, sent), theirs)).toBe(
        pageOf(await visitor.post(missing, sent), missing),
      );
    }
  });

  it('a guest browses no catalogue of an area that is off', async () => {
    const guest = createVisitor(withoutArea.origin);
    expect(outcomeOf(await guest.get(PUBLIC_CATALOGUE), 'area is off')).toBe('area is off');
  });
});

/** Jan's part of the stores. */
async function recordsOf(stores: Stores) {
  const { drafts, ...records } = await stateOf(stores);
  return { ...records, drafts: drafts.filter(({ account_id }) => account_id === 'account-2001') };
}

/** The answer in the words of the table. */
function outcomeOf({ status, location, path, page }: Answer, expected: Expected): Expected {
  const isExplained = page.querySelector('h1')?.text === 'Ten dział jest wyłączony';
  if (status === 404 && isExplained) return 'area is off';
  if (status !== 303 || location === null) return status;
  if (location === `/login?return=${encodeURIComponent(path)}`) return 'sign-in';
  const isToStep = typeof expected === 'string' && !expected.includes('?');
  return (isToStep ? location.replace(/\?.*/, '') : location) as Expected;
}

/** A page without what differs from one answer to the next, and without its own address. */
const withoutChance = (html: string, address: string) =>
  html
    .replaceAll(address, '')
    .replaceAll(encodeURIComponent(address), '')
    .replaceAll(/(name="_key" value|<dd>[0-9a-f]{8}-[0-9a-f]{4}<\/dd>)="?[^"]*"?/g, '')
    .replaceAll(/<dd>[0-9a-f]{8}-[0-9a-f]{4}<\/dd>/g, '')
    .replaceAll(/data-session-(ends|seconds)="[^"]*"/g, '');
