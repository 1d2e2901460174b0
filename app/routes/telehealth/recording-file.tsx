import { isDefinedError, safe } from '@orpc/client';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { download } from './file.server.ts';
import { recordingOf } from './records.server.ts';

/** What was recorded, for the player and to keep. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireAccount(args, { module: 'bookingsModule' });
  const { keys } = await recordingOf(visit, args.params);
  const [error, file] = await safe(visit.provider.visitRecords.streamsRecord(keys));
  if (isDefinedError(error)) throw notFound();
  if (error) throw error;
  return download({ file, name: visit.t('records:recording.fileName') });
}
