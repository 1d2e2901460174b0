import type { Attachment } from '#contract/bookings/schemas/attachments.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** A file as a list shows it. */
export function attachmentView({ attachment, request }: { attachment: Attachment; request: PortalRequest }) {
  const { language, t } = request;
  const { id, filename, type, size, addedAt } = attachment;
  return {
    id,
    name: filename,
    about: t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    }),
    added: textIn(language).formatDateTime(addedAt),
  };
}
