import { isDefinedError, safe } from '@orpc/client';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { writingPath } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { fileUpload, sendFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { keepDraft, pathOfDraft, requireDraft } from './draft.server.ts';
import { settingsToWrite } from './settings.server.ts';

/** The draft whose files the page is about. @throws notFound, and partIsOff where messages have no files */
async function draftWithFiles(request: AccountRequest) {
  const draft = await requireDraft(request);
  const { attachmentsEnabled } = await settingsToWrite(request);
  if (!attachmentsEnabled) throw partIsOff();
  return draft;
}

/** The files of a message that is being written, and how to add more. */
export async function messageFilesPage(request: AccountRequest) {
  const draft = await draftWithFiles(request);
  const { language, t } = request;
  const { files } = draft.answers;
  const params = await fileUploadParams(request);
  const path = writingPath('files', draft.id);
  return {
    title: t('messages:files.title'),
    back: pathOfDraft(draft),
    files: files.map(({ id, filename: name, type, size }) => ({
      id,
      name,
      removePath: `${path}&remove=${encodeURIComponent(id)}`,
      about: t('attachments:about', {
        type: t(`attachments:type.${type}`),
        size: formatFileSize({ bytes: size, language }),
      }),
    })),
    upload: fileUpload(request, { params, left: params.maxFiles - files.length }),
  };
}

/** Each file is kept in the draft as soon as the provider has it; a file refused leaves the others. */
export async function changeFiles(request: AccountRequest) {
  const draft = await draftWithFiles(request);
  const removed = request.url.searchParams.get('remove');
  const path = writingPath('files', draft.id);
  if (removed !== null) {
    await removeFile(request, { draft, id: removed });
    return redirectWithNotice(request, path, 'attachments:delete.done');
  }
  const params = await fileUploadParams(request);
  let { answers } = draft;
  const send = async (file: { filename: string; file: File }) => {
    const waiting = answers.files.map(({ id }) => id);
    const added = await request.provider.messages.addFile({ ...file, with: waiting });
    answers = { ...answers, files: [...answers.files, added] };
    await keepDraft(request, { ...draft, answers });
    return added;
  };
  return sendFiles(request, { params, send, path });
}

type Removing = { draft: Awaited<ReturnType<typeof draftWithFiles>>; id: string };

/** A file of a message that is changed goes with the change; one that waits goes now, and one that is gone already is no failure. */
async function removeFile(request: AccountRequest, { draft, id }: Removing) {
  const { answers } = draft;
  if (answers.files.some((one) => one.id === id && !one.isKept)) {
    const [error] = await safe(request.provider.messages.removeFile({ id }));
    if (error && !isDefinedError(error)) throw error;
  }
  const files = answers.files.filter((one) => one.id !== id);
  await keepDraft(request, { ...draft, answers: { ...answers, files } });
}
