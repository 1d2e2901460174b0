import { REGISTRATION_PATHS } from '#app/domain/registration/paths.ts';
import { summaryPath } from '#app/journeys/registration/done.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { endGuestFiles } from '#app/services/registration/ended-files.server.ts';
import { asGuest } from '#app/services/registration/guest.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';

const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;

/**
 * The draft of this browser that the address names, and where a no leads; `found` is null where nothing is stored yet: its first page came back.
 * @throws 404 for another's and for one that has ended
 */
export async function draftToDiscard(request: PortalRequest) {
  const { url, now, context } = request;
  const { portal, browserId } = context;
  const id = url.searchParams.get('draft') ?? '';
  const { guestDrafts } = portal.store;
  const found = await guestDrafts.findLive({ browserId, id, now: now.getTime() });
  const path = (entry: string) => `${entry}/review?${new URLSearchParams({ draft: id }).toString()}`;
  const isSent = found?.state === 'DONE';
  if (found) return { found, isSent, back: isSent ? summaryPath(id) : path(`/${found.journey}`) };
  const entry = await entryOfNew(request, id);
  if (entry === undefined) throw notFound();
  return { found: null, isSent, back: path(entry) };
}

/** The entry that has issued a draft of which nothing is stored, and never was. */
async function entryOfNew(request: PortalRequest, id: string) {
  const { portal, browserId } = request.context;
  const issued = ROLES.find(
    (role) => startOfDraft(asGuest(request, role), { name: REGISTRATION_PATHS[role].slice(1), id }) !== null,
  );
  if (!issued) return undefined;
  const entry = REGISTRATION_PATHS[issued];
  const place = { browserId, journey: entry.slice(1), id, now: request.now.getTime() };
  return (await portal.store.guestDrafts.find(place)) ? undefined : entry;
}

/** Deletes the draft, its files, and whatever else the browser has kept of its forms; tells whether it was a registration that was sent. */
export async function discardDraft(request: PortalRequest) {
  const { found, isSent } = await draftToDiscard(request);
  const { portal, browserId } = request.context;
  await portal.store.keptAnswers.dropAll(browserId);
  if (!found) return { isSent };
  await portal.store.guestDrafts.remove({ browserId, id: found.id });
  if (!isSent) await endGuestFiles(request, found.key);
  return { isSent };
}
