import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { hasMedia } from '#contract/telehealth-live/reading/media.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedOr } from '#app/services/forms/failed-write.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { LiveRequest } from './guard.server.ts';
import { pathTo } from './view.server.ts';

/** Leads on from the page where nothing is to be asked: nothing was chosen yet, or there is nothing to record. */
export function beforeRecording(request: LiveRequest) {
  const { communicationType } = request.live;
  if (communicationType === undefined) return redirect(pathTo(request, 'type'), 303);
  return hasMedia(communicationType) ? null : redirect(pathTo(request, 'room'), 303);
}

/** says whether it may be recorded; a no while it is stops that at once (C-99). Returns what is said where nothing answers; null: it is done. */
export async function allowRecording(
  { provider, live: { consultationId, patientId } }: LiveRequest,
  isAllowed: boolean,
): Promise<ErrorText[] | null> {
  const [error] = await safe(provider.telehealthLive.recording({ consultationId, patientId, isAllowed }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    throw redirect(joinPath(consultationId), 303);
  }
  if (!error) return null;
  const failed = failedOr(error, 'telehealth-live:notSaved');
  if (!failed) throw error;
  return failed;
}
