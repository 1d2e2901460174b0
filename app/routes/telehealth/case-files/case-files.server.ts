import type { Params } from '@remix-run/react';
import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TeleconsultationAttachment } from '#contract/telehealth/schemas.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { areFilesOpen } from '#app/domain/telehealth/case-files.ts';
import { caseFilesPath } from '#app/domain/telehealth/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { isTelehealthOff, patientOf, titles } from '#app/services/appointments/words.server.ts';
import { keysOf } from '#app/routes/telehealth/keys.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The files that patients have sent, as they are listed; `canChange`: they can still be deleted. */
export function fileViews(
  request: AccountRequest,
  {
    booking,
    all,
    canChange,
  }: { booking: Booking; all: readonly TeleconsultationAttachment[]; canChange: boolean },
) {
  const { language, t } = request;
  const path = caseFilesPath(bookingPath(booking));
  return all
    .filter(({ attachmentType }) => attachmentType === 'F')
    .map(({ attachmentId: id, fileName: name, size, type, createdAt, byPatient }) => {
      const href = `${path}/${encodeURIComponent(id)}`;
      return {
        id,
        name,
        about: [
          type === undefined ? '' : t(`attachments:type.${type}`),
          size === undefined ? '' : formatFileSize({ bytes: size, language }),
        ]
          .filter(Boolean)
          .join(', '),
        added: textIn(language).formatDateTime(createdAt),
        href,
        deleteHref: canChange && byPatient ? `${href}/delete` : undefined,
      };
    });
}

/** The teleconsultation that the address claims, and its files. @throws notFound, and partIsOff while there are none (B-92) */
export async function caseFilesOf(request: AccountRequest, params: Params) {
  const booking = await bookingOf(request, params);
  const keys = keysOf(request, booking);
  if (!keys) throw notFound();
  if (await isTelehealthOff(request)) throw partIsOff();
  const all = await orNotFound(request.provider.telehealth.attachments(keys));
  const canChange = areFilesOpen(booking);
  return {
    booking,
    canChange,
    path: caseFilesPath(bookingPath(booking)),
    files: fileViews(request, { booking, all, canChange }),
    at: { accountId: keys.accountId, patientId: keys.patient, caseId: keys.case },
    consultationId: keys.consultation,
  };
}

/** One of them. @throws notFound */
export async function caseFileOf(request: AccountRequest, params: Params) {
  const found = await caseFilesOf(request, params);
  const file = found.files.find(({ id }) => id === params['attachmentId']);
  if (!file) throw notFound();
  return { ...found, file };
}

/** The content of the page of the files. */
export async function caseFilesPage(request: AccountRequest, params: Params) {
  const { booking, canChange, files, path } = await caseFilesOf(request, params);
  const limits = await fileUploadParams(request);
  const service = booking.service.name;
  const day = textIn(request.language).formatDayAndMonth(dayOf(booking.dateFrom));
  const heading = request.t('telehealth:files.title', { service: plainText(service), day });
  return {
    ...titles(await patientOf({ booking, request }), heading),
    service,
    path,
    files,
    upload: canChange ? fileUpload(request, { params: limits, left: limits.maxFiles - files.length }) : null,
    bookingPath: bookingPath(booking),
  };
}
