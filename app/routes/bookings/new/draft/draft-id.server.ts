import { createHmac, randomBytes } from 'node:crypto';
import { DRAFT_LIFE_MS } from '#app/services/store/drafts.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { isOneOfSecrets } from '#app/services/access/session-cookie.server.ts';

const BYTES = 16;
const SIGNS = 22;
const MINUTE_MS = 60_000;
const MINUTE_SIGNS = 6;
/** No link of ours says as much; what does starts with nothing chosen. */
const LONGEST_QUERY = 800;
const SHAPE = new RegExp(
  `^([\\w-]{${SIGNS}})([\\w-]{${SIGNS}})([0-9a-z]{${MINUTE_SIGNS}})([\\w-]{0,${LONGEST_QUERY}})$`,
);

/**
 * Issues the name of a draft that is not stored yet: random signs, a signature for this account, the minute, and the
 * query with which the wizard was entered. It stays the draft's name once the first answer makes a row of it, so that
 * Back and a second tab find it.
 */
export function newDraftId(request: AccountRequest, start: URLSearchParams) {
  const random = randomBytes(BYTES).toString('base64url');
  const minute = Math.floor(request.now.getTime() / MINUTE_MS)
    .toString(36)
    .padStart(MINUTE_SIGNS, '0');
  const query = Buffer.from(start.toString()).toString('base64url');
  const rest = minute + (query.length > LONGEST_QUERY ? '' : query);
  return random + signatureOf(request, random + rest) + rest;
}

/** The query that a draft's name was issued with; null for a name that was not issued to this account, or too long ago. */
export function startOfDraft(request: AccountRequest, id: string): URLSearchParams | null {
  const [, random = '', signature = '', minute = '', query = ''] = SHAPE.exec(id) ?? [];
  const { secret, formerSecrets } = request.context.portal;
  const expected = [secret, ...formerSecrets].map((by) => signatureOf(request, random + minute + query, by));
  if (!isOneOfSecrets(expected, signature)) return null;

  const isOver = Number.parseInt(minute, 36) * MINUTE_MS + DRAFT_LIFE_MS < request.now.getTime();
  return isOver ? null : new URLSearchParams(Buffer.from(query, 'base64url').toString());
}

const signatureOf = ({ context, session }: AccountRequest, text: string, secret = context.portal.secret) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['draft', session.accountId, text]))
    .digest('base64url')
    .slice(0, SIGNS);
