import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPageProps, ProblemStatus } from '#app/components/page/index.ts';
import type { FormOutcome, KeptAnswers } from '#app/services/forms/form-outcome.ts';
import { doubtOf, type Doubt } from '#app/services/provider/doubts.ts';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Cause = NonNullable<ErrorPageProps['cause']>;
type ShownProblem = {
  status: ProblemStatus;
  cause?: Cause;
  inDoubt?: Doubt;
  retryAfterSeconds?: number;
  entries?: readonly PatientRole[];
};

const STATUSES: readonly number[] = [400, 401, 403, 404, 405, 413, 414, 429, 500, 503];
const CAUSES: Record<string, Cause> = {
  'area-off': 'areaOff',
  'part-off': 'partOff',
  narrowed: 'narrowed',
  'bad-call': 'badCall',
  'bad-move': 'badMove',
  'no-document': 'noDocument',
  'no-kind': 'noKind',
  'entry-off': 'entryOff',
  'stale-form': 'staleForm',
  'broken-off': 'brokenOff',
  'no-cookie': 'noCookie',
  'signed-out': 'filesSignedOut',
  busy: 'filesBusy',
  'many-files': 'manyFiles',
  'no-draft': 'filesNoDraft',
  'no-sum': 'filesNoSum',
  'kiosk-files': 'kioskFiles',
  'kiosk-uploads': 'kioskUploads',
};

const STALE: Record<NonNullable<KeptAnswers> | 'nothing', Cause> = {
  nothing: 'staleEmptyForm',
  kept: 'staleForm',
  'too-long': 'staleLongForm',
  lost: 'staleLostForm',
};

/** True where the portal's own data are out of reach: thrown by the gate, or noted where a route failed. */
export function isStoreDown(error: unknown) {
  const body = isRouteErrorResponse(error) ? (error.data as { kind?: string; reason?: string } | null) : null;
  return body?.kind === STORE_DOWN || body?.reason === STORE_DOWN;
}

/** Makes the thrown value of a page whose data are out of reach, as Remix hands it to an error page. */
export const storeDown = () => ({
  status: 503,
  statusText: '',
  internal: false,
  data: { kind: STORE_DOWN },
});

/** Makes the same of a page for which the provider had no answer that can be used. */
export const providerDown = () => ({
  status: 503,
  statusText: '',
  internal: false,
  data: { kind: 'outage' },
});

const STORE_DOWN = 'store-down';

/** The problem that an error page shows for whatever a route threw; the unexpected is a 500. A page says that answers were kept only when they were. */
export function problemOf(error: unknown, { answers }: Pick<FormOutcome, 'answers'>): ShownProblem {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const status = STATUSES.includes(error.status) ? (error.status as ProblemStatus) : 500;
  const body = error.data as {
    kind?: string;
    reason?: string;
    inDoubt?: string;
    retryAfterSeconds?: number;
    entries?: readonly PatientRole[];
  } | null;
  const found = CAUSES[body?.kind ?? ''] ?? CAUSES[body?.reason ?? ''];
  const cause = found === 'staleForm' ? STALE[answers ?? 'nothing'] : found;
  const inDoubt = doubtOf(body?.inDoubt);
  return {
    status,
    ...(inDoubt ? { inDoubt } : {}),
    ...(cause ? { cause } : {}),
    ...(body?.entries ? { entries: body.entries } : {}),
    ...(body?.retryAfterSeconds ? { retryAfterSeconds: body.retryAfterSeconds } : {}),
  };
}

export const problemTitle = ({ status, cause }: ShownProblem): TextKey =>
  `page:problem.${cause ?? status}.title`;
