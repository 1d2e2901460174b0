import { isDefinedError, safe } from '@orpc/client';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileDownload } from '#app/services/page/download.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';

/** A file of a message, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'MESSAGES');
  const { messageId = '', id = '' } = args.params;
  const [error, file] = await safe(request.provider.messages.attachment({ messageId, id }));
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return fileDownload(file);
}
