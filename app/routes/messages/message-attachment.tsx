import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileDownload } from '#app/services/page/download.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** A file of a message, to be saved, never to be shown as a page of ours (S-35). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id: messageId = '', file: id = '' } = args.params;
  return fileDownload(await orNotFound(request.provider.messages.attachment({ messageId, id })));
}
