import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import { ENROLMENT_PATH, enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { requireDraftOf } from '#app/services/wizard/guard.server.ts';
import { begunDraft } from './begun.server.ts';
import { beginningOf, requireOffered, type DraftRequest } from './draft.server.ts';

/**
 * Guard of a step of a registration: the account's own draft, of a role that is offered still (A§6); what was answered stays. A tab whose
 * registration another one has replaced is told so, and led to the page that offers that one.
 */
export async function requireDraft(args: RouteArgs, step: EnrolmentStep): Promise<DraftRequest> {
  const request = await requireDraftOf(wizard, args, {
    step,
    begin: async (asked, start) => {
      if (step !== 'person') await leadToOther(asked, start);
      return beginningOf(asked, start);
    },
  });
  await requireOffered(request, request.draft.answers.facts.role);
  return request;
}

/** Nothing is stored under the name of a step behind the first: where another registration is, it has taken the place of this one. */
async function leadToOther(request: AccountRequest, start: URLSearchParams) {
  if (!(await begunDraft(request))) return;
  const path = `${ENROLMENT_PATH}?${start.toString()}`;
  const key = request.isPost ? 'enrolment:begun.replacedSent' : 'enrolment:begun.replacedOther';
  throw await redirectWithNotice(request, path, { key, kind: 'error' });
}
