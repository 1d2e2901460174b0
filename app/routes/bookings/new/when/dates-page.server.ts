import { isMove } from '#app/journeys/booking/journey.ts';
import type { OrOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { carriedBy, stepFrame } from '#app/routes/bookings/new/draft/steps.server.ts';
import { dayView, monthView } from './dates-view.server.ts';
import type { Asked, FreeTimes } from './dates.server.ts';

/** What the step shows: a month, a day, or why there are no times. */
export function datesPage(
  request: DraftRequest,
  { asked, times }: { asked: Asked; times: OrOutage<FreeTimes | 'HIS_ERROR'> },
) {
  const { url } = request;
  const found = times.ok && times.data !== 'HIS_ERROR' ? times.data : null;
  const day = found && asked.day ? dayView(request, found, asked.day) : null;
  return {
    ...headOf(request, day),
    isMove: isMove(request.draft.answers),
    isFirst: asked.isOpen,
    carried: carriedBy(request),
    path: url.pathname + url.search,
    day,
    month: found && !day ? monthView(request, found) : null,
    isHisError: times.ok && times.data === 'HIS_ERROR',
    outage: times.ok ? null : times.outage,
  };
}

/** Title and frame; from a day the way back is to all days. */
function headOf(request: DraftRequest, day: { day: string; allPath: string } | null) {
  const { t, draft, language } = request;
  const frame = stepFrame(request);
  if (!day) {
    const title = t(isMove(draft.answers) ? 'bookings:move.dates' : 'booking-wizard:dates.title');
    return { title, frame };
  }
  const back = { href: day.allPath, label: t('booking-wizard:dates.allDays') };
  const title = t('booking-wizard:dates.timesTitle', { day: textIn(language).formatDay(day.day) });
  return { title, frame: { ...frame, back } };
}
