import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '#provider/bookings/rules/holidays.ts';
import { endOfDay, localDay, startOfDay, weekdayOf } from '#contract/days/reading/warsaw.ts';
import { bookableInterval, parseSlotId, slotId, slotsOf } from '#provider/bookings/rules/slots.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** The same hours on each weekday. */
const hoursOn = (
  weekdays: readonly number[],
  [fromMinute, toMinute, slotMinutes]: [number, number, number],
) =>
  weekdays.map((weekday) => ({
    practitionerId: 'doctor',
    weekday,
    fromMinute,
    toMinute,
    slotMinutes,
    room: '1',
  }));

const within = (from: string, to: string) => ({ from: startOfDay(from), before: endOfDay(to) });
const startsOf = (slots: readonly { startsAt: number }[]) =>
  slots.map(({ startsAt }) => new Date(startsAt).toISOString());

const LOCAL_TIME = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Warsaw' });

describe('slots', () => {
  it('follow local hours over the change to winter time, 25 October 2026', () => {
    const slots = slotsOf({
      hours: hoursOn(EVERY_DAY, [480, 540, 60]),
      within: within('2026-10-24', '2026-10-26'),
    });
    expect(startsOf(slots)).toEqual([
      '2026-10-24T06:00:00.000Z',
      '2026-10-25T07:00:00.000Z',
      '2026-10-26T07:00:00.000Z',
    ]);
  });

  it('follow local hours over the change to summer time, 28 March 2027', () => {
    const slots = slotsOf({
      hours: hoursOn(EVERY_DAY, [480, 540, 60]),
      within: within('2027-03-27', '2027-03-30'),
    });
    expect(startsOf(slots)).toEqual(['2027-03-27T07:00:00.000Z', '2027-03-30T06:00:00.000Z']);
  });

  it('come once in the hour that the clocks repeat', () => {
    const slots = slotsOf({
      hours: hoursOn([7], [60, 240, 60]),
      within: within('2026-10-25', '2026-10-25'),
    });
    expect(startsOf(slots)).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('leave out the hour that the clocks skip', () => {
    const slots = slotsOf({
      hours: hoursOn([7], [60, 240, 30]),
      within: within('2030-03-31', '2030-03-31'),
    });
    expect(startsOf(slots)).toEqual([
      '2030-03-31T00:00:00.000Z',
      '2030-03-31T00:30:00.000Z',
      '2030-03-31T01:00:00.000Z',
      '2030-03-31T01:30:00.000Z',
    ]);
  });

  it('have no public holidays', () => {
    const slots = slotsOf({
      hours: hoursOn(EVERY_DAY, [480, 540, 60]),
      within: within('2026-12-22', '2026-12-28'),
    });
    expect(slots.map(({ startsAt }) => localDay(startsAt))).toEqual([
      '2026-12-22',
      '2026-12-23',
      '2026-12-27',
      '2026-12-28',
    ]);
  });

  it('fit whole into the hours and the interval, at local times of the grid, earliest first', () => {
    const days = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 31) });
    const grid = fc.tuple(
      fc.integer({ min: 0, max: 1380 }),
      fc.integer({ min: 1, max: 600 }),
      fc.integer({ min: 5, max: 90 }),
    );
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 40 }), grid, (start, length, [from, open, minutes]) => {
        const to = Math.min(from + open, 1440);
        const interval = { from: start, before: start + length * 86_400_000 };
        const slots = slotsOf({ hours: hoursOn([1, 3, 7], [from, to, minutes]), within: interval });
        let last = 0;
        for (const { startsAt, endsAt } of slots) {
          const day = localDay(startsAt);
          const [hour = 0, minute = 0] = LOCAL_TIME.format(startsAt).split(':').map(Number);
          const shown = hour * 60 + minute;
          expect(startsAt).toBeGreaterThan(last);
          expect(startsAt >= interval.from && startsAt < interval.before).toBe(true);
          expect([1, 3, 7]).toContain(weekdayOf(day));
          expect(isHoliday(day)).toBe(false);
          expect((shown - from) % minutes).toBe(0);
          expect(shown >= from && shown + minutes <= to).toBe(true);
          expect(endsAt - startsAt).toBe(minutes * 60_000);
          last = startsAt;
        }
      }),
    );
  });
});

describe('what may be booked', () => {
  const now = new Date('2026-10-20T06:00:00Z');

  it('begins after this moment and ends 13 months ahead', () => {
    const { from, before } = bookableInterval({ now, minBookDays: null });
    expect(from).toBe(now.getTime() + 1);
    expect(new Date(before).toISOString()).toBe('2027-11-20T23:00:00.000Z');
  });

  it('begins with the service’s earliest day', () => {
    const { from } = bookableInterval({ now, minBookDays: 7 });
    expect(new Date(from).toISOString()).toBe('2026-10-26T23:00:00.000Z');
  });
});

describe('slot ids', () => {
  it('name the availability and the start in UTC', () => {
    const startsAt = Date.parse('2026-11-02T07:15:00Z');
    expect(slotId({ availabilityId: 'int_a-1', startsAt })).toBe('int_a-1_20261102T0715');
    expect(parseSlotId('int_a-1_20261102T0715')).toEqual({ availabilityId: 'int_a-1', startsAt });
  });

  it.each(['', 'x', '_20261102T0715', 'a_20261302T0715', 'a_20261102T2515', 'a_2026-11-02T07:15'])(
    'are not %j',
    (id) => {
      expect(parseSlotId(id)).toBeNull();
    },
  );
});
