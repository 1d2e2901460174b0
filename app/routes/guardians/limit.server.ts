import { scopeOf, type Scope } from '#contract/people/reading/scope.ts';
import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import { fullName } from '#app/domain/patients/patients.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** The guardian of the own patient whom an address names; 404 for another's and for none. */
export async function limitedLink(
  request: AccountRequest,
  { accountId = '' }: Readonly<Record<string, string | undefined>>,
) {
  const own = (await patientsOf(request)).find(({ patientRole }) => patientRole === 'PATIENT');
  if (!own) throw notFound();
  const pair = { patientId: own.id, accountId };
  const link = await orNotFound(request.provider.guardians.link(pair));
  return {
    pair,
    name: fullName(link),
    typed: link.actsUntil === undefined ? '' : formatTypedDate(link.actsUntil),
    isOffered: link.mayBeLimited === true,
    scope: scopeOf(link.scope),
    mayBeNarrowed: link.mayBeNarrowed === true,
  };
}

type Limit = Readonly<{ patientId: string; accountId: string; until?: Day }>;

/** Sets it; the form as it comes back where it is not set (409, 422), or where nothing is known to have changed (503). */
export async function setLimit(
  request: AccountRequest,
  submission: Submission<unknown, string[]>,
  limit: Limit,
) {
  const [error] = await safe(request.provider.guardians.limit(limit));
  if (!error) return null;
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'IN_THE_PAST') return refused(submission, { until: ['guardians:limit.past'] });
    return refused(submission, { '': ['guardians:limit.notNow'] }, { status: 409 });
  }
  const texts = failedWrite(error, 'guardians.limit');
  if (!texts) throw error;
  return refused(submission, { '': texts }, { status: 503 });
}

/** Sets what a link allows; the same of it. */
export async function setScope(
  request: AccountRequest,
  submission: Submission<unknown, string[]>,
  narrowed: Readonly<{ patientId: string; accountId: string; scope: Scope }>,
) {
  const [error] = await safe(request.provider.guardians.narrow(narrowed));
  if (!error) return null;
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['guardians:narrow.notNow'] }, { status: 409 });
  }
  const texts = failedWrite(error, 'guardians.narrow');
  if (!texts) throw error;
  return refused(submission, { '': texts }, { status: 503 });
}
