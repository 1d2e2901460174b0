import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { download, played } from './file.server.ts';
import { recordingOf } from './telehealth.server.ts';

/** Sends what was recorded, for the player and to keep; at a kiosk for the player alone (B-14). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { keys } = await recordingOf(request, args.params);
  const file = await orNotFound(request.provider.telehealth.streamsRecord(keys));
  const { isKiosk } = request.context.portal.environment;
  return isKiosk ? played(file) : download({ file, name: request.t('telehealth:recording.fileName') });
}
