import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '#app/areas.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { openStores, preparedFolder, stateOf, storesIn, type Stores } from '#tests/support/portal-stores.ts';
import { createVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { PERSONAS, type Expected, type Owner, type Persona } from './access/row.ts';
import { accessRowOf, accessRows as rowOf, routes, writtenRows } from './access/rows.ts';

/** The words that only Jan may read: his name, and the doctor of his booking. */
const SECRETS = ['Jan Nowak', 'Nowak Jan', 'Majewska'];
/** Every area that has a flag, switched off. */
const ALL_OFF = Object.fromEntries(
  Object.values(AREAS).flatMap(({ flag }) => (flag ? [[flag, false] as const] : [])),
);
const PUBLIC_CATALOGUE = '/newbooking/services';

const cases = routes.flatMap(({ path }) => PERSONAS.map((persona) => ({ path, persona })));

describe('access', () => {
  let portal: PortalProcess;
  let withoutArea: PortalProcess;
  let stores: Stores;
  let owner: Owner;

  beforeAll(async () => {
    portal = await startPortal();
    withoutArea = await startPortal({
      dataDirectory: await preparedFolder({ settings: ALL_OFF }),
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
    stranger: () => signedIn('oleksandr.kovalenko'),
    'area off': () => signedIn('jan.nowak', withoutArea),
  };
  const made = new Map<Persona, Visitor>();
  /** The same visitor for every row, but for one who has signed out. */
  async function visitorFor(persona: Persona) {
    const visitor = made.get(persona) ?? (await makers[persona]());
    made.set(persona, visitor);
    return visitor;
  }

  it('has no row by hand but of a route, in the folder of its area, and only where it differs from its guard', () => {
    const odd = writtenRows.filter(({ area, name, row }) => {
      const route = routes.find(({ path }) => path === name);
      if (route?.area !== area) return true;
      const parts = Object.keys(row) as (keyof typeof row)[];
      return parts.some((part) =>
        isDeepStrictEqual(accessRowOf(route, without(row, part)), accessRowOf(route, row)),
      );
    });
    expect(odd.map(({ area, name }) => `${area}: ${name}`)).toEqual([]);
    expect(new Set(writtenRows.map(({ name }) => name)).size).toBe(writtenRows.length);
  });

  it.each(cases)('$path as $persona', async ({ path, persona }) => {
    const row = rowOf.get(path);
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
    for (const [path, row] of rowOf) {
      const { address, get, post, fields } = row ?? {};
      if (!address || !get || !post || get.stranger !== 404 || path === '/*') continue;
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

const without = <Row extends object>(row: Row, part: keyof Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== part)) as Partial<Row>;

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
    .replaceAll(/data-session-(ends|seconds)="[^"]*"/g, '')
    .replaceAll(/<p>Sesja skończy się [^<]*<\/p>/g, '');
