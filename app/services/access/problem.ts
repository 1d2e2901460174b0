import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPageProps, ProblemStatus } from '#app/components/page/index.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Cause = NonNullable<ErrorPageProps['cause']>;
type ShownProblem = { status: ProblemStatus; cause?: Cause; retryAfterSeconds?: number };

const STATUSES: readonly number[] = [400, 401, 403, 404, 405, 413, 429, 500, 503];
const CAUSES: Record<string, Cause> = {
  'area-off': 'areaOff',
  'stale-form': 'staleForm',
  'signed-out': 'filesSignedOut',
  busy: 'filesBusy',
};

/** What an error page shows for whatever a route threw; the unexpected is a 500. */
export function problemOf(error: unknown): ShownProblem {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const status = STATUSES.includes(error.status) ? (error.status as ProblemStatus) : 500;
  const body = error.data as { kind?: string; reason?: string; retryAfterSeconds?: number } | null;
  const cause = CAUSES[body?.kind ?? ''] ?? CAUSES[body?.reason ?? ''];
  return {
    status,
    ...(cause ? { cause } : {}),
    ...(body?.retryAfterSeconds ? { retryAfterSeconds: body.retryAfterSeconds } : {}),
  };
}

export const problemTitle = ({ status, cause }: ShownProblem): TextKey =>
  `page:problem.${cause ?? status}.title`;
