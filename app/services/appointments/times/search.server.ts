import { isDefinedError, safe } from '@orpc/client';
import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import { dateWindow, type DateWindow } from '#app/domain/bookings/time-slots.ts';
import { addDays, isDay, startOfMonth, type Day } from '#app/domain/dates/calendar.ts';
import { parseTypedDateWithin } from '#app/domain/dates/typed-date.ts';
import { dayOf, today } from '#app/domain/dates/warsaw.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import type { TimesRequest } from './request.ts';

/** The search that the address asks for: a month window from a day on, or one day with the others of its month. */
export type Asked = {
  window: DateWindow;
  day: Day | null;
  /** Neither a day nor a month: the first one with free times. */
  isOpen: boolean;
};

/** Reads what the address asks for, and what is wrong with a day that was typed. */
export function askedOf(request: TimesRequest) {
  const { searchParams } = request.url;
  const typed = searchParams.get('from')?.trim() ?? '';
  const range = rangeOf(request);
  const { earliest, latest } = dateWindow(range);
  const day = dayWithin(searchParams.get('day'), { earliest, latest });
  const read = typed && !day ? parseTypedDateWithin({ text: typed, earliest, latest }) : { day: undefined };

  const asked: Asked = {
    window: dateWindow({ ...range, cursor: day ? startOfMonth(day) : read.day }),
    day,
    isOpen: typed === '' && day === null,
  };
  const fault = 'fault' in read && read.fault ? faultText(request, { fault: read.fault, earliest }) : null;
  return { ...asked, typed, fault };
}

type GoToFault = NonNullable<ReturnType<typeof parseTypedDateWithin>['fault']>;

/** A day that is too early is told the first one that is not: today, or the day from which the service can be booked. */
function faultText(
  { language }: TimesRequest,
  { fault, earliest }: { fault: GoToFault; earliest: Day },
): ErrorText {
  return fault === 'tooEarly'
    ? withValues('booking-wizard:dates.goToFault.tooEarly', { day: textIn(language).formatDay(earliest) })
    : `booking-wizard:dates.goToFault.${fault}`;
}

const dayWithin = (text: string | null, { earliest, latest }: { earliest: Day; latest: Day }) =>
  text && isDay(text) && text >= earliest && text <= latest ? text : null;

/** The go-to form, which is part of the address, as it comes back with its fault. */
export const faultyDay = (typed: string, fault: ErrorText) => ({
  status: 'error' as const,
  initialValue: { from: typed },
  error: { from: [fault] },
});

/** `nearest`: the first time at which the patient is free, of all or after an empty window; a day's page has none. */
export type FreeTimes = { window: DateWindow; slots: TimeSlot[]; nearest: TimeSlot | undefined };

/** Free times of what was asked for; where nothing was, of the first month that has any. */
export function timesOf(request: TimesRequest, asked: Asked): Promise<OrOutage<FreeTimes | 'HIS_ERROR'>> {
  const { query } = request.times;
  const { window } = asked;
  if (!query) return Promise.resolve({ ok: true, data: { window, slots: [], nearest: undefined } });
  return orOutage(search(request, { ...asked, query }));
}

type Search = Asked & { query: NonNullable<TimesRequest['times']['query']> };

async function search(request: TimesRequest, { window, day, isOpen, query }: Search) {
  const slots = await listed(request, { window, query });
  if (slots === 'HIS_ERROR') return slots;
  if (day) return { window, slots, nearest: undefined };

  const { dateFrom, dateTo, earliest } = window;
  const from = slots.length > 0 || dateFrom === earliest ? earliest : addDays({ day: dateTo, days: 1 });
  const { hisBookingId } = request.times;
  const { timeSlot: nearest } = await request.provider.timeSlots.nearest({
    ...query,
    dateFrom: from,
    hisBookingId,
  });
  if (!isOpen || slots.length > 0 || !nearest) return { window, slots, nearest };

  const first = dateWindow({ ...rangeOf(request), cursor: dayOf(nearest.dateFrom) });
  const later = await listed(request, { window: first, query });
  return later === 'HIS_ERROR' ? later : { window: first, slots: later, nearest };
}

/** Free times of a window; HIS_ERROR when the hospital's system gives none (B§8). */
async function listed({ provider }: TimesRequest, { window, query }: Pick<Search, 'window' | 'query'>) {
  const { dateFrom, dateTo } = window;
  const [error, slots] = await safe(provider.timeSlots.list({ ...query, dateFrom, dateTo }));
  if (isDefinedError(error)) return 'HIS_ERROR' as const;
  if (error) throw error;
  return slots;
}

const rangeOf = ({ now, times }: TimesRequest) => ({
  today: today(now),
  minBookDate: times.service?.minBookDate,
});
