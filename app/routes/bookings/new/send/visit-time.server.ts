import type { Booking } from '#contract/bookings/schemas/bookings.ts';
import { bookingPath } from '#app/domain/bookings/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { textIn } from '#app/services/text/texts.ts';
import { changeOf, changePath, type DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';

const MINUTE_MS = 60_000;

/** The time of a new visit as the summary begins with it: when, how far ahead, how long, and the way to another. */
export function visitTime(request: DraftRequest) {
  const { draft, language, now, t } = request;
  const { dates } = draft.answers;
  if (!dates) return null;
  const text = textIn(language);
  const minutes = Math.round((Date.parse(dates.dateTo) - Date.parse(dates.dateFrom)) / MINUTE_MS);
  return {
    at: dates.dateFrom,
    about: [
      text.formatDaysAhead(dayOf(dates.dateFrom), now),
      t('booking-wizard:summary.minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(', '),
    ...changeOf(request, 'dates', t('booking-wizard:summary.changeDate')),
  };
}

/** The time that a booking has, beside the one that it is to have. */
export const movedTime = (request: DraftRequest, moved: Booking) => ({
  from: moved.dateFrom,
  to: request.draft.answers.dates?.dateFrom ?? moved.dateFrom,
  path: bookingPath(moved),
  changeHref: changePath(request.draft.id, 'dates'),
});

/** The head over a summary, and what to know of this kind of visit. */
export function headOf(request: DraftRequest) {
  const { back, stages } = stepFrame(request);
  const { meeting, preparation } = request.draft.answers.services ?? {};
  return { back: back ?? undefined, stages, meeting, preparation };
}
