import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import { GUEST_DRAFT_BYTES } from '#contract/registration/files.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { stepPathOf } from '#app/journeys/wizard.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { fileUpload, sendFiles } from '#app/services/forms/uploads.server.ts';
import { hearRegistrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { carriedOf } from '#app/services/wizard/drafts.server.ts';
import { removeDraftFile } from '#app/services/wizard/files.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
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
  const { t, language } = request;
  const { fileUploadParams: params } = await hearRegistrationSettings(request);
  const isMore = params.maxFiles * params.maxFileSize > GUEST_DRAFT_BYTES;
  const size = formatFileSize({ bytes: GUEST_DRAFT_BYTES, language });
  return {
    ...pageOf(request, 'registration:title.files'),
    role,
    needsFile: asked.needsFile,
    files: files.map((attachment) => ({
      ...attachmentView({ attachment, request }),
      removePath: filesPath(request, { remove: attachment.id }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
    together: isMore ? t('registration:files.together', { size }) : null,
    nextPath: filesPath(request, { next: '1' }),
  };
}

const keyOf = ({ guest }: DraftRequest) => guest.found?.key ?? '';

const FULL = {
  FULL_OF_DRAFT: 'registration:files.fullOfDraft',
  FULL_OF_ALL: 'registration:files.fullOfAll',
  CLOSED: 'registration:files.closed',
} as const satisfies Record<string, ErrorText>;

/** Sends files one by one; each is kept in the draft as soon as the provider has it. */
export async function addFiles(request: DraftRequest) {
  const { fileUploadParams: params } = await hearRegistrationSettings(request);
  const { files } = request.draft.answers.facts;
  const all = [...files];
  const send = async ({ filename, file }: { filename: string; file: File }) => {
    const key = keyOf(request);
    const [error, added] = await safe(request.provider.registrationFiles.add({ key, filename, file }));
    if (isDefinedError(error) && error.code !== 'FILE_REFUSED') {
      return { filename, refused: FULL[error.code] };
    }
    if (error) throw error;
    all.push(added);
    await withFacts(request, { files: [...all] });
    return { filename: added.filename };
  };
  const most = Math.max(0, params.maxFiles - files.length);
  return sendFiles(request, { params, most, send, path: filesPath(request) });
}

export function removeFile(request: DraftRequest, id: string) {
  const of = {
    kept: request.draft.answers.facts.files,
    keep: (files: readonly DraftRequest['draft']['answers']['facts']['files'][number][]) =>
      withFacts(request, { files: [...files] }),
    add: () => Promise.reject(new Error('this only removes')),
    remove: (file: { id: string }) =>
      request.provider.registrationFiles.remove({ key: keyOf(request), id: file.id }),
    path: filesPath(request),
  };
  return removeDraftFile(request, of, id);
}

/** On to the next page; where the unit asks for a file, not without one. */
export async function leaveFiles(request: DraftRequest) {
  const { files, asked } = request.draft.answers.facts;
  if (!asked.needsFile || files.length > 0) return answer(request, { step: 'files', value: { isDone: true } });
  const submission = parseWithZod(new FormData(), { schema: z.object({}) });
  return refused(submission, { files: ['enrolment:files.required'] });
}
