import { z } from 'zod';
import type { WaitingFile } from '#app/journeys/person-answers.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { guestFileParams, guestFiles, wholeOfFiles } from '#app/services/registration/guest-files.server.ts';
import { carriedOf } from '#app/services/wizard/drafts.server.ts';
import { addDraftFiles, removeDraftFile } from '#app/services/wizard/files.server.ts';
import { answer, pageOf, withFacts, type DraftRequest } from './draft.server.ts';

function filesPath(request: DraftRequest, query: Record<string, string> = {}) {
  const { draft, ...carried } = carriedOf(request.wizard, request);
  return stepPathOf(request.wizard, {
    id: draft ?? request.draft.id,
    step: 'files',
    query: { ...carried, ...query },
  });
}

/** The page of the files: those that wait for this registration, and a form for more; what may be sent is said before (S-64). */
export async function filesPage(request: DraftRequest) {
  const { files, role, asked } = request.draft.answers.facts;
  const { fileUploadParams } = await hearRegistrationSettings(request);
  const params = guestFileParams(fileUploadParams);
  return {
    ...pageOf(request, 'registration:title.files'),
    role,
    needsFile: asked.needsFile,
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, request }),
      removePath: filesPath(request, { remove: attachment.id }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
    together: wholeOfFiles(request, fileUploadParams),
    addPath: filesPath(request),
    nextPath: filesPath(request, { next: '1' }),
  };
}

const filesOf = (request: DraftRequest) =>
  guestFiles<WaitingFile>(request, {
    kept: request.draft.answers.facts.files,
    keep: (files) => withFacts(request, { files: [...files] }),
    path: filesPath(request),
  });

/** Sends files one by one; each is kept in the draft as soon as the provider has it. */
export async function addFiles(request: DraftRequest) {
  const { fileUploadParams } = await hearRegistrationSettings(request);
  return addDraftFiles(request, filesOf(request), guestFileParams(fileUploadParams));
}

export const removeFile = (request: DraftRequest, id: string) =>
  removeDraftFile(request, filesOf(request), id);

/** On to the next page; where the unit asks for a file, not without one. */
export async function leaveFiles(request: DraftRequest) {
  const { files, asked } = request.draft.answers.facts;
  const submission = parseWithZod(new FormData(), { schema: z.object({}) });
  if (!asked.needsFile || files.length > 0) {
    const done = await answer(request, { step: 'files', value: { isDone: true } });
    return done instanceof Response ? done : refused(submission, done);
  }
  return refused(submission, { files: ['enrolment:files.required'] });
}
