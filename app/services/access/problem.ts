import { isRouteErrorResponse } from '@remix-run/react';
import type { DoubtfulWrite, ErrorPageProps, ProblemStatus } from '#app/components/page/index.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Cause = NonNullable<ErrorPageProps['cause']>;
type ShownProblem = {
  status: ProblemStatus;
  cause?: Cause;
  inDoubt?: DoubtfulWrite;
  retryAfterSeconds?: number;
};

const STATUSES: readonly number[] = [400, 401, 403, 404, 405, 413, 429, 500, 503];
/** Of these a patient must not do the same again before they know what came of it. */
const DOUBTFUL_WRITES: Record<string, DoubtfulWrite> = {
  'bookings.make': 'make',
  'bookings.modify': 'modify',
  'bookings.cancel': 'cancel',
};
const CAUSES: Record<string, Cause> = {
  'area-off': 'areaOff',
  'no-document': 'noDocument',
  'stale-form': 'staleForm',
  'signed-out': 'filesSignedOut',
  busy: 'filesBusy',
  'kiosk-files': 'kioskFiles',
  'kiosk-uploads': 'kioskUploads',
};

/** What an error page shows for whatever a route threw; the unexpected is a 500. A page says that answers were kept only when they were. */
export function problemOf(error: unknown, { areAnswersLost }: { areAnswersLost: boolean }): ShownProblem {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const status = STATUSES.includes(error.status) ? (error.status as ProblemStatus) : 500;
  const body = error.data as {
    kind?: string;
    reason?: string;
    inDoubt?: string;
    retryAfterSeconds?: number;
  } | null;
  const found = CAUSES[body?.kind ?? ''] ?? CAUSES[body?.reason ?? ''];
  const cause = found === 'staleForm' && areAnswersLost ? 'staleLongForm' : found;
  const inDoubt = DOUBTFUL_WRITES[body?.inDoubt ?? ''];
  return {
    status,
    ...(inDoubt ? { inDoubt } : {}),
    ...(cause ? { cause } : {}),
    ...(body?.retryAfterSeconds ? { retryAfterSeconds: body.retryAfterSeconds } : {}),
  };
}

export const problemTitle = ({ status, cause }: ShownProblem): TextKey =>
  `page:problem.${cause ?? status}.title`;
