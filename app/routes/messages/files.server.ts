import type { MessageAttachment } from '#contract/messages/schemas.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noFileAtKiosk } from '#app/services/access/problems.server.ts';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/**
 * Answers with a file of a message, to be saved. At a kiosk a file of the clinic is read in the browser, and one that somebody
 * uploaded is not shown (S-35).
 */
export async function messageFile(
  request: AccountRequest,
  { messageId, id }: { messageId: string; id: string },
) {
  const { provider, context } = request;
  if (context.portal.environment.isKiosk) {
    const thread = await orNotFound(provider.messages.thread({ id: messageId }));
    if (thread.some((one) => one.id === messageId && one.isOwn)) throw noFileAtKiosk();
  }
  return clinicsFile(request, await orNotFound(provider.messages.attachment({ messageId, id })));
}

type FilesQuery = { files: readonly MessageAttachment[]; hrefOf: (id: string) => string };

/** The files of a message as links that say name, type and size. */
export const fileViews = ({ t, language, context }: AccountRequest, { files, hrefOf }: FilesQuery) =>
  files.map(({ id, filename: name, type, size }) => {
    const key = context.portal.environment.isKiosk ? 'messages:read' : 'messages:download';
    const about = t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    });
    return { id, href: hrefOf(id), label: t(key, { name, about }), name: `${name} (${about})` };
  });
