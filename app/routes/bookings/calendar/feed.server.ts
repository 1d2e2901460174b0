import { isDefinedError, safe } from '@orpc/client';
import { calendarText } from '#app/domain/calendar/ical.ts';
import { addDays, endOfMonthNextYear } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { isTelehealthOff } from '#app/services/appointments/words.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { calendarEvent, calendarResponse } from './event.server.ts';

const FEED_NAME = /^([A-Za-z0-9_-]{43})\.ics$/;
const DAYS_BACK = 90;
const RETRY_SECONDS = '600';

/** The private address of a feed; what follows the last slash is known to nobody but its owner. */
export const feedAddress = (request: PortalRequest, token: string) =>
  new URL(`/calendar/${token}.ics`, request.url.origin).href;

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

/**
 * The answer to a calendar program at a feed's address: the visits of the last 90 days and of all that can be booked, 404
 * when the address is none or has been revoked. No page and no cookie: nobody looks at it.
 */
export async function feedAnswer(request: PortalRequest, name: string) {
  const token = FEED_NAME.exec(name)?.[1];
  if (!token) return plain(404);
  const found = await orOutage(readFeed(request, token));
  if (!found.ok) return plain(503, { 'retry-after': RETRY_SECONDS });
  if (!found.data) return plain(404);

  const { bookings, withoutNames, language } = found.data;
  const { portal } = request.context;
  const isOff = await isTelehealthOff(request);
  const events = bookings.map((booking) =>
    calendarEvent({ booking, language, portal, withoutNames, isTelehealthOff: isOff }),
  );
  const feedName = textIn(language).t('booking-calendar:feedName');
  return calendarResponse(calendarText({ events, language, now: request.now, feedName }));
}

/** Null when there is no such feed, or the area is switched off. */
async function readFeed(request: PortalRequest, token: string) {
  const { bookingsModule } = await applicationSettings(request);
  if (!bookingsModule) return null;

  const day = today(request.now);
  const dateFrom = addDays({ day, days: -DAYS_BACK });
  const dateTo = endOfMonthNextYear(day);
  const [error, feed] = await safe(request.provider.calendarFeed.read({ token, dateFrom, dateTo }));
  if (isDefinedError(error)) return null;
  if (error) throw error;
  return feed;
}
