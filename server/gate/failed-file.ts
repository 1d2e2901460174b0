import { PROBLEM_HEADER } from '#app/services/access/problem-header.ts';
import type { Refusal } from '#app/services/request/load-context.server.ts';

/** Remix answers so where a route without a page (a file, a calendar) has thrown. */
const MARK = 'x-remix-error';

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { status: 400, reason: 'bad-request' },
  404: { status: 404, reason: 'not-found' },
  405: { status: 405, reason: 'method' },
};
/** The reasons that a route names, so that the page says more than the status. */
const NAMED: readonly Refusal[] = [
  { status: 404, reason: 'no-document' },
  { status: 404, reason: 'area-off' },
  { status: 404, reason: 'part-off' },
  { status: 403, reason: 'kiosk-files' },
];
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };

/** Why a file cannot be had, so that a page says so; null for every other answer. */
export function failedFile({ status, headers }: Response): Refusal | null {
  const named = NAMED.find(({ reason }) => reason === headers.get(PROBLEM_HEADER));
  if (named) return named;
  return headers.has(MARK) ? (REFUSALS[status] ?? UNAVAILABLE) : null;
}
