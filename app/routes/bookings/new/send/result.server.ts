import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { plainText } from '#app/domain/text.ts';
import { sentTo } from '#app/services/appointments/booked.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';

/** The view of what has been booked, or moved away from `before`; what was sent where; and the way there. */
export async function resultView(
  request: AccountRequest,
  { booking, before }: { booking: Booking; before: string | null },
) {
  const text = textIn(request.language);
  const view = await namedBookingView({ booking, request });
  const { meeting } = view;
  const room = view.room && text.t('booking-wizard:dates.room', { room: view.room });
  return {
    booking: {
      ...view,
      near: text.formatDaysAhead(dayOf(booking.dateFrom), request.now),
      before: before && text.formatDateTime(before),
      place: meeting
        ? text.t(`bookings:meeting.${meeting}`)
        : [plainText(view.unit), view.address, room].filter(Boolean).join(', '),
      sentTo: await sentTo(request),
    },
    directions: {
      address: view.address,
      unit: view.unit,
      about: meeting ? undefined : booking.organizationUnit.description,
      phone: view.phone,
      email: view.email,
    },
  };
}

export type ResultView = Awaited<ReturnType<typeof resultView>>;
