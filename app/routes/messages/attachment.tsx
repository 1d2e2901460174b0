import type { LoaderFunctionArgs } from '@remix-run/node';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';
import { requireAccountAtGate } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/** A file of a message that the clinic wrote, to be saved, at a kiosk to be read as those of the record are. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountAtGate(args, 'MESSAGES');
  const { messageId = '', id = '' } = args.params;
  const file = await orNotFound(request.provider.messages.attachment({ messageId, id }));
  return clinicsFile(request, file);
}
