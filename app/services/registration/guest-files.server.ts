import { isDefinedError, safe } from '@orpc/client';
import type { Attachment, FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import { GUEST_DRAFT_BYTES } from '#contract/registration/files.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { withValues } from '#app/services/text/error-text.ts';
import type { DraftFiles } from '#app/services/wizard/files.server.ts';
import type { GuestRequest } from './guest.server.ts';

type Kept = Pick<Attachment, 'id' | 'filename' | 'size'>;

type Wanted<File extends Kept> = Pick<DraftFiles<File>, 'kept' | 'keep' | 'path'>;

/** The bounds of a guest's files: the smaller of what the settings and a guest's draft allow (S-64). */
export const guestFileParams = (params: FileUploadParams): FileUploadParams => ({
  ...params,
  maxFileSize: Math.min(params.maxFileSize, GUEST_DRAFT_BYTES),
});

/** The words about the whole of a draft's files, where the settings would allow more; null where they do not. */
export function wholeOfFiles({ t, language }: GuestRequest, { maxFiles, maxFileSize }: FileUploadParams) {
  if (maxFiles * maxFileSize <= GUEST_DRAFT_BYTES) return null;
  return t('registration:draft.files.whole', {
    size: formatFileSize({ bytes: GUEST_DRAFT_BYTES, language }),
  });
}

/** The files that wait for a guest's registration, for the wizard room: each waits with the provider by the secret of the draft. */
export function guestFiles<File extends Attachment>(
  request: GuestRequest,
  { kept, keep, path }: Wanted<File>,
): DraftFiles<Attachment> {
  const { registrationFiles } = request.provider;
  const key = request.guest.found?.key ?? '';
  const size = formatFileSize({ bytes: GUEST_DRAFT_BYTES, language: request.language });
  let whole = kept.reduce((sum, one) => sum + one.size, 0);
  return {
    kept,
    keep: keep as DraftFiles<Attachment>['keep'],
    path,
    async add({ filename, file }) {
      const full = { refused: withValues('registration:draft.files.full', { name: filename, size }) };
      if (whole + file.size > GUEST_DRAFT_BYTES) return full;
      const [error, added] = await safe(registrationFiles.add({ key, filename, file }));
      if (isDefinedError(error)) {
        if (error.code === 'FULL_OF_DRAFT') return full;
        if (error.code === 'FULL_OF_ALL')
          return { refused: withValues('registration:draft.files.fullOfAll', { name: filename }) };
        if (error.code === 'CLOSED')
          return { refused: withValues('registration:draft.files.closed', { name: filename }) };
      }
      if (error) throw error;
      whole += added.size;
      return added;
    },
    remove: ({ id }) => registrationFiles.remove({ key, id }),
  };
}
