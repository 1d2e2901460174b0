import type { Refusal } from '#app/services/request/load-context.server.ts';
import { plainPath } from '#app/services/request/plain-path.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
export const ALLOWED_METHODS = [...METHODS].join(', ');

/** The page of a refused request; only the gate asks for it. */
export const REFUSED_PATH = '/refused';
const CLOSED_PATHS = new Set([REFUSED_PATH, '/__manifest']);
const NUL = /%00/;

export function refusedMethod(method: string): Refusal | null {
  return METHODS.has(method) ? null : { status: 405, reason: 'method' };
}

/** No address of the portal's is longer, and none that leads to it: what reads one reads no more than this. */
const LONGEST = { path: 2_000, query: 8_000, name: 100, value: 2_000 } as const;
const TOO_LONG: Refusal = { status: 414, reason: 'address-too-long' };

/** Refuses an address before anything reads it: its path, its query, and each parameter's name and value have a greatest length. */
export function refusedLength({ pathname, search }: URL): Refusal | null {
  if (pathname.length > LONGEST.path || search.length > LONGEST.query) return TOO_LONG;
  const isLong = ([name, value]: [string, string]) =>
    name.length > LONGEST.name || value.length > LONGEST.value;
  return search !== '' && [...new URLSearchParams(search)].some(isLong) ? TOO_LONG : null;
}

/**
 * Addresses that no page has: Remix's data and manifest requests, where child loaders run without their parents and
 * its open advisories live; and such as no browser sends.
 */
export function refusedTarget({ pathname, search }: URL): Refusal | null {
  const path = plainPath(pathname);
  if (path === null || NUL.test(pathname) || NUL.test(search)) return { status: 400, reason: 'bad-request' };

  const isClosed = CLOSED_PATHS.has(path) || path.endsWith('.data');
  const asksForData = search !== '' && new URLSearchParams(search).has('_data');
  return isClosed || asksForData ? { status: 404, reason: 'not-found' } : null;
}
