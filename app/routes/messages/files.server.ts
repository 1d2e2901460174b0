import type { MessageAttachment } from '#contract/messages/schemas.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

type FilesQuery = { files: readonly MessageAttachment[]; hrefOf: (id: string) => string };

/** The files of a message as links that say name, type and size. */
export const fileViews = ({ t, language }: AccountRequest, { files, hrefOf }: FilesQuery) =>
  files.map(({ id, filename: name, type, size }) => {
    const about = t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    });
    return { id, href: hrefOf(id), label: t('messages:download', { name, about }) };
  });
