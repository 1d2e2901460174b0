import { isDefinedError, safe } from '@orpc/client';
import type { Params } from '@remix-run/react';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { sendFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { correctionOf } from './correction.server.ts';

const CLOSED = { key: 'applications:one.closed', kind: 'error' } as const;

/** More files of a request, until the staff takes it up. */
export async function addFiles(request: AccountRequest, routeParams: Params) {
  const { patientId, ownPath: path, correction } = await correctionOf(request, routeParams);
  const { id, state } = correction;
  if (state !== 'SUBMITTED') return redirectWithNotice(request, path, CLOSED);
  const params = await fileUploadParams(request);
  const { addFile } = request.provider.corrections;
  return sendFiles(request, { path, params, send: (file) => addFile({ patientId, id, ...file }) });
}

/** Removes one by its button; one that is gone already is said, and is no failure of the patient's. At a kiosk no files are touched (B-14). */
export async function removeFile(request: AccountRequest, routeParams: Params, fileId: string) {
  if (request.context.portal.environment.isKiosk) throw notFound();
  const { patientId, ownPath: path, correction } = await correctionOf(request, routeParams);
  const [error] = await safe(
    request.provider.corrections.removeFile({ patientId, id: correction.id, fileId }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'TAKEN_UP') return redirectWithNotice(request, path, CLOSED);
    const isGoneByThis = request.context.doubt?.before === true;
    if (!isGoneByThis)
      return redirectWithNotice(request, path, { key: 'attachments:delete.failed', kind: 'error' });
  } else if (error) throw error;
  return redirectWithNotice(request, path, 'attachments:delete.done');
}
