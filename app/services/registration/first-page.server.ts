import { createHmac } from 'node:crypto';
import { isOneOfSecrets } from '#app/services/access/session-cookie.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The hidden field of a registration's first page. */
const SHOWN_FIELD = 'shown';
const SHAPE = /^(\d{13,15})\.([\w-]{43})$/;

const signatureOf = (
  { context: { portal, browserId } }: PortalRequest,
  { id, at, by = portal.secret }: { id: string; at: number; by?: string },
) =>
  createHmac('sha256', by)
    .update(JSON.stringify(['shown', browserId, id, at]))
    .digest('base64url');

/**
 * The value of the field of a draft's first page: when it was shown, signed for this browser and draft. A page that comes back with an
 * error keeps the time of the first.
 */
export function shownField(request: PortalRequest, id: string) {
  const at = shownAtOf(request, id) ?? request.now.getTime();
  return `${at}.${signatureOf(request, { id, at })}`;
}

/** When the first page was shown, as its form says; null for a time that is not there, not ours, of another draft, or to come. */
export function shownAtOf(request: PortalRequest, id: string) {
  if (!request.isPost) return null;
  const given = request.context.form?.get(SHOWN_FIELD);
  const [, at = '', signature = ''] = SHAPE.exec(typeof given === 'string' ? given : '') ?? [];
  const { secret, formerSecrets } = request.context.portal;
  const expected = [secret, ...formerSecrets].map((by) => signatureOf(request, { id, at: Number(at), by }));
  const isOurs = isOneOfSecrets(expected, signature) && Number(at) <= request.now.getTime();
  return isOurs ? Number(at) : null;
}
