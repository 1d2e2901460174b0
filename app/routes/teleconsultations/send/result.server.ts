import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { maskedEmail } from '#app/domain/patients/email.ts';
import { joinOf, startWindow } from '#app/domain/telehealth/window.ts';
import { BookedDraft } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { joinHours } from '#app/services/appointments/join-hours.server.ts';
import { bookingRow, patientOf, periodOf } from '#app/services/appointments/words.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { storedDraft } from '#app/services/wizard/drafts.server.ts';

/** The view of what has been booked or moved, what was sent where, and what to do until then. */
export async function resultView(request: AccountRequest, booking: Booking) {
  const { t, language } = request;
  const { formatDateTime } = textIn(language);
  const before = await movedFrom(request, booking);
  const { email } = (await request.provider.account.get()).contactData;
  return {
    title: t(
      before === null ? 'teleconsultation-summary:result.title' : 'teleconsultation-summary:result.moved',
    ),
    booking: {
      ...bookingRow({ booking, request }),
      ...(await patientOf({ booking, request })),
      period: periodOf({ booking, request }),
      preparation: booking.service.condition,
      phone: booking.organizationUnit.contact.phoneNumber,
    },
    before: before === null ? null : formatDateTime(before),
    join: joinWords(request, booking),
    sentTo: email ? t('booking-wizard:result.sentTo', { email: maskedEmail(email) }) : null,
  };
}

/** Hours say from when it can be joined; of one that is given now, until when. */
function joinWords({ t, language, now }: AccountRequest, booking: Booking) {
  const { from } = startWindow({ booking, now });
  if (from !== null && !booking.nowWindow)
    return t('teleconsultation-summary:result.joinFrom', { when: textIn(language).formatDateTime(from) });
  const join = joinOf({ booking, now });
  const hours = join && joinHours({ booking, join, language });
  return hours ? hours : t('telehealth-live:stop.notYet');
}

/** When the booking was before the draft of the address moved it; null when it was not moved. */
async function movedFrom(request: AccountRequest, { system, systemId }: Booking): Promise<string | null> {
  const id = request.url.searchParams.get('draft');
  const done = id === null ? null : BookedDraft.safeParse(await storedDraft(request, { wizard, id }));
  if (!done?.success) return null;
  const { booked } = done.data;
  return booked.system === system && booked.systemId === systemId ? (booked.movedFrom ?? null) : null;
}
