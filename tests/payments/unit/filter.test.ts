import { describe, expect, it } from 'vitest';
import { olderPath, readHistoryFilter } from '#app/domain/payments/filter.ts';

const read = (query: string, today = '2026-11-28') =>
  readHistoryFilter({ query: new URLSearchParams(query), today });

describe('the filter of the history of payments', () => {
  it.each([
    ['2026-11-28', '2026-10-28'],
    ['2027-03-31', '2027-02-28'],
    ['2028-03-31', '2028-02-29'],
    ['2027-01-15', '2026-12-15'],
  ])('shows the last month on %s, from %s', (today, dateFrom) => {
    const { range, state, isAsked, faults } = read('', today);
    expect({ range, state, isAsked, faults }).toEqual({
      range: { dateFrom, dateTo: today },
      state: null,
      isAsked: false,
      faults: {},
    });
  });

  it.each([
    ['dateFrom=28-11-2006', {}],
    ['dateFrom=27-11-2006', { dateFrom: 'tooEarly' }],
    ['dateTo=28-11-2026', {}],
    ['dateTo=29-11-2026', { dateTo: 'tooLate' }],
    ['dateFrom=29-11-2026', { dateFrom: 'tooLate' }],
    ['dateFrom=20-11-2026&dateTo=20-11-2026', {}],
    ['dateFrom=21-11-2026&dateTo=20-11-2026', { dateTo: 'beforeFrom' }],
    ['dateFrom=31-02-2026', { dateFrom: 'impossible' }],
    ['dateFrom=abc', { dateFrom: 'malformed' }],
    ['dateFrom=1.11.2026&dateTo=2/11/2026', {}],
    ['state=COMPLETED', {}],
    ['state=completed', { state: 'unknown' }],
    ['state=X', { state: 'unknown' }],
    ['state=', {}],
  ])('reads %s', (query, faults) => {
    expect(read(query).faults).toEqual(faults);
  });

  it('takes 20 years back to the day, from 29 February too', () => {
    expect(read('dateFrom=29-02-2008', '2028-02-29').faults).toEqual({});
    expect(read('dateFrom=28-02-2008', '2028-02-29').faults).toEqual({ dateFrom: 'tooEarly' });
  });

  it('keeps what was typed', () => {
    expect(read('dateFrom=abc&state=X').typed).toEqual({
      dateFrom: 'abc',
      dateTo: '28-11-2026',
      state: 'X',
    });
  });

  it('widens to all that may be asked for, with the same state and patient', () => {
    const path = olderPath({ today: '2026-11-28', dateTo: '2026-11-20', state: 'NEW', patientId: 'p-1' });
    expect(path).toBe('/paymentsnav/payments?patientId=p-1&state=NEW&dateFrom=28-11-2006&dateTo=20-11-2026');
    expect(read(path.split('?')[1] ?? '').faults).toEqual({});
  });
});
