import { ORPCError } from '@orpc/client';
import type { Frame } from '#contract/home/schemas.ts';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { createNote } from '#app/services/request/notes.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { oncePerRequest } from './once.server.ts';
import { outageOf } from './provider.server.ts';

/** So long it is not asked for again: of a host that leaves it out, and after any other failure. */
const LEFT_OUT_MS = 5 * 60_000;
const FAILED_MS = 30_000;

/** The moment from which on it is asked for again. */
const RESTS_UNTIL = createNote<Portal, number>();

/**
 * Returns what the provider says in one answer of what stands around a page (decision 205); null where each thing is asked for by itself:
 * for a form that was sent, for what is no page, and of a host that does not answer the call, or not now.
 */
const frameOf = oncePerRequest(async (request: PortalRequest): Promise<Frame | null> => {
  const { context, session, isPost, now } = request;
  if (!context.isPage || !session || isPost) return null;
  const rests = (RESTS_UNTIL.get(context.portal) ?? 0) - now.getTime();
  if (rests > 0 && rests <= LEFT_OUT_MS) return null;
  try {
    return await request.provider.home.frame();
  } catch (error) {
    const isLeftOut = error instanceof ORPCError && error.defined;
    if (!isLeftOut && !outageOf(error)) throw error;
    RESTS_UNTIL.set(context.portal, now.getTime() + (isLeftOut ? LEFT_OUT_MS : FAILED_MS));
    return null;
  }
});

/** The account that is signed in. */
export const accountOf = oncePerRequest(
  async (request: PortalRequest) => (await frameOf(request))?.account ?? request.provider.account.get(),
);

/** Everybody for whom the account may act at all, in whatever scope (AP-22). */
export const everyPatientOf = oncePerRequest(
  async (request: PortalRequest) => (await frameOf(request))?.patients ?? request.provider.patients.list(),
);

/** The gates that stand between the account and every other page. */
export async function gatesNow(request: PortalRequest) {
  const { open } = (await frameOf(request))?.gates ?? (await request.provider.account.gates());
  return open;
}

/** The number of visits still to be confirmed; null: not counted. */
export async function scheduledCountOf(request: PortalRequest) {
  const frame = await frameOf(request);
  if (frame) return frame.scheduledCount ?? null;
  return (await request.provider.bookings.scheduledCount()).value;
}

/** The number of messages not read yet; null: not counted. */
export async function unreadCountOf(request: PortalRequest) {
  const frame = await frameOf(request);
  if (frame) return frame.unreadCount ?? null;
  return (await request.provider.messages.unreadCount()).value;
}
