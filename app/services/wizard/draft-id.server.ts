import { createHmac, randomBytes } from 'node:crypto';
import { isOneOfSecrets } from '#app/services/access/session-cookie.server.ts';
import { keepingOf, type DraftOwner } from './keeping.server.ts';

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
 * Issues the name of a draft that is not stored yet: random signs, a signature for whose it is, the minute, and the
 * query with which the wizard was entered. It stays the draft's name once the first answer makes a row of it, so that
 * Back and a second tab find it.
 */
export function newDraftId(request: DraftOwner, { name, start }: Named & { start: URLSearchParams }) {
  const random = randomBytes(BYTES).toString('base64url');
  const minute = Math.floor(request.now.getTime() / MINUTE_MS)
    .toString(36)
    .padStart(MINUTE_SIGNS, '0');
  const query = Buffer.from(start.toString()).toString('base64url');
  const rest = minute + (query.length > LONGEST_QUERY ? '' : query);
  return random + signatureOf(request, { name, text: random + rest }) + rest;
}

/** The query that a draft's name was issued with; null for a name that was not issued to them by this wizard, or too long ago. */
export function startOfDraft(
  request: DraftOwner,
  { name, id }: Named & { id: string },
): URLSearchParams | null {
  const issued = issuedDraft(request, { name, id });
  return !issued || issued.isOver ? null : issued.start;
}

/** The same, with whether that was longer ago than a draft lives; null for a name that was never issued to them by this wizard. */
export function issuedDraft(request: DraftOwner, { name, id }: Named & { id: string }) {
  const [, random = '', signature = '', minute = '', query = ''] = SHAPE.exec(id) ?? [];
  const { secret, formerSecrets } = request.context.portal;
  const expected = [secret, ...formerSecrets].map((by) =>
    signatureOf(request, { name, text: random + minute + query, by }),
  );
  if (!isOneOfSecrets(expected, signature)) return null;

  const endsAt = Number.parseInt(minute, 36) * MINUTE_MS + keepingOf(request).lifeMs;
  const start = new URLSearchParams(Buffer.from(query, 'base64url').toString());
  return { start, isOver: endsAt < request.now.getTime() };
}

type Signed = Named & { text: string; by?: string };

const signatureOf = (request: DraftOwner, { name, text, by = request.context.portal.secret }: Signed) =>
  createHmac('sha256', by)
    .update(JSON.stringify(['draft', name, keepingOf(request).owner, text]))
    .digest('base64url')
    .slice(0, SIGNS);
