import type { StepFrame } from '#app/components/wizard/step-page.tsx';
import type { OrOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { TimesRequest } from './request.ts';
import type { Asked, FreeTimes } from './search.server.ts';
import { dayView, monthView } from './view.server.ts';

type Shown = {
  asked: Asked;
  times: OrOutage<FreeTimes | 'HIS_ERROR'>;
  frame: StepFrame;
  carried: Record<string, string>;
};

/** The content of the step: a month, a day, or why there are no times. */
export function datesPage(request: TimesRequest, { asked, times, frame, carried }: Shown) {
  const { url } = request;
  const found = times.ok && times.data !== 'HIS_ERROR' ? times.data : null;
  const day = found && asked.day ? dayView(request, found, asked.day) : null;
  return {
    ...headOf(request, { day, frame }),
    isMove: request.times.hisBookingId !== undefined,
    isFirst: asked.isOpen,
    carried,
    path: url.pathname + url.search,
    day,
    month: found && !day ? monthView(request, found) : null,
    isHisError: times.ok && times.data === 'HIS_ERROR',
    outage: times.ok ? null : times.outage,
  };
}

/** Title and frame; from a day the way back is to all days. */
function headOf(
  { t, times, language }: TimesRequest,
  { day, frame }: { day: { day: string; allPath: string } | null; frame: StepFrame },
) {
  if (!day) {
    const title = t(times.hisBookingId !== undefined ? 'bookings:move.dates' : 'booking-wizard:dates.title');
    return { title, frame };
  }
  const back = { href: day.allPath, label: t('booking-wizard:dates.allDays') };
  const title = t('booking-wizard:dates.timesTitle', { day: textIn(language).formatDay(day.day) });
  return { title, frame: { ...frame, back } };
}
