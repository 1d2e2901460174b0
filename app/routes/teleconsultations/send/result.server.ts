import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { joinOf, startWindow } from '#app/domain/telehealth/window.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { movedFrom, sentTo } from '#app/services/appointments/booked.server.ts';
import { joinHours } from '#app/services/appointments/join-hours.server.ts';
import { bookingRow, patientOf, periodOf } from '#app/services/appointments/words.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The view of what has been booked or moved, what was sent where, and what to do until then. */
export async function resultView(request: AccountRequest, booking: Booking) {
  const { t, language } = request;
  const { formatDateTime } = textIn(language);
  const { system, systemId: id } = booking;
  const before = await movedFrom(request, wizard, { system, id });
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
    sentTo: await sentTo(request),
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
