import { addYears, endOfMonthNextYear } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { startWindow } from '#app/domain/telehealth/window.ts';
import { plainText } from '#app/domain/text.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The teleconsultation that the address claims and when it can be joined; null: there is none of this account. */
export async function joinView(request: AccountRequest) {
  const { url, now, language, t } = request;
  const claimed = url.searchParams.get('teleconsultationId') ?? '';
  const day = today(now);
  const found =
    claimed === ''
      ? []
      : await request.provider.bookings.list({
          dateFrom: addYears({ day, years: -1 }),
          dateTo: endOfMonthNextYear(day),
        });
  const booking = found.find(({ teleconsultationId }) => teleconsultationId === claimed);
  if (!booking) return null;

  const { state, from, until } = startWindow({ booking, now });
  const { formatDateTime } = textIn(language);
  const hours = { from: formatDateTime(from), until: formatDateTime(until) };
  const view = await namedBookingView({ booking, request });
  return {
    title: t('telehealth:join.title', { service: plainText(booking.service.name) }),
    booking: view,
    isOpen: state === 'open' || state === 'tooEarly',
    text:
      state === 'wrongStatus'
        ? t(`telehealth:start.status.${effectiveStatus(booking) === 'CANCELED' ? 'canceled' : 'executed'}`)
        : t(`telehealth:start.${state}`, hours),
  };
}
