import { PROBLEM_HEADER } from '#app/services/access/problem-header.ts';
import type { Refusal } from '#app/services/request/load-context.server.ts';

/** Remix answers so where a route without a page (a file, a calendar) has thrown. */
const MARK = 'x-remix-error';

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { status: 400, reason: 'bad-request' },
  404: { status: 404, reason: 'not-found' },
  405: { status: 405, reason: 'method' },
};
const NO_DOCUMENT: Refusal = { status: 404, reason: 'no-document' };
const NO_FILES: Refusal = { status: 403, reason: 'kiosk-files' };
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };

/** Why a file cannot be had, so that a page says so; null for every other answer. */
export function failedFile({ status, headers }: Response): Refusal | null {
  if (headers.get(PROBLEM_HEADER) === NO_DOCUMENT.reason) return NO_DOCUMENT;
  if (headers.get(PROBLEM_HEADER) === NO_FILES.reason) return NO_FILES;
  return headers.has(MARK) ? (REFUSALS[status] ?? UNAVAILABLE) : null;
}
