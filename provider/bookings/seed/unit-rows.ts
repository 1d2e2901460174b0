import type { z } from 'zod';
import type { OpeningHours } from '#contract/bookings/schemas/clinic.ts';
import { addDays, type Day } from '#contract/days/reading/warsaw.ts';
import { isHoliday } from '#provider/bookings/rules/holidays.ts';
import { rooms, units, type UnitId } from '#provider/seed/units.ts';

type AnyUnit = UnitId | (typeof rooms)[number]['id'];
type Times = Readonly<{ days: readonly number[]; from: string; to: string }>;
type Closed = z.input<typeof OpeningHours>['closed'];

/** Monday to Friday. */
const WORKDAYS = [1, 2, 3, 4, 5];
const SATURDAY = 6;
const of = (from: string, to: string, days: readonly number[] = WORKDAYS): Times => ({ days, from, to });

type Facts = Readonly<{ times: readonly Times[]; access: string; partOf?: AnyUnit }>;

const LIPOWA = 'Wejście bez schodów od podwórza, winda na każde piętro, drzwi otwierane przyciskiem.';
const OGRODOWA = 'Trzy schody i podjazd, dzwonek przy drzwiach.';

/** The nurses are a part of the family doctors, and vaccinations of the nurses: three levels. */
const FACTS: Readonly<Record<AnyUnit, Facts>> = {
  'unit-family': { times: [of('08:00', '18:00')], access: LIPOWA },
  'unit-nurses': {
    times: [of('07:00', '18:00'), of('08:00', '12:00', [SATURDAY])],
    access: LIPOWA,
    partOf: 'unit-family',
  },
  'unit-vaccination': {
    times: [of('08:00', '12:00'), of('14:00', '17:00', [2, 4])],
    access: LIPOWA,
    partOf: 'unit-nurses',
  },
  'unit-children': { times: [of('08:00', '18:00')], access: LIPOWA },
  'unit-specialists': { times: [of('08:00', '18:00')], access: OGRODOWA },
  'unit-women': { times: [of('08:00', '16:00')], access: OGRODOWA },
  'unit-physiotherapy': { times: [of('07:30', '19:00')], access: OGRODOWA },
  'unit-massage': { times: [of('09:00', '15:00')], access: OGRODOWA, partOf: 'unit-physiotherapy' },
};

const DAYS_AHEAD = 400;

/** The holidays of the state in the next 13 months. */
const holidays = (today: Day) =>
  Array.from({ length: DAYS_AHEAD }, (_, days) => addDays({ day: today, days }))
    .filter(isHoliday)
    .map((day) => ({ dateFrom: day, dateTo: day, reason: 'święto' }));

/** The room that is closed while its only masseur has holidays, from the day before the seed's to ten days after. */
const leave = (today: Day): NonNullable<Closed> => [
  {
    dateFrom: addDays({ day: today, days: -1 }),
    dateTo: addDays({ day: today, days: 10 }),
    reason: 'urlop',
  },
];

/** The rows of units, with what everybody may read of them (C-21). */
export const unitRows = (today: Day) =>
  [...units, ...rooms].map((unit, position) => {
    const { times, access, partOf = null } = FACTS[unit.id];
    const opening: z.input<typeof OpeningHours> = {
      week: times.flatMap(({ days, from, to }) => days.map((weekday) => ({ weekday, from, to }))),
      closed: [...(unit.id === 'unit-massage' ? leave(today) : []), ...holidays(today)],
    };
    return { ...unit, position, parent_id: partOf, opening_hours: JSON.stringify(opening), access };
  });
