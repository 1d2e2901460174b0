import { isDefinedError, safe } from '@orpc/client';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { download } from './file.server.ts';
import { recordingOf } from './telehealth.server.ts';

/** What was recorded, for the player and to keep. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { keys } = await recordingOf(request, args.params);
  const [error, file] = await safe(request.provider.telehealth.streamsRecord(keys));
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return download({ file, name: request.t('telehealth:recording.fileName') });
}
