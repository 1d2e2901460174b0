import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TeleconsultationAttachment } from '#contract/telehealth/schemas.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { isNear, PARTS, type Part } from '#app/domain/telehealth/missing.ts';
import { caseFilesPath, descriptionPath, joinPath } from '#app/domain/telehealth/paths.ts';
import { startWindow } from '#app/domain/telehealth/window.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { keysOf } from './keys.server.ts';

/** What is kept of it, where that was asked for already; null: it could not be had. */
type Kept = readonly TeleconsultationAttachment[] | null;

/** What a teleconsultation lacks that is near, each with its way; what nobody knows is not said to be missing. */
export async function missingOf(request: AccountRequest, booking: Booking, known?: Kept) {
  if (!isNear({ booking, now: request.now })) return [];
  const kept = known === undefined ? await keptOf(request, booking) : known;
  const consent = await orOutage(
    request.provider.teleconsultations.consent({ patientId: booking.patient.id }),
  );
  const lacks = (type: 'N' | 'F') =>
    kept !== null && !kept.some(({ attachmentType, byPatient }) => attachmentType === type && byPatient);
  const isUndescribed = lacks('N');
  const isMissing: Readonly<Record<Part, boolean>> = {
    consent: consent.ok && !consent.data.stands,
    description: isUndescribed,
    // At a kiosk no file can be sent (B-14).
    files: lacks('F') && !request.context.portal.environment.isKiosk,
  };
  const path = bookingPath(booking);
  const here = consentPath(request, booking);
  const { registrationPhone: phone } = await portalSettings(request);
  const ways: Readonly<Record<Part, string>> = {
    // Once one is booked, the unit alone takes it, until it can be joined: then the page that leads into it does.
    consent: here ?? path,
    description: descriptionPath(path),
    files: caseFilesPath(path),
  };
  const { t } = request;
  // Once it is booked, measurements can be told in the description alone (decision 153).
  const isMeasured = isUndescribed && booking.measurementsAwaited === true;
  const wordsOf = (part: Part) => (part === 'description' && isMeasured ? 'measured' : part);
  const wayOf = (part: Part) => (part === 'consent' && here !== null ? 'consentHere' : wordsOf(part));
  const called = phone ? phoneAsSaid({ phone, language: request.language }).replaceAll(' ', '\u00a0') : '';
  return PARTS.filter((part) => isMissing[part]).map((part) => ({
    part,
    what: t(`telehealth:missing.${wordsOf(part)}`),
    href: ways[part],
    label: t(`telehealth:missing.to.${wayOf(part)}`, { phone: called }),
  }));
}

/** Where the consent is given once the teleconsultation can be joined; null before. */
function consentPath({ now }: AccountRequest, booking: Booking) {
  const { teleconsultationId } = booking;
  const isOpen = startWindow({ booking, now }).state === 'open';
  return isOpen && teleconsultationId !== undefined ? joinPath(teleconsultationId) : null;
}

async function keptOf(request: AccountRequest, booking: Booking): Promise<Kept> {
  const keys = keysOf(request, booking);
  if (!keys) return null;
  const found = await orOutage(request.provider.telehealth.attachments(keys));
  return found.ok ? found.data : null;
}
