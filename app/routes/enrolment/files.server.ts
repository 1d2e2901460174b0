import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { z } from 'zod';
import type { WaitingFile } from '#app/journeys/enrolment/draft.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { fileUpload, sendFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { carriedOf } from '#app/services/wizard/steps.server.ts';
import { enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import { answer, saveFacts, stepFrame, titleOf, type DraftRequest } from './draft.server.ts';

const filesPath = (request: DraftRequest, query: Record<string, string> = {}) =>
  `/account/registration/files?${new URLSearchParams({ ...carriedOf(wizard, request), ...query }).toString()}`;

/** The step of the files: those that wait for this registration, and a form for more. */
export async function filesPage(request: DraftRequest) {
  const { files, needsFile, role } = request.draft.answers.facts;
  const { fileUploadParams: params } = await registrationSettings(request);
  return {
    frame: stepFrame(request),
    title: titleOf(request),
    role,
    needsFile,
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, request }),
      removePath: filesPath(request, { remove: attachment.id }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
    nextPath: filesPath(request, { next: '1' }),
  };
}

const keep = (request: DraftRequest, files: WaitingFile[]) =>
  saveFacts(request, { draft: request.draft, facts: { files } });

/** Each file is kept in the draft as soon as the provider has it. */
export async function addFiles(request: DraftRequest) {
  const { fileUploadParams: params } = await registrationSettings(request);
  const kept = [...request.draft.answers.facts.files];
  const send = async (file: { filename: string; file: File }) => {
    const ids = kept.map(({ id }) => id);
    const added = await request.provider.personFiles.addWaiting({ ...file, with: ids });
    kept.push(added);
    await keep(request, kept);
    return { filename: added.filename };
  };
  return sendFiles(request, { params, send, path: filesPath(request) });
}

/** One of the draft's own; one that is gone already is no failure of the patient's. */
export async function removeFile(request: DraftRequest, id: string) {
  const { files } = request.draft.answers.facts;
  const path = filesPath(request);
  if (!files.some((one) => one.id === id)) {
    return redirectWithNotice(request, path, { key: 'attachments:delete.failed', kind: 'error' });
  }
  const [error] = await safe(request.provider.personFiles.removeWaiting({ id }));
  if (error && !isDefinedError(error)) throw error;
  await keep(
    request,
    files.filter((one) => one.id !== id),
  );
  return redirectWithNotice(request, path, 'attachments:delete.done');
}

/** On to the next step; where the provider asks for a file, not without one. */
export async function leaveFiles(request: DraftRequest) {
  const { files, needsFile } = request.draft.answers.facts;
  if (!needsFile || files.length > 0) return answer(request, { step: 'files', value: { isDone: true } });
  const submission = parseWithZod(new FormData(), { schema: z.object({}) });
  return refused(submission, { files: ['enrolment:files.required'] });
}
