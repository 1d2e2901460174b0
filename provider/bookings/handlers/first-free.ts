import type { FirstFreeTimes } from '#contract/bookings/schemas/catalog.ts';
import { addDays, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { intersect, slotsOf, type Interval, type Slot } from '#provider/bookings/rules/slots.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import { bookableOf, isBookedHere, isGivenNow, takenBy } from './find-slot.ts';

/** The days of which each has its first time told. */
const DAYS = 62;
const MOST_DAYS = 400;
/** No account: what anybody holds is taken. */
const NOBODY = '';

export const firstFree = os.catalog.firstFree.handler(async ({ context }) => {
  const { availabilities } = await context.catalogue();
  const pairs = pairsOf([...availabilities.values()].filter(hasTimes));
  const today = localDay(context.clock.now().getTime());
  const start = (days: number) => startOfDay(addDays({ day: today, days }));

  const near = await daysIn({ context, pairs, within: { from: start(0), before: start(DAYS) } });
  const later = pairs.filter((pair) => near.get(pair)?.length === 0 && !isFailing(pair));
  const far = await daysIn({
    context,
    pairs: later,
    within: { from: start(DAYS), before: start(MOST_DAYS) },
  });
  return pairs.map((pair): FirstFreeTimes => {
    const { service, unit } = pair[0];
    const of = { medicalServiceCode: service.code, organizationUnitId: unit.id };
    if (isFailing(pair)) return { ...of, days: [], failure: 'HIS_ERROR' };
    return {
      ...of,
      days: near.get(pair)?.length ? (near.get(pair) ?? []) : (far.get(pair) ?? []).slice(0, 1),
    };
  });
});

/** All that is booked for a service in a unit. */
type Pair = readonly [Availability, ...Availability[]];

const hasTimes = (one: Availability) => isBookedHere(one) && !isGivenNow(one) && one.service.staff_only === 0;

const isFailing = ([{ service }]: Pair) => service.sentinel === 'HIS_ERROR';

function pairsOf(availabilities: readonly Availability[]): Pair[] {
  const pairs = new Map<string, [Availability, ...Availability[]]>();
  for (const one of availabilities) {
    const key = JSON.stringify([one.service.code, one.unit.id]);
    const pair = pairs.get(key);
    if (pair) pair.push(one);
    else pairs.set(key, [one]);
  }
  return [...pairs.values()];
}

/** The first free time of each day of an interval, for each pair; asked of the store for all at once. */
async function daysIn({
  context,
  pairs,
  within,
}: {
  context: CallContext;
  pairs: readonly Pair[];
  within: Interval;
}) {
  const practitionerIds = [...new Set(pairs.flat().flatMap((one) => one.practitionerIds))];
  const found = new Map<Pair, string[]>();
  if (practitionerIds.length === 0) return found;
  const isTaken = await takenBy({ context, practitionerIds, during: within, accountId: NOBODY });

  for (const pair of pairs) {
    const first = new Map<string, number>();
    for (const { startsAt } of timesOf({ context, pair, within }).filter((slot) => !isTaken(slot))) {
      const day = localDay(startsAt);
      first.set(day, Math.min(startsAt, first.get(day) ?? Infinity));
    }
    const starts = [...first.values()].sort((one, other) => one - other);
    found.set(
      pair,
      starts.map((startsAt) => new Date(startsAt).toISOString()),
    );
  }
  return found;
}

/** The times of a pair, taken or not. */
const timesOf = ({ context, pair, within }: { context: CallContext; pair: Pair; within: Interval }): Slot[] =>
  pair.flatMap((availability) =>
    slotsOf({
      hours: availability.hours,
      within: intersect(within, bookableOf({ context, availability })),
    }),
  );
