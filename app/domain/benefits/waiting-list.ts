import type { Day } from '#app/domain/dates/calendar.ts';
import type { DayRange } from '#app/domain/dates/typed-range.ts';

type Entry = Readonly<{
  status: 'WAITING' | 'PLANNED' | 'DONE' | 'REMOVED';
  entryDate: Day;
  plannedDate?: Day | undefined;
}>;

/** S-54: whether an entry that was struck off without a date stands in the list of these days only until it was seen. */
export const isUntilSeen = (
  { status, entryDate, plannedDate }: Entry,
  { dateFrom, dateTo }: Readonly<DayRange>,
) => status === 'REMOVED' && plannedDate === undefined && !(dateFrom <= entryDate && entryDate <= dateTo);

/** The standing of an entry: a planned day that has passed is over, whatever became of it. */
export const standingOf = ({ status, plannedDate }: Entry, today: Day) =>
  status === 'PLANNED' && plannedDate !== undefined && plannedDate < today ? ('passed' as const) : status;
