import { areaAt } from '#app/areas.ts';
import { guardOf, PUBLIC_GUARDS } from '#tests/support/guards.ts';
import { everyRowOf, mappedRoutes, type MappedRoute } from '#tests/house/portal/rows.ts';
import { isChosen } from '#tests/support/chosen-areas.ts';
import {
  notForGuests,
  noAction,
  type AccessRow,
  type AccessRows,
  type Expectations,
  type Owner,
} from './row.ts';

/** Rows that areas write by hand: what is open to everybody, and where a route differs from its guard. */
export const everyWrittenRow = everyRowOf(
  import.meta.glob<AccessRows>('/tests/*/portal/access.ts', { eager: true, import: 'access' }),
);

/** The same of the areas that are tried. */
export const writtenRows = everyWrittenRow.filter(({ area }) => isChosen(area));

export const routes = mappedRoutes();

/** The values in an address for a parameter that names something of Jan's; of all others a row says it. */
const OF_JAN: Readonly<Record<string, string>> = {
  system: 'AMMS',
  systemRoot: 'AMMS',
  accountId: 'account-2001',
  attachmentId: 'none',
};
const PARAMETER = /:(\w+)/g;

const isOfDraft = (guard: string | null) => guard === 'requireDraft' || guard === 'requireDraftOrGuest';

/** Returns an address of Jan's for a path, or undefined: the path is one already, or only a row knows. */
function addressFrom({ path, file }: MappedRoute): AccessRow['address'] {
  if (isOfDraft(guardOf(file, 'loader'))) return ({ draft }) => `${path}?draft=${draft}`;
  if (!path.includes(':')) return undefined;
  const isOfBooking = path.includes(':system/:id');
  const valueOf = (name: string, { booking }: Owner) =>
    name === 'bookingId' || (name === 'id' && isOfBooking) ? booking.split('/').at(-1) : OF_JAN[name];
  const known = [...path.matchAll(PARAMETER)].every(([, name = '']) =>
    valueOf(name, { booking: 'x', draft: '' }),
  );
  return known
    ? (owner) => path.replace(PARAMETER, (_, name: string) => valueOf(name, owner) ?? '')
    : undefined;
}

/** Returns what a guarded handler answers: to another's account a record is like none, a form without answers is wrong. */
function answersOf(
  guard: string | null,
  route: MappedRoute,
  { names, empty }: { names: boolean; empty: number },
) {
  if (guard === null || PUBLIC_GUARDS.has(guard)) return undefined;
  if (guard === 'requireAccountAtGate') return notForGuests('/main', '/main');
  const stranger = names ? 404 : empty;
  return notForGuests(stranger, areaAt(route.path)?.flag ? 'area is off' : stranger);
}

/**
 * Returns what the guards of a route make it answer, with what is written by hand. Null: it lets in whoever comes, and no
 * row says that it is meant to.
 */
export function accessRowOf(route: MappedRoute, written: Partial<AccessRow> = {}): AccessRow | null {
  const address = written.address ?? addressFrom(route);
  const names = address !== undefined;
  const get: Expectations | undefined =
    written.get ?? answersOf(guardOf(route.file, 'loader'), route, { names, empty: 200 });
  const post: Expectations | undefined =
    written.post ??
    (route.takesForms ? answersOf(guardOf(route.file, 'action'), route, { names, empty: 400 }) : noAction);
  return get && post ? { ...written, ...(address ? { address } : {}), get, post } : null;
}

/** The row by which every route is tried, by its path. */
export const accessRows: ReadonlyMap<string, AccessRow | null> = new Map(
  routes.map((route) => [
    route.path,
    accessRowOf(route, writtenRows.find(({ name }) => name === route.path)?.row),
  ]),
);
