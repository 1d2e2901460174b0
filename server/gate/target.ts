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
