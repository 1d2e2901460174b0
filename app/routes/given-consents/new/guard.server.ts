import { chosenPatientId, type ConsentStep } from '#app/journeys/consent/journey.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { requireDraftOf } from '#app/services/wizard/guard.server.ts';
import { beginningOf, changePath } from './draft.server.ts';
import type { DraftRequest } from './draft-request.server.ts';

/** Guard of a step of a consent: the account's own draft, with everybody for whom the account may act. */
export async function requireDraft(args: RouteArgs, step: ConsentStep): Promise<DraftRequest> {
  const { draft, ...request } = await requireDraftOf(wizard, args, { step, begin: beginningOf });
  const patients = await patientsOf(request);
  const chosen = chosenPatientId(draft.answers);
  // Whoever may act no more for whom it was begun chooses somebody else, or finds nothing.
  if (step !== 'patient' && chosen !== undefined && !patients.some(({ id }) => id === chosen))
    throw notFound();
  // Nothing behind the choice of the kind opens for one that is not offered any more.
  const isOfPartner = step !== 'patient' && step !== 'kind' && draft.answers.kind?.kind === 'CPAR';
  if (isOfPartner && !(await applicationSettings(request)).partnersModule)
    throw await redirectWithNotice(request, changePath(draft.id, 'kind'), {
      key: 'consent-wizard:kind.notOffered',
      kind: 'error',
    });
  return { ...request, draft: { ...draft, patients } };
}
