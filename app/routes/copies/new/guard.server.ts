import { chosenPatientId } from '#app/journeys/wizard.ts';
import type { CopyStep } from '#app/journeys/copy/journey.ts';
import { copyWizard as wizard } from '#app/journeys/copy/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { amongPatients, openStep } from '#app/services/wizard/guard.server.ts';
import { areCopiesOffered } from '#app/routes/copies/offered.server.ts';
import { askedFor, beginningOf, type DraftRequest } from './draft.server.ts';

/** Guard of a step of a request for copies: the account's own draft, with everybody of whom copies can be asked for. */
export async function requireDraft(args: RouteArgs, step: CopyStep): Promise<DraftRequest> {
  const account = await requireAccount(args);
  if (!(await areCopiesOffered(account))) throw partIsOff();
  const request = await openStep(wizard, account, { step, begin: beginningOf });
  const chosen = chosenPatientId(request.draft.answers);
  return amongPatients(request, { patients: await askedFor(request), chosen, at: 'patients' });
}
