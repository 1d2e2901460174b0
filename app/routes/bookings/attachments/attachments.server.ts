import type { Params } from '@remix-run/react';
import { attachmentKindOf } from '#app/domain/bookings/attachments.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { bookingOf } from '#app/routes/bookings/booking.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import type { Visit } from '#app/services/request/portal-request.server.ts';
import { attachmentsOfKind } from './view.server.ts';

/** The files that the address claims, of a booking of the account. @throws notFound */
export async function attachmentsOf(visit: Visit, params: Params) {
  const kind = attachmentKindOf(visit.url.pathname);
  const booking = await bookingOf(visit, params);
  return { booking, ...attachmentsOfKind({ booking, kind, visit }) };
}

/** One of them. @throws notFound */
export async function attachmentOf(visit: Visit, params: Params) {
  const { files, ...found } = await attachmentsOf(visit, params);
  const file = files.find(({ id }) => id === params['attachmentId']);
  if (!file) throw notFound();
  return { ...found, file };
}

/** What the page of the files shows. */
export async function attachmentsPageOf(visit: Visit, params: Params) {
  const { booking, kind, path, refusal, files } = await attachmentsOf(visit, params);
  const limits = await fileUploadParams(visit);
  const service = booking.service.name;
  const day = textIn(visit.language).formatDayAndMonth(dayOf(booking.dateFrom));
  const left = limits.maxFiles - files.length;
  return {
    title: visit.t(`attachments:title.${kind}`, { service, day }),
    service,
    kind,
    path,
    refusal,
    files,
    upload: refusal ? null : fileUpload(visit, { params: limits, left }),
    bookingPath: path.slice(0, path.lastIndexOf('/')),
  };
}
