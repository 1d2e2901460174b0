import type { LoaderFunctionArgs } from '@remix-run/node';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { isTelehealthOff } from '#app/services/appointments/words.server.ts';
import { missingOf } from '#app/routes/telehealth/missing.server.ts';
import { calendarText } from '#app/domain/calendar/ical.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { downloadHeaders } from '#app/services/page/download.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { calendarEvent, calendarResponse } from './event.server.ts';

/** The booking as a file that calendar programs open. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const booking = await bookingOf(request, args.params);
  const { language, now, t } = request;
  const isOff = await isTelehealthOff(request);
  const missing = isOff ? [] : (await missingOf(request, booking)).map(({ what }) => what);
  const { portal } = request.context;
  const event = calendarEvent({ booking, language, portal, isTelehealthOff: isOff, missing });
  const name = t('booking-calendar:fileName', { day: dayOf(booking.dateFrom) });
  return calendarResponse(calendarText({ events: [event], language, now }), downloadHeaders(name));
}
