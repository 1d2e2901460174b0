import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { maskedEmail } from '#app/domain/patients/email.ts';
import { startWindow } from '#app/domain/telehealth/window.ts';
import { BookedDraft } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { storedDraft } from '#app/services/wizard/drafts.server.ts';

/** What has been booked or moved, what was sent where, and what to do until then. */
export async function resultView(request: AccountRequest, booking: Booking) {
  const { t, language, now } = request;
  const { formatDateTime } = textIn(language);
  const view = await namedBookingView({ booking, request });
  const before = await movedFrom(request, booking);
  const { email } = (await request.provider.account.get()).contactData;
  const { from } = startWindow({ booking, now });
  return {
    title: t(
      before === null ? 'teleconsultation-summary:result.title' : 'teleconsultation-summary:result.moved',
    ),
    booking: view,
    before: before === null ? null : formatDateTime(before),
    joinFrom: formatDateTime(from),
    sentTo: email ? t('booking-wizard:result.sentTo', { email: maskedEmail(email) }) : null,
  };
}

/** When the booking was before the draft of the address moved it; null when it was not moved. */
async function movedFrom(request: AccountRequest, { system, systemId }: Booking): Promise<string | null> {
  const id = request.url.searchParams.get('draft');
  const done = id === null ? null : BookedDraft.safeParse(await storedDraft(request, { wizard, id }));
  if (!done?.success) return null;
  const { booked } = done.data;
  return booked.system === system && booked.systemId === systemId ? (booked.movedFrom ?? null) : null;
}
