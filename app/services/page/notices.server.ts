import { isDeepStrictEqual } from 'node:util';
import { redirect } from '@remix-run/node';
import type { StoredNotice } from '#app/services/store/session-notices.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { isSameTab } from '#app/services/request/came-from.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';

type Values = Record<string, string | number>;
type Next = { way?: { href: string; words: TextKey }; phone?: string | undefined };
/** `next`: where to do what it asks for, in words that may have the values too, and whom to call. */
type NewNotice = { key: TextKey; kind?: StoredNotice['kind']; values?: Values; next?: Next };

/** 303 to an own page, which shows the notice (or each of several) once, in its HTML; for who is signed in, or about to be. */
export async function redirectWithNotice(
  request: PortalRequest,
  to: string,
  notice: TextKey | NewNotice | readonly NewNotice[],
) {
  await addNotices(request, notice, to);
  return redirect(to, 303);
}

/**
 * The page that the tab is led to shows them, whatever else is said there. A look that nobody asked for leaves none (decision
 * 083). `to`: which page that is, where it is known already.
 */
export async function addNotices(
  request: PortalRequest,
  notice: TextKey | NewNotice | readonly NewNotice[],
  to?: string,
) {
  if (request.isPrefetch) return;
  const given = typeof notice === 'string' ? { key: notice } : notice;
  const added = [given].flat().map(({ key, kind = 'success' as const, values, next }: NewNotice) => ({
    key,
    kind,
    at: request.now.getTime(),
    shown: false,
    from: request.cameFrom,
    ...(to === undefined ? {} : { to: addressOf(request, to) }),
    ...(values ? { values } : {}),
    ...(next?.way ? { way: next.way } : {}),
    ...(next?.phone ? { phone: next.phone } : {}),
  }));
  await changeNotices(request, (stored) => [...added, ...stored]);
}

/** Notices that wait for what this tab asks for now (decision 189): led to this address, and from where the request comes from. */
const waitingFor = (request: PortalRequest): StoredNotice[] =>
  (keeperOf(request)?.notices ?? []).filter(
    ({ shown, to, from }) =>
      !shown && (to === undefined || to === pathOf(request.url)) && isSameTab(from, request.cameFrom),
  );

/** Notices that no page has shown yet. An answer to a POST shows none: they belong to the page after it. */
export const freshNotices = (request: PortalRequest): StoredNotice[] =>
  request.isPost ? [] : waitingFor(request);

/** A notice as the page says it. */
export const shownNotice = ({ t }: PortalRequest, { key, kind, values, way, phone }: StoredNotice) => ({
  kind,
  text: t(key as TextKey, values),
  ...(way ? { way: { href: way.href, words: t(way.words as TextKey, values) } } : {}),
  ...(phone ? { phone } : {}),
});

/** A page has been made with the fresh notices: from now on they are only among the recent ones. */
export const noticesShown = (request: PortalRequest) =>
  changeWaiting(request, freshNotices(request), { shown: true });

/** The answer leads the tab on: what waited for the address that was asked for waits for the one that comes next. */
export async function noticesFollow(request: PortalRequest, location: string) {
  if (location.startsWith('/'))
    await changeWaiting(request, waitingFor(request), { to: addressOf(request, location) });
}

async function changeWaiting(
  request: PortalRequest,
  waiting: readonly StoredNotice[],
  change: Partial<StoredNotice>,
) {
  const isChanged = waiting.some((notice) => !isDeepStrictEqual({ ...notice, ...change }, notice));
  if (request.isPrefetch || !isChanged) return;
  const names = new Set(waiting.map((notice) => JSON.stringify(notice)));
  await changeNotices(request, (stored) =>
    stored.map((notice) => (names.has(JSON.stringify(notice)) ? { ...notice, ...change } : notice)),
  );
}

/** An address as a browser asks for it. */
const addressOf = ({ url }: PortalRequest, to: string) => pathOf(new URL(to, url));

/** The session that keeps the browser's notices, a short one too. */
const keeperOf = ({ session, short }: PortalRequest) => session ?? short;

type Change = (stored: StoredNotice[]) => StoredNotice[];

async function changeNotices(request: PortalRequest, change: Change) {
  const own = request.ownNotices;
  if (own) {
    own.all = change(own.all);
    await asFarAsPossible(own.keep(own.all));
    return;
  }
  const kept = keeperOf(request);
  if (!kept) return;
  const { store } = request.context.portal;
  kept.notices = change(kept.notices);
  // What was done is done, whether or not the next page can say so.
  await asFarAsPossible(store.sessions.changeNotices({ idHash: kept.idHash, change }));
}
