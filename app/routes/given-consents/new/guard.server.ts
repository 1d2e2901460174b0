import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { openPatientStep } from '#app/services/wizard/guard.server.ts';
import { beginningOf, changePath, type DraftRequest } from './draft.server.ts';

/** Guard of a step of a consent: the account's own draft, with everybody for whom the account may act. */
export async function requireDraft(args: RouteArgs, step: ConsentStep): Promise<DraftRequest> {
  const request = await openPatientStep(wizard, await requireAccount(args), {
    step,
    at: 'patient',
    patientIdOf: chosenPatientId,
    begin: beginningOf,
  });
  const { draft } = request;
  // Nothing behind the choice of the kind opens for one that is not offered any more.
  const isOfPartner = step !== 'patient' && step !== 'kind' && draft.answers.kind?.kind === 'CPAR';
  if (isOfPartner && !(await applicationSettings(request)).partnersModule)
    throw await redirectWithNotice(request, changePath(draft.id, 'kind'), {
      key: 'consent-wizard:kind.notOffered',
      kind: 'error',
    });
  return request;
}
