import { addYears, endOfMonthNextYear } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { effectiveStatus } from '#app/domain/bookings/status.ts';
import { caseFilesPath } from '#app/domain/telehealth/paths.ts';
import { startWindow } from '#app/domain/telehealth/window.ts';
import { plainText } from '#app/domain/text.ts';
import { namedBookingView } from '#app/routes/bookings/booking-view.server.ts';
import { areFilesOpen } from '#app/domain/telehealth/case-files.ts';
import { missingOf } from '#app/routes/telehealth/missing.server.ts';
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
  const isOpen = state === 'open' || state === 'tooEarly';
  return {
    title: t('bookings:details.title', { service: plainText(booking.service.name), day: view.day }),
    booking: view,
    isOpen,
    hours: isOpen ? t('telehealth:join.hours', hours) : null,
    missing: await missingOf(request, booking),
    filesPath: areFilesOpen(booking) ? caseFilesPath(view.path) : null,
    text:
      state === 'wrongStatus'
        ? t(`telehealth:start.status.${effectiveStatus(booking) === 'CANCELED' ? 'canceled' : 'executed'}`)
        : t(`telehealth:start.${state}`, hours),
  };
}
