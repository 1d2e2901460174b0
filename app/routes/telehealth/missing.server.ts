import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import type { TeleconsultationAttachment } from '#contract/telehealth/schemas.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { isNear } from '#app/domain/telehealth/missing.ts';
import { caseFilesPath, descriptionPath, joinPath } from '#app/domain/telehealth/paths.ts';
import { startWindow } from '#app/domain/telehealth/window.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { portalSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { keysOf } from './keys.server.ts';

/** The attachments kept of it, where they were asked for already; null: they could not be had. */
type Kept = readonly TeleconsultationAttachment[] | null;

/** The things that may be missing, by what is done about them. */
export type Lack = 'consent' | 'consentHere' | 'description' | 'measured' | 'files';

/** The things that a near teleconsultation lacks, each with its way; what nobody knows is not said to be missing. */
export async function missingOf(request: AccountRequest, booking: Booking, known?: Kept) {
  const { now, t } = request;
  if (!isNear({ booking, now })) return [];
  const kept = known === undefined ? await keptOf(request, booking) : known;
  const consent = await orOutage(
    request.provider.teleconsultations.consent({ patientId: booking.patient.id }),
  );
  const lacks = (type: 'N' | 'F') =>
    kept !== null && !kept.some(({ attachmentType, byPatient }) => attachmentType === type && byPatient);
  const { teleconsultationId } = booking;
  const isOpen = teleconsultationId !== undefined && startWindow({ booking, now }).state === 'open';
  const found: Lack[] = [
    ...(consent.ok && !consent.data.stands ? [isOpen ? ('consentHere' as const) : ('consent' as const)] : []),
    // Once it is booked, measurements can be told in the description alone (decision 153).
    ...(lacks('N')
      ? [booking.measurementsAwaited === true ? ('measured' as const) : ('description' as const)]
      : []),
    ...(lacks('F') && canSendFiles(request) ? ['files' as const] : []),
  ];
  return Promise.all(
    found.map(async (lack) => ({
      lack,
      what: t(`telehealth:missing.${lack === 'consentHere' ? 'consent' : lack}`),
      ...(await wayTo(request, { lack, path: bookingPath(booking), teleconsultationId })),
    })),
  );
}

/** At a kiosk no file can be sent (B-14). */
export const canSendFiles = ({ context }: AccountRequest) => !context.portal.environment.isKiosk;

type Lacking = Readonly<{ lack: Lack; path: string; teleconsultationId: string | undefined }>;

/** The way to mend it, and where; `path` is the booking's own. Once one is booked, the unit alone takes the consent, until it can be joined. */
export async function wayTo(request: AccountRequest, { lack, path, teleconsultationId = '' }: Lacking) {
  const { registrationPhone: phone } = await portalSettings(request);
  const called = phone ? phoneAsSaid({ phone, language: request.language }).replaceAll(' ', '\u00a0') : '';
  const ways: Readonly<Record<Lack, string>> = {
    consent: path,
    consentHere: joinPath(teleconsultationId),
    description: descriptionPath(path),
    measured: descriptionPath(path),
    files: caseFilesPath(path),
  };
  return { href: ways[lack], label: request.t(`telehealth:missing.to.${lack}`, { phone: called }) };
}

async function keptOf(request: AccountRequest, booking: Booking): Promise<Kept> {
  const keys = keysOf(request, booking);
  if (!keys) return null;
  const found = await orOutage(request.provider.telehealth.attachments(keys));
  return found.ok ? found.data : null;
}
