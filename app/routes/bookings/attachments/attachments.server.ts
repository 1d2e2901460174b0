import type { Params } from '@remix-run/react';
import { attachmentKindOf } from '#app/domain/bookings/attachments.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { patientOf, titles } from '#app/services/appointments/words.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { attachmentsOfKind } from './view.server.ts';

/** The files that the address claims, of a booking of the account. @throws notFound */
export async function attachmentsOf(request: PortalRequest, params: Params) {
  const kind = attachmentKindOf(request.url.pathname);
  const booking = await bookingOf(request, params);
  return { booking, ...attachmentsOfKind({ booking, kind, request }) };
}

/** One of them, and whose it is. @throws notFound */
export async function attachmentOf(request: PortalRequest, params: Params) {
  const { files, ...found } = await attachmentsOf(request, params);
  const file = files.find(({ id }) => id === params['attachmentId']);
  if (!file) throw notFound();
  return { ...found, file, ...(await patientOf({ booking: found.booking, request })) };
}

/** The content of the page of the files. */
export async function attachmentsPageOf(request: PortalRequest, params: Params) {
  const { booking, kind, path, refusal, files } = await attachmentsOf(request, params);
  const limits = await fileUploadParams(request);
  const service = booking.service.name;
  const day = textIn(request.language).formatDayAndMonth(dayOf(booking.dateFrom));
  const left = limits.maxFiles - files.length;
  const heading = request.t(`attachments:title.${kind}`, { service: plainText(service), day });
  return {
    ...titles(await patientOf({ booking, request }), heading),
    service,
    kind,
    path,
    refusal,
    files,
    upload: refusal ? null : fileUpload(request, { params: limits, left }),
    bookingPath: path.slice(0, path.lastIndexOf('/')),
  };
}
