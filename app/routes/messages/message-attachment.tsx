import type { LoaderFunctionArgs } from '@remix-run/node';
import { messageFile } from './files.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';

/** A file of a message. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id: messageId = '', file: id = '' } = args.params;
  return messageFile(request, { messageId, id });
}
