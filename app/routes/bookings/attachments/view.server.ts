import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { attachmentsPath, type AttachmentKind } from '#app/domain/bookings/attachments.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { overRefusal } from '#app/domain/bookings/status.ts';
import { attachmentView } from '#app/services/page/attachment-view.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The files of a booking of one kind, and why none can be added or deleted any more. */
export function attachmentsOfKind({
  booking,
  kind,
  request,
}: {
  booking: Booking;
  kind: AttachmentKind;
  request: PortalRequest;
}) {
  const path = attachmentsPath({ bookingPath: bookingPath(booking), kind });
  const refusal = overRefusal({ booking, now: request.now }) ?? elsewhere(booking, kind);
  const { attachments = [], referralAttachments = [] } = booking.details ?? {};
  const files = (kind === 'BOOKING' ? attachments : referralAttachments).map((attachment) => {
    const href = `${path}/${encodeURIComponent(attachment.id)}`;
    return {
      ...attachmentView({ attachment, request }),
      href,
      deleteHref: refusal ? undefined : `${href}/delete`,
    };
  });
  return { kind, path, refusal, files };
}

/** Files of a teleconsultation reach the doctor with its case alone: there is one place for them. */
const elsewhere = ({ teleconsultationId }: Booking, kind: AttachmentKind) =>
  teleconsultationId !== undefined && kind === 'BOOKING' ? ('TELECONSULTATION' as const) : undefined;

/** Files on the booking's own page; of the referral, and of what has another place for files, only what is there. */
export function bookingAttachments({
  booking,
  request,
  isOff,
}: {
  booking: Booking;
  request: PortalRequest;
  /** It can be read, and nothing else (B-92). */
  isOff: boolean;
}) {
  const shownOf = (kind: AttachmentKind) => {
    const shown = attachmentsOfKind({ booking, request, kind });
    if (!isOff) return shown;
    const files = shown.files.map((file) => ({ ...file, deleteHref: undefined }));
    return { ...shown, refusal: 'TELEHEALTH_OFF' as const, files };
  };
  const ofBooking = shownOf('BOOKING');
  const ofReferral = shownOf('REFERRAL');
  const isOnlyPlace = booking.teleconsultationId === undefined;
  return [ofBooking, ofReferral].filter(
    ({ kind, files }) => files.length > 0 || (kind === 'BOOKING' && isOnlyPlace),
  );
}
