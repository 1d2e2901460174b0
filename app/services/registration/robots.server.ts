import type { GuestRequest } from './guest.server.ts';

/** C§9, A-69: whoever sends a registration sooner after its first page is asked once to send it again. */
const LEAST_MS = 5_000;
/** S-01: a field that nobody sees; its name is one that programs like to fill. */
const TRAP_FIELD = 'website';

type Of = GuestRequest & { draft: { id: string } };

/** Marks the draft when the field that nobody sees was filled. */
export async function noteTrap(request: Of) {
  const filled = request.context.form?.get(TRAP_FIELD);
  if (typeof filled !== 'string' || filled.trim() === '') return;
  const { portal, browserId } = request.context;
  await portal.store.guestDrafts.trap({ browserId, id: request.draft.id });
  if (request.guest.found) request.guest.found = { ...request.guest.found, isTrap: true };
}

/** Tells whether a program has filled the draft: it gets the page that everybody gets, and nothing is made or sent. */
export async function isTrapped(request: Of) {
  await noteTrap(request);
  return request.guest.found?.isTrap ?? false;
}

/**
 * The sentence of C§5 when the registration is sent too quickly after its first page, once a draft; null when it may go on. A time that is
 * not there or not ours is too quick.
 */
export async function checkPace(request: Of): Promise<'registration:robot.tooQuick' | null> {
  const { found } = request.guest;
  if (found?.isPaceAsked) return null;
  const shownAt = found?.shownAt ?? null;
  if (shownAt !== null && request.now.getTime() - shownAt >= LEAST_MS) return null;
  const isFirst = await request.context.portal.store.guestDrafts.askPace(request.draft.id);
  return isFirst ? 'registration:robot.tooQuick' : null;
}
