import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import { enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { requireDraftOf } from '#app/services/wizard/guard.server.ts';
import { beginningOf, requireOffered, type DraftRequest } from './draft.server.ts';

/** Guard of a step of a registration: the account's own draft, of a role that is offered still (A§6); what was answered stays. */
export async function requireDraft(args: RouteArgs, step: EnrolmentStep): Promise<DraftRequest> {
  const request = await requireDraftOf(wizard, args, { step, begin: beginningOf });
  await requireOffered(request, request.draft.answers.facts.role);
  return request;
}
