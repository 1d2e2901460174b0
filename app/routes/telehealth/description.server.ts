import { createHash } from 'node:crypto';
import { isDefinedError, safe } from '@orpc/client';
import type { Params } from '@remix-run/react';
import { DESCRIPTION_MOST } from '#contract/telehealth/reading/limits.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { isTelehealthOff, patientOf, titles } from '#app/services/appointments/words.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { areFilesOpen } from '#app/domain/telehealth/case-files.ts';
import { keysOf } from './keys.server.ts';

/** The teleconsultation of the address, for which a description may be written. @throws notFound, partIsOff, and the way to one that is over */
async function describedOf(request: AccountRequest, params: Params) {
  const booking = await bookingOf(request, params);
  const keys = keysOf(request, booking);
  if (!keys) throw notFound();
  if (await isTelehealthOff(request)) throw partIsOff();
  const path = bookingPath(booking);
  if (!areFilesOpen(booking)) throw await closed(request, path);
  return { booking, keys, path };
}

const closed = (request: AccountRequest, path: string) =>
  redirectWithNotice(request, path, { key: 'telehealth:description.closed', kind: 'error' });

/** The content of the page. */
export async function descriptionPage(request: AccountRequest, params: Params) {
  const { booking, path } = await describedOf(request, params);
  const service = booking.service.name;
  const day = textIn(request.language).formatDayAndMonth(dayOf(booking.dateFrom));
  const heading = request.t('telehealth:description.title', { service: plainText(service), day });
  const whose = await patientOf({ booking, request });
  return { ...titles(whose, heading), service, path, most: DESCRIPTION_MOST };
}

/** Adds a description to a teleconsultation that has none, once for the booking. @throws outages */
export async function addDescription(request: AccountRequest, params: Params, note: string) {
  const { keys, path } = await describedOf(request, params);
  const key = createHash('sha256').update(`${keys.consultation}:description`).digest('base64url');
  const { accountId, patient: patientId, case: caseId, consultation: consultationId } = keys;
  const [error] = await safe(
    request.provider.medicalCases.addNote({ accountId, patientId, caseId, consultationId, note, key }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return closed(request, path);
  }
  if (error) throw error;
  return redirectWithNotice(request, path, 'telehealth:description.saved');
}
