import type { Submission } from '@conform-to/react';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import type { Declaration } from '#contract/declarations/schemas.ts';
import { DECLARATIONS_PATH } from '#app/domain/declarations/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';

type Refusal = Extract<InferClientErrors<ProviderClient>['declarations']['change'], { code: string }>;
type Asked = Readonly<{ declaration: Declaration; submission: Submission<unknown, string[]> }>;

/** Withdraws a declaration in the portal, then its number at the hospital system (B-48), and leads to the list; or says why not. */
export async function withdraw(request: AccountRequest, { declaration, submission }: Asked) {
  const { id, patientId } = declaration;
  const met: { refusal?: Refusal } = {};
  const first = async () => {
    const [error] = await safe(request.provider.declarations.change({ id, state: 'CANCELED' }));
    if (isDefinedError(error)) met.refusal = error;
    if (error) throw error;
    return { documentId: id };
  };
  const done = await portalSteps
    .runOrKeep(request, { kind: 'declarationWithdrawn', patientId, documentId: id, input: {}, first })
    .catch((error: unknown) => ({ error }));

  if (done === 'full') return refused(submission, { '': ['declarations:failed.full'] }, { status: 503 });
  if ('error' in done) {
    if (!met.refusal) throw done.error;
    if (met.refusal.code === 'NOT_FOUND') throw notFound();
    const state = met.refusal.code === 'NOT_OPEN' ? met.refusal.data.state : undefined;
    const closed = state === 'SUBMITTED' || state === 'CANCELED' ? state : 'SIGNED';
    return refused(submission, { '': [`declarations:withdraw.closed.${closed}`] }, { status: 409 });
  }
  const { second } = done;
  if (second === 'done') return redirectWithNotice(request, DECLARATIONS_PATH, 'declarations:withdraw.done');
  return redirectWithNotice(
    request,
    DECLARATIONS_PATH,
    second === 'waiting'
      ? { key: 'declarations:withdraw.waits', kind: 'notice' }
      : { key: 'declarations:withdraw.refused', kind: 'error' },
  );
}
