import type { Refusal } from '#app/services/request/load-context.server.ts';

/** Remix answers so where a route without a page (a file, a calendar) has thrown. */
const MARK = 'x-remix-error';

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { status: 400, reason: 'bad-request' },
  404: { status: 404, reason: 'not-found' },
  405: { status: 405, reason: 'method' },
};
const UNAVAILABLE: Refusal = { status: 503, reason: 'unavailable' };

/** Why a file cannot be had, so that a page says so; null for every other answer. */
export const failedFile = ({ status, headers }: Response): Refusal | null =>
  headers.has(MARK) ? (REFUSALS[status] ?? UNAVAILABLE) : null;
