import { isBlank } from '#app/domain/typed.ts';
import { twentyYearsAround, type Day } from './calendar.ts';
import { parseTypedDateWithin, type TypedDate, type TypedDateFault } from './typed-date.ts';
import { formatTypedDate } from './words.ts';

type TypedDayFault = TypedDateFault | 'tooEarly' | 'tooLate';
export type RangeFault = TypedDayFault | 'beforeFrom';
export type DayRange = Readonly<{ dateFrom: Day; dateTo: Day }>;

/** Days read from an address, with what its form shows again. */
export type ReadRange = {
  /** The usual ones when anything is at fault. */
  range: DayRange;
  typed: { dateFrom: string; dateTo: string };
  faults: Partial<Record<'dateFrom' | 'dateTo', RangeFault>>;
  /** The address asks for other days than the usual ones, or wrongly. */
  isAsked: boolean;
};

/** A day as it was typed, at most 20 years from today, and not after `latest`; the usual one when nothing was. */
export function readTypedDay({
  text,
  usual,
  today,
  latest,
}: {
  text: string | null;
  usual: Day;
  today: Day;
  latest?: Day | undefined;
}): TypedDate<TypedDayFault> {
  const around = twentyYearsAround(today);
  return text && !isBlank(text)
    ? parseTypedDateWithin({ text, ...around, latest: latest ?? around.latest })
    : { day: usual };
}

/** The text that a field shows of it: the day in one form, or what was typed when it is none. */
export const typedAgain = ({ text, day }: { text: string | null; day: Day | undefined }) =>
  day === undefined ? (text ?? '') : formatTypedDate(day);

/** Reads dateFrom and dateTo, both included; `latest`: the last day that can be asked for, where that is not 20 years ahead. */
export function readRange({
  query,
  usual,
  today,
  latest,
}: {
  query: URLSearchParams;
  usual: DayRange;
  today: Day;
  latest?: Day;
}): ReadRange {
  const texts = { dateFrom: query.get('dateFrom'), dateTo: query.get('dateTo') };
  const from = readTypedDay({ text: texts.dateFrom, usual: usual.dateFrom, today, latest });
  const to = readTypedDay({ text: texts.dateTo, usual: usual.dateTo, today, latest });
  const isInverted = from.day !== undefined && to.day !== undefined && to.day < from.day;
  const range =
    from.day === undefined || to.day === undefined || isInverted
      ? usual
      : { dateFrom: from.day, dateTo: to.day };
  const faults = {
    ...(from.fault && { dateFrom: from.fault }),
    ...(to.fault && { dateTo: to.fault }),
    ...(isInverted && { dateTo: 'beforeFrom' as const }),
  };
  const isUsual = range.dateFrom === usual.dateFrom && range.dateTo === usual.dateTo;
  return {
    range,
    typed: {
      dateFrom: typedAgain({ text: texts.dateFrom, day: from.day }),
      dateTo: typedAgain({ text: texts.dateTo, day: to.day }),
    },
    faults,
    isAsked: !isUsual || Object.keys(faults).length > 0,
  };
}
