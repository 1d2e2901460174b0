import { redirect } from '@remix-run/node';
import { firstUnanswered } from '#app/journeys/engine.ts';
import { registrationWizard } from '#app/journeys/registration/wizard.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { endGuestFiles } from '#app/services/registration/ended-files.server.ts';
import { entryOff, isEntryOn } from '#app/services/registration/guest.server.ts';
import { draftsOf, storeFacts } from '#app/services/wizard/drafts.server.ts';
import { contextQuery } from './context.ts';
import type { DraftRequest } from './draft.server.ts';

/** a ward who is a minor is registered as a child, and what was typed goes along; files are added anew, for they wait for the former draft. */
export async function asChild(request: DraftRequest) {
  if (!(await isEntryOn(request, 'CHILD'))) throw await entryOff(request);
  const { draft, context, guest } = request;
  const { facts } = draft.answers;
  const wizard = registrationWizard('CHILD', facts.asked);
  const id = draftsOf(wizard).newId(request, contextQuery(facts.context));
  const hadFiles = facts.files.length > 0;
  const former = guest.found;
  const moved = { id, answers: { ...draft.answers, files: undefined } };
  const { answers } = await storeFacts(wizard, request, {
    draft: moved,
    facts: { role: 'CHILD', files: [], isSumSolved: false },
  });
  if (former) {
    await context.portal.store.guestDrafts.remove({ browserId: context.browserId, id: former.id });
    if (hadFiles) await endGuestFiles(request, former.key);
  }
  const said = [...(hadFiles ? ['registration:review.filesAnew'] : []), 'registration:review.nowChild'];
  const at = request.now.getTime();
  await context.portal.store.guestDrafts.keepNotices({
    id,
    notices: said.map((key) => ({ key, kind: 'notice', at, shown: false })),
  });
  const step = firstUnanswered({ journey: wizard.journey, answers });
  return redirect(stepPathOf(wizard, { id, step }), 303);
}
