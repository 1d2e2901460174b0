import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { threadOf } from './message.server.ts';

/** Until when an own message that is deleted can be brought back; null: nothing is known of such a one. */
async function deletionOf({ provider, now }: AccountRequest, id: string) {
  const [error, deletion] = await safe(provider.messages.deletion({ id }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return { isOver: Date.parse(deletion.until) <= now.getTime() };
}

/**
 * Says that an own message is deleted and can be brought back. What stands in the list (another tab has brought it back, or it never
 * was away) is its own page. @throws notFound for what the account has neither written nor got
 */
export async function restorePage(request: AccountRequest, id: string) {
  const deletion = await deletionOf(request, id);
  if (deletion?.isOver) throw await tooLate(request);
  if (deletion) return { title: request.t('messages:restore.title') };
  await threadOf(request, id);
  throw redirect(messagePath(id), 303);
}

/** Why nothing was brought back: it is too late. @throws notFound where nothing was deleted */
export async function unrestored(request: AccountRequest, id: string) {
  if (!(await deletionOf(request, id))) throw notFound();
  return tooLate(request);
}

const tooLate = (request: AccountRequest) =>
  redirectWithNotice(request, BOX_PATHS.outbox, { key: 'messages:restore.tooLate', kind: 'error' });
