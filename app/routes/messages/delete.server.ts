import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { messagePath, restorePath } from '#app/domain/messages/paths.ts';
import { plainText } from '#app/domain/text.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import { threadOf } from './message.server.ts';

/** Asks whether an own message is to be deleted; of one that was read the message says why it stays. */
export async function deletePage(request: AccountRequest, id: string) {
  const { message } = await threadOf(request, id);
  if (!message.isOwn) throw notFound();
  if (message.readAt) throw await staysRead(request, id);
  return {
    title: request.t('messages:delete.title', { title: plainText(message.title) }),
    back: messagePath(id),
  };
}

const staysRead = (request: AccountRequest, id: string) =>
  redirectWithNotice(request, messagePath(id), { key: 'messages:delete.read', kind: 'error' });

/** Deletes it unless somebody has read it meanwhile; the next page can bring it back. */
export async function deleteMessage(request: AccountRequest, id: string) {
  const [error] = await safe(request.provider.messages.remove({ id }));
  if (isDefinedError(error)) {
    if (error.code === 'ALREADY_READ') return staysRead(request, id);
    if (!request.context.doubt?.before) throw notFound();
  } else if (error) throw error;
  await addNotices(request, 'messages:delete.done');
  return redirect(restorePath(id), 303);
}
