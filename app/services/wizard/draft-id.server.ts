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

/** The wizard that issues it: a draft's name opens nothing in another one. */
type Named = { name: string };

/**
 * Issues the name of a draft that is not stored yet: random signs, a signature for this account, the minute, and the
 * query with which the wizard was entered. It stays the draft's name once the first answer makes a row of it, so that
 * Back and a second tab find it.
 */
export function newDraftId(request: AccountRequest, { name, start }: Named & { start: URLSearchParams }) {
  const random = randomBytes(BYTES).toString('base64url');
  const minute = Math.floor(request.now.getTime() / MINUTE_MS)
    .toString(36)
    .padStart(MINUTE_SIGNS, '0');
  const query = Buffer.from(start.toString()).toString('base64url');
  const rest = minute + (query.length > LONGEST_QUERY ? '' : query);
  return random + signatureOf(request, { name, text: random + rest }) + rest;
}

/** The query that a draft's name was issued with; null for a name that was not issued to this account by this wizard, or too long ago. */
export function startOfDraft(
  request: AccountRequest,
  { name, id }: Named & { id: string },
): URLSearchParams | null {
  const [, random = '', signature = '', minute = '', query = ''] = SHAPE.exec(id) ?? [];
  const { secret, formerSecrets } = request.context.portal;
  const expected = [secret, ...formerSecrets].map((by) =>
    signatureOf(request, { name, text: random + minute + query, by }),
  );
  if (!isOneOfSecrets(expected, signature)) return null;

  const isOver = Number.parseInt(minute, 36) * MINUTE_MS + DRAFT_LIFE_MS < request.now.getTime();
  return isOver ? null : new URLSearchParams(Buffer.from(query, 'base64url').toString());
}

type Signed = Named & { text: string; by?: string };

const signatureOf = (
  { context, session }: AccountRequest,
  { name, text, by = context.portal.secret }: Signed,
) =>
  createHmac('sha256', by)
    .update(JSON.stringify(['draft', name, session.accountId, text]))
    .digest('base64url')
    .slice(0, SIGNS);
