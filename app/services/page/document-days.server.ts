import type { Day } from '#app/domain/dates/calendar.ts';
import type { Instant } from '#app/domain/dates/warsaw.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The days and moments of a document in words; a day that it does not have is null. */
export function documentDays(
  { language, now }: Pick<PortalRequest, 'language' | 'now'>,
  { isPaper = false }: { isPaper?: boolean | undefined } = {},
) {
  const { formatDate, formatDateTime, formatDayWord, formatDeadline, formatMoment } = textIn(language);
  const orNull = (said: (day: Day) => string) => (day: Day | undefined) =>
    day === undefined ? null : said(day);
  return {
    /** "piątek 4 grudnia", "wczoraj"; on paper "4 grudnia 2026". */
    dayOf: orNull((day) => (isPaper ? formatDate(day) : formatDayWord(day, now))),
    /** "piątku 4 grudnia", after "od" and "do". */
    limitOf: orNull((day) => formatDeadline(day, now)),
    /** "wczoraj, 9:40"; on paper "piątek 4 grudnia 2026, 9:40". */
    momentOf: (at: Instant) => (isPaper ? formatDateTime(at) : formatMoment(at, now)),
  };
}
