import { createHmac, randomBytes } from 'node:crypto';
import type { LiveState } from '#contract/telehealth-live/schemas.ts';
import { isSameSecret } from '#app/services/access/session-cookie.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

const RANDOM_LENGTH = 16;

/** Names a tab: at random, and under a seal of the browser in whose session it is open. */
export function newSeat(request: AccountRequest) {
  const random = randomBytes(12).toString('base64url');
  return random + sealOf(request, random);
}

/**
 * The tab that goes on, for whoever comes back without its name in the address: where the same browser opened it, and a page alone has
 * said that somebody is there. A tab with a script says so itself while it is open, so that another one is asked; null: nobody comes back.
 */
export function ownSeat(request: AccountRequest, { seat, ready }: LiveState) {
  if (!seat || ready?.by !== 'page') return null;
  const seal = sealOf(request, seat.id.slice(0, RANDOM_LENGTH));
  return isSameSecret(seal, seat.id.slice(RANDOM_LENGTH)) ? seat.id : null;
}

const sealOf = ({ context: { portal, browserId } }: AccountRequest, random: string) =>
  createHmac('sha256', portal.secret).update(`seat:${browserId}:${random}`).digest('base64url').slice(0, 22);
