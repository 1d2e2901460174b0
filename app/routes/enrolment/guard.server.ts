import { redirect } from '@remix-run/node';
import type { EnrolmentStep } from '#app/journeys/enrolment/journey.ts';
import { ENROLMENT_PATH, enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { RouteArgs } from '#app/services/request/portal-request.server.ts';
import { startOfDraft } from '#app/services/wizard/draft-id.server.ts';
import { openStep } from '#app/services/wizard/guard.server.ts';
import { begunDraft } from './begun.server.ts';
import { beginningOf, requireOffered, stepPath, type DraftRequest } from './draft.server.ts';
import { goneOf, movedTo, openStepOf, tellGone, type Gone } from './gone.server.ts';

/** Their forms hold what was typed: it is kept although the answers before it are gone. */
const KEPT: readonly EnrolmentStep[] = ['person', 'document', 'address'];

type Asked = { id: string; gone: Gone; step: EnrolmentStep };

/**
 * Guard of a step of a registration: the account's own draft, of a role that is offered still (A§6); what was answered stays. A tab whose
 * registration another one has replaced, deleted or made one of another role is told so, and led to where it can go on.
 */
export async function requireDraft(args: RouteArgs, step: EnrolmentStep): Promise<DraftRequest> {
  const asked = await requireAccount(args);
  const id = asked.url.searchParams.get('draft') ?? '';
  const gone = await goneOf(asked, { id, step });
  const request = gone
    ? await openGone(asked, { id, gone, step })
    : await openStep(wizard, asked, {
        step,
        begin: beginningOf,
        whenDone: (asking) => sayNotKept(asking, step),
      });
  await requireOffered(request, request.draft.answers.facts.role);
  return request;
}

/** Says that what a tab left open sends after it was finished is not kept. The last step's own form has done its work. */
async function sayNotKept(request: AccountRequest, step: EnrolmentStep) {
  if (!request.isPost || step === 'review') return;
  await addNotices(request, { key: 'enrolment:finishedAlready', kind: 'error' });
}

async function openGone(asked: AccountRequest, { id, gone, step }: Asked): Promise<DraftRequest> {
  const moved = await movedTo(asked, gone);
  if (!moved) return openEnded(asked, { id, gone, step });
  const { answers } = moved;
  if (!answers) {
    await sayNotKept(asked, step);
    throw redirect(stepPath(moved.id, 'review'), 303);
  }
  if (asked.isPost && KEPT.includes(step)) {
    return { ...asked, draft: { id: moved.id, answers }, step, gone };
  }
  await tellGone(asked, { gone, end: asked.isPost ? 'lost' : 'opened', answers });
  throw redirect(stepPath(moved.id, openStepOf(answers, step)), 303);
}

/** Where another registration is, it has taken the place of this one; where none is, it begins anew with what was sent now. */
async function openEnded(asked: AccountRequest, { id, gone, step }: Asked): Promise<DraftRequest> {
  const start = startOfDraft(asked, { name: wizard.name, id });
  if (!start) throw notFound();
  const answers = await beginningOf(asked, start);
  await requireOffered(asked, answers.facts.role);
  const path = `${ENROLMENT_PATH}?${start.toString()}`;
  const isKept = asked.isPost && KEPT.includes(step);
  const other = await begunDraft(asked);
  if (other && !(isKept && step === 'person')) {
    const key = asked.isPost ? 'enrolment:begun.replacedSent' : 'enrolment:begun.replacedOther';
    throw await redirectWithNotice(asked, path, { key, kind: 'error' });
  }
  if (isKept) return { ...asked, draft: { id, answers }, step, ...(other ? {} : { gone }) };
  await tellGone(asked, { gone, end: asked.isPost ? 'lost' : 'opened' });
  throw redirect(path, 303);
}

/** The same for the page that deletes it: there is nothing to delete, and what became of it is said. */
export async function leadOnIfGone(asked: AccountRequest) {
  const id = asked.url.searchParams.get('draft') ?? '';
  const gone = await goneOf(asked, { id, step: 'person' });
  if (!gone) return;
  const moved = await movedTo(asked, gone);
  const role =
    moved?.answers?.facts.role ?? startOfDraft(asked, { name: wizard.name, id })?.get('patientRole');
  await tellGone(asked, { gone, end: 'opened' });
  throw redirect(role ? `${ENROLMENT_PATH}?patientRole=${role}` : ENROLMENT_PATH, 303);
}
