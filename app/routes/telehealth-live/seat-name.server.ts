import { createHmac, randomBytes } from 'node:crypto';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { isSameSecret } from '#app/services/access/session-cookie.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

const RANDOM_LENGTH = 16;

/** Names a tab: at random, and under a seal of the session in which it is open. */
export function newSeat(request: AccountRequest) {
  const random = randomBytes(12).toString('base64url');
  return random + sealOf(request, random, request.session.idHash);
}

/**
 * The tab that goes on, for whoever comes back without its name in the address: where the same browser opened it, and a page alone has
 * said that somebody is there. A tab with a script says so itself while it is open, and that it is gone; null: nobody comes back.
 */
export function ownSeat(request: AccountRequest, { seat, ready }: LiveState) {
  if (!seat || ready?.by !== 'page') return null;
  return isOf(request, seat.id, request.session.idHash) ? seat.id : null;
}

/**
 * Tells whether the tab that goes on is none any more: the account's own, opened in a session that is over, where a page
 * alone has said that somebody was there. One with a script may have a picture that goes on (S-43).
 */
export async function isOfNoSession(request: AccountRequest, { seat, ready }: LiveState) {
  if (!seat || seat.isOthers || ready?.by !== 'page') return false;
  const { context, session, now } = request;
  const open = await context.portal.store.sessions.openOnes({
    accountId: session.accountId,
    now: now.getTime(),
  });
  return !open.some(({ idHash }) => isOf(request, seat.id, idHash));
}

const isOf = (request: AccountRequest, seat: string, idHash: string) =>
  isSameSecret(sealOf(request, seat.slice(0, RANDOM_LENGTH), idHash), seat.slice(RANDOM_LENGTH));

const sealOf = ({ context: { portal } }: AccountRequest, random: string, idHash: string) =>
  createHmac('sha256', portal.secret).update(`seat:${idHash}:${random}`).digest('base64url').slice(0, 22);
