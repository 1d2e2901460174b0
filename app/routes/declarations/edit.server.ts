import type { Submission } from '@conform-to/react';
import { isDefinedError, safe, type InferClientErrors } from '@orpc/client';
import type { z } from 'zod';
import type { ProviderClient } from '#contract/index.ts';
import type { Declaration } from '#contract/declarations/schemas.ts';
import { DECLARATIONS_PATH } from '#app/domain/declarations/paths.ts';
import { areSameChoices } from '#app/domain/declarations/same-choices.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { portalSteps } from '#app/services/second-steps/portal-steps.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { CHOICE_FAULTS } from './choices.form.server.ts';
import type { EditForm } from './edit.form.server.ts';

type Sent = Extract<Submission<z.output<EditForm>, string[]>, { status: 'success' }>;
type Refusal = Extract<InferClientErrors<ProviderClient>['declarations']['change'], { code: string }>;
type Edit = Readonly<{ declaration: Declaration; submission: Sent }>;

/** Saves both choices in the portal, then at the hospital system (B§4), and leads to the list; or says why nothing is saved. */
export async function saveEdit(request: AccountRequest, { declaration, submission }: Edit) {
  const { id, patientId, systemId } = declaration;
  const { version, ...choices } = submission.value;
  const met: { refusal?: Refusal } = {};
  const first = async () => {
    const [error] = await safe(request.provider.declarations.change({ id, choices, version }));
    if (isDefinedError(error)) met.refusal = error;
    if (error) throw error;
    return { documentId: id };
  };
  const input = { fields: choices, former: formerChoices(declaration) };
  const saved = await portalSteps
    .runOrKeep(request, { kind: 'declarationEdited', patientId, documentId: id, input, first })
    .catch((error: unknown) => ({ error }));

  if (saved === 'full') return refused(submission, { '': ['declarations:failed.full'] }, { status: 503 });
  if ('error' in saved)
    return met.refusal
      ? whyRefused(request, { submission, refusal: met.refusal })
      : whyFailed(submission, saved.error);
  if (saved.second === 'done')
    return redirectWithNotice(request, DECLARATIONS_PATH, 'declarations:edit.saved');
  if (saved.second === 'waiting')
    return redirectWithNotice(request, DECLARATIONS_PATH, { key: 'declarations:edit.waits', kind: 'notice' });
  return redirectWithNotice(request, DECLARATIONS_PATH, [
    // What became of it stands on the list, in the words of the specification (B§8).
    { key: 'second-steps:refusedNow', kind: 'error' },
    { key: await nowAtHospital(request, systemId), kind: 'notice' },
  ]);
}

const formerChoices = (declaration: Declaration) => ({
  healthcareProviderChoiceOrderNumber: declaration.healthcareProviderChoiceOrderNumber,
  healthcareProviderChoiceOrderReasonCode: declaration.healthcareProviderChoiceOrderReasonCode,
  healthcareProviderChoiceOtherReason: declaration.healthcareProviderChoiceOtherReason,
  practitionerChoiceOrderNumber: declaration.practitionerChoiceOrderNumber,
  practitionerChoiceOrderReasonCode: declaration.practitionerChoiceOrderReasonCode,
  practitionerChoiceOtherReason: declaration.practitionerChoiceOtherReason,
});

type Refused = Readonly<{ submission: Sent; refusal: Refusal }>;

/** The reasons of a refusal by the portal's own provider: nothing is saved anywhere, and what was typed stays. */
async function whyRefused(request: AccountRequest, { submission, refusal }: Refused) {
  if (refusal.code === 'NOT_FOUND') throw notFound();
  if (refusal.code === 'NOT_OPEN') {
    const { state = 'CANCELED' } = refusal.data;
    const closed = state === 'REGISTERED' ? 'SIGNED' : state;
    return refused(submission, { '': [`declarations:edit.closed.${closed}`] }, { status: 409 });
  }
  if (refusal.code === 'STALE_VERSION') {
    const { stored } = refusal.data;
    // It was saved before, and its answer was lost: the list says whether it waits for the hospital system.
    if (stored && areSameChoices(stored, submission.value))
      return redirectWithNotice(request, DECLARATIONS_PATH, 'declarations:edit.saved');
    return stale(submission);
  }
  const { choices = [] } = refusal.data;
  const faults = choices.map(({ block, problem }) => {
    const { field, text } = CHOICE_FAULTS[problem];
    return [`${block}${field}`, [text]] as [string, ErrorText[]];
  });
  if (faults.length === 0)
    return refused(submission, { '': ['declarations:failed.change'] }, { status: 400 });
  return refused(submission, Object.fromEntries(faults), { status: 400 });
}

/** The portal's save has failed, or nobody knows: nothing is sent to the hospital system (B§8). */
function whyFailed(submission: Sent, error: unknown) {
  const texts = failedWrite(error, 'declarations.change');
  if (texts === null) throw error;
  return refused(submission, { '': texts }, { status: 503 });
}

/** The declaration as the hospital system has it now, after it has refused an edit for good (B-78). */
async function nowAtHospital({ provider }: AccountRequest, systemId: string | undefined) {
  const held =
    systemId === undefined ? null : await orOutage(provider.hospitalDeclarations.get({ systemId }));
  if (!held?.ok) return 'declarations:edit.now.unknown';
  if (held.data.stateExport === 'A') return 'declarations:edit.now.active';
  return held.data.state === 'REGISTERED'
    ? 'declarations:edit.now.registered'
    : 'declarations:edit.now.ended';
}
