import { summaryPath } from '#app/journeys/registration/done.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { endGuestFiles } from '#app/services/registration/ended-files.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The draft of this browser that the address names, and where a no leads. @throws 404 for another's and for one that has ended */
export async function draftToDiscard({ url, now, context: { portal, browserId } }: PortalRequest) {
  const id = url.searchParams.get('draft') ?? '';
  const found = await portal.store.guestDrafts.findLive({ browserId, id, now: now.getTime() });
  if (!found) throw notFound();
  const entry = `/${found.journey}`;
  const back =
    found.state === 'DONE'
      ? summaryPath(id)
      : `${entry}/review?${new URLSearchParams({ draft: id }).toString()}`;
  return { found, back };
}

/** Deletes the draft, its files, and whatever else the browser has kept of its forms. */
export async function discardDraft(request: PortalRequest) {
  const { found } = await draftToDiscard(request);
  const { portal, browserId } = request.context;
  await portal.store.guestDrafts.remove({ browserId, id: found.id });
  await portal.store.keptAnswers.dropAll(browserId);
  if (found.state !== 'DONE') await endGuestFiles(request, found.key);
}
