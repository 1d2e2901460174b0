import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { z } from 'zod';
import type { WaitingFile } from '#app/journeys/person-answers.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { addDraftFiles, removeDraftFile, type DraftFiles } from '#app/services/wizard/files.server.ts';
import { answer, carriedBy, withFacts, stepFrame, titled, type DraftRequest } from './draft.server.ts';

const filesPath = (request: DraftRequest, query: Record<string, string> = {}) =>
  `/account/registration/files?${new URLSearchParams({ ...carriedBy(request), ...query }).toString()}`;

/** The step of the files: those that wait for this registration, and a form for more. */
export async function filesPage(request: DraftRequest) {
  const { files, needsFile, role } = request.draft.answers.facts;
  const { fileUploadParams: params } = await registrationSettings(request);
  return {
    frame: stepFrame(request),
    ...titled(request),
    role,
    needsFile,
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, request }),
      removePath: filesPath(request, { remove: attachment.id }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
    addPath: filesPath(request),
    nextPath: filesPath(request, { next: '1' }),
  };
}

const filesOf = (request: DraftRequest): DraftFiles<WaitingFile> => ({
  kept: request.draft.answers.facts.files,
  keep: (files) => withFacts(request, { files: [...files] }),
  add: (file) => request.provider.personFiles.addWaiting(file),
  remove: (file) => request.provider.personFiles.removeWaiting(file),
  path: filesPath(request),
});

export const addFiles = async (request: DraftRequest) =>
  addDraftFiles(request, filesOf(request), (await registrationSettings(request)).fileUploadParams);

export const removeFile = (request: DraftRequest, id: string) =>
  removeDraftFile(request, filesOf(request), id);

/** On to the next step; where the provider asks for a file, not without one. */
export async function leaveFiles(request: DraftRequest) {
  const { files, needsFile } = request.draft.answers.facts;
  if (!needsFile || files.length > 0) return answer(request, { step: 'files', value: { isDone: true } });
  const submission = parseWithZod(new FormData(), { schema: z.object({}) });
  return refused(submission, { files: ['enrolment:files.required'] });
}
