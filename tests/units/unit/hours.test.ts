import { describe, expect, it } from 'vitest';
import { todaysHours, weekOf, type OpeningHours } from '#app/domain/units/hours.ts';
import { providerText } from '#app/domain/text.ts';

const WORKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }));
const clinic = (closed: OpeningHours['closed'] = []): OpeningHours => ({ week: WORKDAYS, closed });
const at = (instant: string, opening = clinic()) => todaysHours(opening, new Date(instant));

const MONDAY = { day: '2026-11-30', hours: '8:00–18:00' };

describe('the hours of today', () => {
  it.each([
    ['before it opens', '2026-11-27T05:00:00Z', { state: 'open', hours: '8:00–18:00' }],
    ['to the minute', '2026-11-27T16:59:00Z', { state: 'open', hours: '8:00–18:00' }],
    ['after it has closed', '2026-11-27T17:00:00Z', { state: 'over', hours: '8:00–18:00', next: MONDAY }],
    ['on a Sunday', '2026-11-29T11:00:00Z', { state: 'closed', next: MONDAY }],
    ['at 23:59 of Sunday in Warsaw', '2026-11-29T22:59:00Z', { state: 'closed', next: MONDAY }],
    ['at 0:01 of Monday in Warsaw', '2026-11-29T23:01:00Z', { state: 'open', hours: '8:00–18:00' }],
    [
      'on the day when the clocks go forward',
      '2027-03-28T10:00:00Z',
      { state: 'closed', next: { day: '2027-03-29', hours: '8:00–18:00' } },
    ],
    ['after the clocks have gone forward', '2027-03-29T15:59:00Z', { state: 'open', hours: '8:00–18:00' }],
    [
      'at 0:30 after the clocks have gone back',
      '2027-10-31T23:30:00Z',
      { state: 'open', hours: '8:00–18:00' },
    ],
    ['on 29 February', '2028-02-29T16:59:00Z', { state: 'open', hours: '8:00–18:00' }],
  ])('%s', (_, instant, expected) => {
    expect(at(instant)).toEqual(expected);
  });

  it('are those of the pauses between: open until the last part is over', () => {
    const week = [
      { weekday: 5, from: '14:00', to: '17:00' },
      { weekday: 5, from: '8:00', to: '12:00' },
    ];
    const shown = at('2026-11-27T12:00:00Z', { week, closed: [] });
    expect(shown).toEqual({ state: 'open', hours: '8:00–12:00, 14:00–17:00' });
  });

  it('are none on holidays, whatever the week says, until the day after the last one', () => {
    const reason = providerText('urlop');
    const closed = [
      { dateFrom: '2026-11-26', dateTo: '2026-11-30', reason },
      { dateFrom: '2026-12-01', dateTo: '2026-12-01' },
    ];
    const next = { day: '2026-12-02', hours: '8:00–18:00' };
    const holiday = { state: 'holiday', until: '2026-12-01', next };
    expect(at('2026-11-27T10:00:00Z', clinic(closed))).toEqual({ ...holiday, reason });
    expect(at('2026-12-01T10:00:00Z', clinic(closed))).toEqual({ ...holiday, reason: null });
    expect(at('2026-12-02T10:00:00Z', clinic(closed))).toMatchObject({ state: 'open' });
  });

  it('say that nobody knows when it opens again, and never guess', () => {
    expect(at('2026-11-27T10:00:00Z', { week: [], closed: [] })).toEqual({ state: 'closed', next: null });
    const forGood = [{ dateFrom: '2020-01-01', dateTo: '2099-12-31' }];
    expect(at('2026-11-27T10:00:00Z', clinic(forGood))).toMatchObject({ state: 'holiday', next: null });
  });

  it('go over midnight until the end of the day', () => {
    const night = { week: [{ weekday: 5, from: '20:00', to: '06:00' }], closed: [] };
    expect(at('2026-11-27T22:30:00Z', night)).toEqual({ state: 'open', hours: '20:00–6:00' });
  });
});

describe('the hours of a week', () => {
  it('are said once for weekdays that follow each other', () => {
    const week = [...WORKDAYS, { weekday: 6, from: '08:00', to: '12:00' }];
    expect(weekOf({ week, closed: [] })).toEqual([
      { first: 1, last: 5, hours: '8:00–18:00' },
      { first: 6, last: 6, hours: '8:00–12:00' },
    ]);
  });

  it('leave out days on which it is closed', () => {
    const week = WORKDAYS.filter(({ weekday }) => weekday !== 3);
    expect(weekOf({ week, closed: [] }).map(({ first, last }) => [first, last])).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });
});
