import type { Submission } from '@conform-to/react';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { listOf, withFacts, stepPath, type DraftRequest } from './draft.server.ts';
import { finish } from './send.server.ts';

/** The draft with a look-up behind it that has found somebody (S-15). @throws the way to the review, where one is looked for */
export function foundBy(request: DraftRequest): FoundRequest {
  const { found, reference, role } = request.draft.answers.facts;
  if (found !== 'LINK' || reference === undefined || role === 'PATIENT') {
    throw redirect(stepPath(request.draft.id, 'review'), 303);
  }
  return { ...request, reference };
}

type FoundRequest = DraftRequest & { reference: string };

/** The page that asks for a link: nothing of it is known but what was typed. */
export async function linkPage(request: FoundRequest) {
  const { person, facts } = request.draft.answers;
  const { linkConsentChecked } = await registrationSettings(request);
  return {
    title: request.t('enrolment:link.title'),
    name: person ? fullName(person) : '',
    role: facts.role,
    standsIn: LIST_PATHS[facts.role],
    isTicked: linkConsentChecked,
    back: stepPath(request.draft.id, 'review'),
  };
}

/** Asks for the link; what fails keeps the box and all answers (A§8). */
export async function askForLink(request: FoundRequest, submission: Submission<unknown, string[]>) {
  const { draft, reference } = request;
  const attachments = draft.answers.facts.files.map(({ id }) => id);
  const [error] = await safe(request.provider.enrolment.link({ reference, attachments, consent: true }));
  if (isDefinedError(error)) {
    if (error.code === 'INVALID') {
      const isOfFiles = error.data.fault === 'ATTACHMENTS';
      return refused(
        submission,
        { '': [isOfFiles ? 'enrolment:fault.ATTACHMENTS' : 'enrolment:link.failed'] },
        { status: 400 },
      );
    }
    await withFacts(request, { reference: undefined, found: undefined });
    const again = { key: 'enrolment:link.over', kind: 'error' } as const;
    return redirectWithNotice(request, stepPath(draft.id, 'review'), again);
  }
  if (error) {
    const texts = failedWrite(error, 'enrolment.link', listOf(draft.answers.facts.role));
    if (!texts) throw error;
    return refused(submission, { '': texts }, { status: 503 });
  }
  return finish(request, { outcome: 'REQUESTED' });
}
