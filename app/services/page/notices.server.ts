import { redirect } from '@remix-run/node';
import type { StoredNotice } from '#app/services/store/sessions.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Visit } from '#app/services/request/portal-request.server.ts';

type Values = Record<string, string | number>;
type NewNotice = { key: TextKey; kind?: StoredNotice['kind']; values?: Values };

/** 303 to an own page, which shows the notice (or each of several) once, in its HTML; for signed-in visits. */
export async function redirectWithNotice(
  visit: Visit,
  to: string,
  notice: TextKey | NewNotice | readonly NewNotice[],
) {
  if (visit.session) {
    const given = typeof notice === 'string' ? { key: notice } : notice;
    const added = [given].flat().map(({ key, kind = 'success' as const, values }: NewNotice) => ({
      ...{ key, kind, at: visit.now.getTime(), shown: false },
      ...(values ? { values } : {}),
    }));
    await saveNotices(visit, [...added, ...visit.session.notices]);
  }
  return redirect(to, 303);
}

/** Notices that no page has shown yet. An answer to a POST shows none: they belong to the page after it. */
export const freshNotices = ({ isPost, session }: Visit): StoredNotice[] =>
  isPost ? [] : (session?.notices ?? []).filter((notice) => !notice.shown);

/** A page has been made with the fresh notices: from now on they are only among the recent ones. */
export async function noticesShown(visit: Visit) {
  if (freshNotices(visit).length === 0) return;
  const all = visit.session?.notices ?? [];
  await saveNotices(
    visit,
    all.map((notice) => ({ ...notice, shown: true })),
  );
}

async function saveNotices(visit: Visit, notices: StoredNotice[]) {
  if (!visit.session) return;
  const { store } = visit.context.portal;
  await store.sessions.saveNotices({ idHash: visit.session.idHash, notices });
}
