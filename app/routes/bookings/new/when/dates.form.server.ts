import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { practitionerName } from '#app/domain/bookings/names.ts';
import { dateWindow, daysWithTimes, timesOfDay, type DateWindow } from '#app/domain/bookings/time-slots.ts';
import { addDays, isDay, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDateWithin } from '#app/domain/dates/typed-date.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { timeSlotQuery } from '#app/journeys/booking/journey.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';
import { carriedBy } from '#app/routes/bookings/new/draft/steps.server.ts';

/** `day` is where the time stands on the page; it comes with the form, not from the patient, who cannot mend it. */
export const DateForm = z.object({
  timeSlotId: z
    .string({ error: 'booking-wizard:dates.required' })
    .max(80, { error: 'booking-wizard:dates.unknown' }),
  day: z.string().default(''),
});

type Slots = OrOutage<{ slots: TimeSlot[]; nearest: TimeSlot | undefined } | 'HIS_ERROR'>;

/** What the address asks for: a month window from a day on, and one day of it. */
export function windowOf({ url, now, draft }: DraftRequest) {
  const typed = url.searchParams.get('from')?.trim() ?? '';
  const range = { today: today(now), minBookDate: draft.answers.services?.minBookDate };
  const { earliest, latest } = dateWindow(range);
  const read = typed ? parseTypedDateWithin({ text: typed, earliest, latest }) : { day: undefined };
  const named = url.searchParams.get('day');

  return {
    window: dateWindow({ ...range, cursor: read.day }),
    day: named && isDay(named) ? named : null,
    typed,
    fault:
      'fault' in read && read.fault ? (`booking-wizard:dates.goToFault.${read.fault}` as ErrorText) : null,
  };
}

/** The go-to form, which is part of the address, as it comes back with its fault. */
export const faultyDay = (typed: string, fault: ErrorText) => ({
  status: 'error' as const,
  initialValue: { from: typed },
  error: { from: [fault] },
});

/** Free times of the window, and the nearest one: of all, or after an empty window. */
export async function slotsOf(request: DraftRequest, window: DateWindow): Promise<Slots> {
  const query = timeSlotQuery(request.draft.answers);
  if (!query) return { ok: true, data: { slots: [], nearest: undefined } };
  const { timeSlots } = request.provider;
  const { dateFrom, dateTo, earliest } = window;

  return orOutage(
    (async () => {
      const [error, slots] = await safe(timeSlots.list({ ...query, dateFrom, dateTo }));
      if (isDefinedError(error)) return 'HIS_ERROR';
      if (error) throw error;
      const from = slots.length > 0 || dateFrom === earliest ? earliest : addDays({ day: dateTo, days: 1 });
      const { timeSlot } = await timeSlots.nearest({ ...query, dateFrom: from });
      return { slots, nearest: timeSlot };
    })(),
  );
}

/** The window as the page shows it: nearest first, then days with counts, then the times of one day. */
export function datesView({
  request,
  window,
  day,
  slots,
  nearest,
}: {
  request: DraftRequest;
  window: DateWindow;
  day: Day | null;
  slots: TimeSlot[];
  nearest: TimeSlot | undefined;
}) {
  const { t, draft, language } = request;
  const text = textIn(language);
  const at = (query: Record<string, string>) =>
    stepPath(draft.id, 'dates', { ...query, ...carriedBy(request) });
  const days = daysWithTimes(slots);
  const shownDay = day && days.some((one) => one.day === day) ? day : null;

  return {
    month: text.formatMonth(window.dateFrom),
    example: formatTypedDate(window.dateTo),
    isEmpty: slots.length === 0,
    nearest: nearest && {
      ...slotView(nearest, request),
      href: at({ from: dayOf(nearest.dateFrom), day: dayOf(nearest.dateFrom) }),
    },
    days: days.map(({ day: one, count }) => ({
      href: at({ from: window.dateFrom, day: one }),
      label: text.formatDay(one),
      detail: t('booking-wizard:dates.times', { count }),
    })),
    earlier:
      window.earlier === undefined
        ? undefined
        : {
            href: at({ from: window.earlier }),
            label: t('booking-wizard:dates.earlier', { month: text.formatMonth(window.earlier) }),
          },
    later:
      window.later === undefined
        ? undefined
        : {
            href: at({ from: window.later }),
            label: t('booking-wizard:dates.later', { month: text.formatMonth(window.later) }),
          },
    day: shownDay && {
      value: shownDay,
      title: t('booking-wizard:dates.timesTitle', { day: text.formatDay(shownDay) }),
      groups: timesOfDay({ slots, day: shownDay }).map(({ part: partOfDay, slots: times }) => ({
        legend: t(`booking-wizard:dates.${partOfDay}`),
        options: times.map((slot) => {
          const { id, time, detail } = slotView(slot, request);
          return { value: id, label: [time, detail].filter(Boolean).join(', ') };
        }),
      })),
    },
  };
}

function slotView(slot: TimeSlot, { language, t }: DraftRequest) {
  const text = textIn(language);
  const { practitioner, room, dateFrom } = slot;
  const detail = [
    practitioner && practitionerName(practitioner),
    room && t('booking-wizard:dates.room', { room }),
  ];
  return {
    id: slot.id,
    day: dayOf(dateFrom),
    time: text.formatTime(dateFrom),
    when: text.formatDateTime(dateFrom),
    detail: detail.filter(Boolean).join(', '),
  };
}
