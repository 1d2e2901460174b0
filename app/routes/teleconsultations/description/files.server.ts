import { isDefinedError, safe } from '@orpc/client';
import { whoseCase } from '#app/routes/teleconsultations/case/cases.server.ts';
import { keyOf, type DraftFile } from '#app/routes/teleconsultations/case/saving.server.ts';
import {
  carriedBy,
  withFacts,
  stepPath,
  type DraftRequest,
} from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { sendFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';

/** Sends what was chosen to the case (B-64); each file is kept in the draft as soon as the telehealth system has it. */
export async function sendDraftFiles(
  request: DraftRequest,
  { caseId, path }: { caseId: string; path: string },
) {
  const { files = [], caseNumber = 0 } = request.draft.answers.facts;
  const kept: DraftFile[] = [...files];
  const params = await fileUploadParams(request);
  const key = keyOf(request, caseNumber);
  const send = async (file: { filename: string; file: File }) => {
    const added = await request.provider.caseFiles.add({ ...whoseCase(request), caseId, key, ...file });
    kept.push(added);
    await withFacts(request, { files: kept });
    return { filename: added.fileName };
  };
  return sendFiles(request, { params, send, path, notSent: 'medical-cases:files.notSent' });
}

/** Where a file of the draft stands. @throws notFound for one that is not the draft's */
export function draftFileOf(request: DraftRequest, attachmentId: string) {
  const { medicalcase, facts } = request.draft.answers;
  const caseId = medicalcase?.caseId ?? facts.madeCaseId;
  const file = facts.files?.find((one) => one.attachmentId === attachmentId);
  if (!file || caseId === undefined) throw notFound();
  return { file, at: { ...whoseCase(request), caseId, attachmentId } };
}

export const descriptionPath = (request: DraftRequest) =>
  stepPath(request.draft.id, 'description', carriedBy(request));

/** Deletes a file of the draft; one that is gone already cannot be deleted, and is the draft's no more (B§8). */
export async function removeDraftFile(request: DraftRequest, attachmentId: string) {
  const path = descriptionPath(request);
  const { files = [] } = request.draft.answers.facts;
  const failed = { key: 'attachments:delete.failed', kind: 'error' } as const;
  if (!files.some((one) => one.attachmentId === attachmentId))
    return redirectWithNotice(request, path, failed);

  const { at } = draftFileOf(request, attachmentId);
  const [error] = await safe(request.provider.caseFiles.remove(at));
  if (error && !isDefinedError(error)) throw error;
  await withFacts(request, { files: files.filter((one) => one.attachmentId !== attachmentId) });
  const isGoneByThis = request.context.doubt?.before === true;
  return redirectWithNotice(request, path, error && !isGoneByThis ? failed : 'attachments:delete.done');
}
