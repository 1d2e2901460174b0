import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import { DESCRIPTION_MOST } from '#contract/telehealth/reading/limits.ts';
import { caseGone } from '#app/routes/teleconsultations/case/switching.server.ts';
import { keyOf, savedCase, savedNote } from '#app/routes/teleconsultations/case/saving.server.ts';
import {
  carriedBy,
  answer,
  withFacts,
  stepPath,
  type DraftRequest,
} from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { onwards, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { chosenAny, fileUpload, withoutFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { draftFileView } from './draft-files.server.ts';
import { DescriptionForm } from './description.form.server.ts';
import { sendDraftFiles } from './files.server.ts';

/** The content of the page: what was written, and the files that are there (design: look-3, Teleconsultation). */
export async function descriptionPage(request: DraftRequest) {
  const { draft, t } = request;
  const { medicalcase, facts } = draft.answers;
  const { note, files = [] } = facts;
  const params = await fileUploadParams(request);
  const isNew = medicalcase?.caseId === undefined;
  const name = medicalcase?.title ?? '';
  const heading = t('medical-cases:description.title');
  const over = t(isNew ? 'medical-cases:description.ofNew' : 'medical-cases:description.of', { name });
  return {
    frame: stepFrame(request),
    // The words of a patient belong in no title of a window (decision 193).
    title: heading,
    heading,
    over,
    values: { description: note?.text ?? '' },
    caseKey: caseKeyOf(request),
    most: DESCRIPTION_MOST,
    files: files.map((file) => draftFileView(request, file)),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
  };
}

/** Names the case of the draft without saying it: what was typed for one is never written into another one. */
function caseKeyOf(request: DraftRequest) {
  const { caseId = '', title = '' } = request.draft.answers.medicalcase ?? {};
  return keyOf(request, `case:${caseId}:${title}`);
}

type Written = { request: DraftRequest; caseId: string };

/** Makes the case and saves the description, so far as that is not done yet (B-57). Null: the case was not made. */
async function written(request: DraftRequest, text: string): Promise<Written | Response | null> {
  const { medicalcase, facts } = request.draft.answers;
  if (!medicalcase) throw notFound();
  const { caseNumber: number = 0, madeCaseId, note: before } = facts;
  const caseId = await savedCase(request, { value: medicalcase, madeCaseId, number });
  if (caseId === null) return null;
  const isMade = medicalcase.caseId === undefined;
  const withCase = isMade ? await withFacts(request, { madeCaseId: caseId }) : request;
  const note = await savedNote(withCase, { caseId, before, text });
  if (note === 'gone') return caseGone(withCase);
  return { request: note === before ? withCase : await withFacts(withCase, { note }), caseId };
}

/** "Dalej" saves and goes on, with the files that were chosen; "Dodaj" sends them and stays; "Zapisz i dokończ później" leads to the list. */
export async function keepDescription(request: DraftRequest) {
  const form = await request.form();
  const submission = parseWithZod(withoutFiles(form), { schema: DescriptionForm });
  if (submission.status !== 'success') return invalid(submission);
  const { description: text, intent, caseKey } = submission.value;
  if (caseKey !== undefined && caseKey !== caseKeyOf(request)) return otherCase(request, submission);

  const saved = await orOutage(written(request, text));
  if (!saved.ok || saved.data === null)
    return refused(submission, { '': ['medical-cases:description.failed'] }, { status: 503 });
  if (saved.data instanceof Response) return saved.data;
  const { request: after, caseId } = saved.data;
  const { to, answered } = await nextOf(after, { intent, text });
  if (intent === 'files' || chosenAny(form)) return sendDraftFiles(answered, { caseId, path: to });
  if (intent === 'later') return redirectWithNotice(after, to, 'medical-cases:description.kept');
  return redirect(to, 303);
}

/** Another tab has changed the case since the page was made: nothing is saved before the patient has seen which one it is now. */
function otherCase({ draft }: DraftRequest, submission: Parameters<typeof stale>[0]) {
  const name = draft.answers.medicalcase?.title ?? '';
  return stale(submission, withValues('medical-cases:description.otherCase', { name }));
}

type Going = { intent: 'next' | 'files' | 'later'; text: string };

/** Where it goes on, and the request with what is answered then; whoever goes on has answered. */
async function nextOf(request: DraftRequest, { intent, text }: Going) {
  if (intent === 'files')
    return { to: stepPath(request.draft.id, 'description', carriedBy(request)), answered: request };
  const stored = await answer(request, request.draft, { step: 'description', value: { text } });
  const answered = { ...request, draft: stored.draft };
  if (intent === 'later') return { to: wizard.listPath, answered };
  return { to: (await onwards(request, stored)).headers.get('location') ?? wizard.listPath, answered };
}
