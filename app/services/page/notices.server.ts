import { redirect } from '@remix-run/node';
import type { StoredNotice } from '#app/services/store/sessions.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

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
  await addNotices(request, notice);
  return redirect(to, 303);
}

/** The next page shows them, whatever else is said there. A look that nobody asked for leaves none (decision 083). */
export async function addNotices(request: PortalRequest, notice: TextKey | NewNotice | readonly NewNotice[]) {
  const kept = keeperOf(request);
  if (!kept || request.isPrefetch) return;
  const given = typeof notice === 'string' ? { key: notice } : notice;
  const added = [given].flat().map(({ key, kind = 'success' as const, values, next }: NewNotice) => ({
    key,
    kind,
    at: request.now.getTime(),
    shown: false,
    ...(values ? { values } : {}),
    ...(next?.way ? { way: next.way } : {}),
    ...(next?.phone ? { phone: next.phone } : {}),
  }));
  await saveNotices(request, [...added, ...kept.notices]);
}

/** Notices that no page has shown yet. An answer to a POST shows none: they belong to the page after it. */
export const freshNotices = (request: PortalRequest): StoredNotice[] =>
  request.isPost ? [] : (keeperOf(request)?.notices ?? []).filter((notice) => !notice.shown);

/** A notice as the page says it. */
export const shownNotice = ({ t }: PortalRequest, { key, kind, values, way, phone }: StoredNotice) => ({
  kind,
  text: t(key as TextKey, values),
  ...(way ? { way: { href: way.href, words: t(way.words as TextKey, values) } } : {}),
  ...(phone ? { phone } : {}),
});

/** A page has been made with the fresh notices: from now on they are only among the recent ones. */
export async function noticesShown(request: PortalRequest) {
  if (request.isPrefetch || freshNotices(request).length === 0) return;
  const all = keeperOf(request)?.notices ?? [];
  await saveNotices(
    request,
    all.map((notice) => ({ ...notice, shown: true })),
  );
}

/** The session that keeps the browser's notices, a short one too. */
const keeperOf = ({ session, short }: PortalRequest) => session ?? short;

async function saveNotices(request: PortalRequest, notices: StoredNotice[]) {
  const kept = keeperOf(request);
  if (!kept) return;
  const { store } = request.context.portal;
  kept.notices = notices;
  // What was done is done, whether or not the next page can say so.
  await asFarAsPossible(store.sessions.saveNotices({ idHash: kept.idHash, notices }));
}
