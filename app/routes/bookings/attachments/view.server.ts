import type { Attachment } from '#contract/bookings/attachments.ts';
import type { Booking } from '#contract/bookings/calls.ts';
import { attachmentsPath, formatFileSize, type AttachmentKind } from '#app/domain/bookings/attachments.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { cancelRefusal } from '#app/domain/bookings/status.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { Visit } from '#app/services/request/portal-request.server.ts';

/** A file as a list shows it. */
export function attachmentView({ attachment, visit }: { attachment: Attachment; visit: Visit }) {
  const { language, t } = visit;
  const { id, filename, type, size, addedAt } = attachment;
  return {
    id,
    name: filename,
    about: t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    }),
    added: textIn(language).formatDateTime(addedAt),
  };
}

/** The files of a booking of one kind, and why none can be added or deleted any more. */
export function attachmentsOfKind({
  booking,
  kind,
  visit,
}: {
  booking: Booking;
  kind: AttachmentKind;
  visit: Visit;
}) {
  const path = attachmentsPath({ bookingPath: bookingPath(booking), kind });
  const refusal = cancelRefusal({ booking, now: visit.now });
  const { attachments = [], referralAttachments = [] } = booking.details ?? {};
  const files = (kind === 'BOOKING' ? attachments : referralAttachments).map((attachment) => {
    const href = `${path}/${encodeURIComponent(attachment.id)}`;
    return {
      ...attachmentView({ attachment, visit }),
      href,
      deleteHref: refusal ? undefined : `${href}/delete`,
    };
  });
  return { kind, path, refusal, files };
}

/** What the booking's own page shows; of the referral only what is there. */
export function bookingAttachments({ booking, visit }: { booking: Booking; visit: Visit }) {
  const ofBooking = attachmentsOfKind({ booking, visit, kind: 'BOOKING' });
  const ofReferral = attachmentsOfKind({ booking, visit, kind: 'REFERRAL' });
  return [ofBooking, ...(ofReferral.files.length > 0 ? [ofReferral] : [])];
}
