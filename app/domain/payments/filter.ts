import { twentyYearsAround, type Day } from '#app/domain/dates/calendar.ts';
import { readRange, type DayRange, type RangeFault } from '#app/domain/dates/typed-range.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { monthToToday } from '#app/domain/lists/usual-days.ts';
import { HISTORY_PATH } from './paths.ts';
import type { PaymentState } from '#contract/payments/reading/states.ts';
import { stateAsked } from './states.ts';

/** C§5, C§9. Which payments the history shows: of which days, both included, and in which state. */
export type ReadHistoryFilter = Readonly<{
  /** The usual days when anything is at fault. */
  range: DayRange;
  /** Null: all states. */
  state: PaymentState | null;
  /** The values that the form shows again. */
  typed: Readonly<{ state: string; dateFrom: string; dateTo: string }>;
  faults: Readonly<{ state?: 'unknown'; dateFrom?: RangeFault; dateTo?: RangeFault }>;
  /** The address asks for something else than the usual, or wrongly. */
  isAsked: boolean;
}>;

/** Reads state, dateFrom and dateTo of an address: the last month and all states by default, nothing after today. */
export function readHistoryFilter({
  query,
  today,
}: {
  query: URLSearchParams;
  today: Day;
}): ReadHistoryFilter {
  const { range, typed, faults, isAsked } = readRange({
    query,
    usual: monthToToday(today),
    today,
    latest: today,
  });
  const word = query.get('state') ?? '';
  const state = stateAsked(word);
  return {
    range,
    state: state ?? null,
    typed: { ...typed, state: word },
    faults: state === undefined ? { ...faults, state: 'unknown' } : faults,
    isAsked: isAsked || state !== null,
  };
}

type Wider = Readonly<{ today: Day; dateTo: Day; state: PaymentState | null; patientId: string | null }>;

/** C-43. The same list from the first day that may be asked for. */
export function olderPath({ today, dateTo, state, patientId }: Wider) {
  const query = new URLSearchParams({
    ...(patientId !== null && { patientId }),
    ...(state !== null && { state }),
    dateFrom: formatTypedDate(twentyYearsAround(today).earliest),
    dateTo: formatTypedDate(dateTo),
  });
  return `${HISTORY_PATH}?${query}`;
}
