import { parseTypedDateWithin, type TypedDateFault } from '#app/domain/dates/typed-date.ts';
import { addDays, type Day } from '#app/domain/dates/calendar.ts';
import { typedAgain } from '#app/domain/dates/typed-range.ts';
import { isBlank } from '#app/domain/typed.ts';

export const WAYS = ['onSite', 'remote'] as const;
type Way = (typeof WAYS)[number];
const isWay = (text: string): text is Way => (WAYS as readonly string[]).includes(text);

/** The days of which the guide knows the first free time. */
const DAYS_AHEAD = 61;
const LONGEST = 100;

export type DayFault = TypedDateFault | 'tooEarly' | 'tooLate';

/** The filters of the guide's address, with what its form shows again. */
export type GuideFilter = Readonly<{
  /** Nothing where anything is at fault. */
  filter: Readonly<{ service: string; town: string; way: Way | null; from: Day | null }>;
  typed: Readonly<Record<'service' | 'town' | 'way' | 'from', string>>;
  faults: Readonly<{ way?: 'unknown'; from?: DayFault }>;
  isAsked: boolean;
  /** The last day that may be asked for. */
  latest: Day;
}>;

/** Reads service, town, way and from of the guide's address; the day is one of the next two months. */
export function readGuideFilter({ query, today }: { query: URLSearchParams; today: Day }): GuideFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const [service, town, way, typedDay] = [text('service'), text('town'), text('way'), text('from')];
  const latest = addDays({ day: today, days: DAYS_AHEAD });
  const from = isBlank(typedDay)
    ? { day: null }
    : parseTypedDateWithin({ text: typedDay, earliest: today, latest });
  const faults = {
    ...(way !== '' && !isWay(way) ? { way: 'unknown' as const } : {}),
    ...('fault' in from && from.fault ? { from: from.fault } : {}),
  };
  const isRight = Object.keys(faults).length === 0;
  return {
    filter: isRight
      ? { service, town, way: isWay(way) ? way : null, from: from.day ?? null }
      : { service: '', town: '', way: null, from: null },
    typed: { service, town, way, from: typedAgain({ text: typedDay, day: from.day ?? undefined }) },
    faults,
    isAsked: [service, town, way, typedDay].some((one) => one !== ''),
    latest,
  };
}
