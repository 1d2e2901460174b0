import { describe, expect, it } from 'vitest';
import { birthFault, hasReached, isMinor } from '#contract/people/reading/birth-range.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';

const TODAY = '2026-10-20';

describe('the birth date of somebody who is registered', () => {
  it.each([
    ['PATIENT', '1906-10-20', null],
    ['PATIENT', '1906-10-19', 'TOO_OLD'],
    ['PATIENT', '2008-10-20', null],
    ['PATIENT', '2008-10-21', 'TOO_YOUNG'],
    ['PATIENT', '2026-10-21', 'FUTURE'],
    ['WARD', '1906-10-20', null],
    ['WARD', '1906-10-19', 'TOO_OLD'],
    ['WARD', '2026-10-20', null],
    ['WARD', '2026-10-21', 'FUTURE'],
    ['CHILD', '2026-10-20', null],
    ['CHILD', '2026-10-21', 'FUTURE'],
    ['CHILD', '2008-10-21', null],
    ['CHILD', '2008-10-20', 'ADULT'],
    ['CHILD', '1900-01-01', 'ADULT'],
  ] as const)('%s of %s: %s', (role, birthDate, fault) => {
    expect(birthFault({ role, birthDate, today: TODAY })).toBe(fault);
  });

  it.each([
    [0, '2026-10-20', null],
    [0, '2026-10-21', 'FUTURE'],
    [16, '2010-10-20', null],
    [16, '2010-10-21', 'TOO_YOUNG'],
  ])('of a patient is as the provider says: from %i years', (userMinAge, birthDate, fault) => {
    expect(birthFault({ role: 'PATIENT', birthDate, today: TODAY, userMinAge })).toBe(fault);
  });

  it('on 29 February counts from 28 February of a common year on', () => {
    const born = { birthDate: '2008-02-29' };
    expect(hasReached({ ...born, today: '2024-02-28', years: 16 })).toBe(false);
    expect(hasReached({ ...born, today: '2024-02-29', years: 16 })).toBe(true);
    expect(isMinor({ ...born, today: '2026-02-27' })).toBe(true);
    expect(isMinor({ ...born, today: '2026-02-28' })).toBe(false);
    expect(birthFault({ role: 'CHILD', ...born, today: '2026-02-27' })).toBeNull();
    expect(birthFault({ role: 'CHILD', ...born, today: '2026-02-28' })).toBe('ADULT');
    expect(birthFault({ role: 'PATIENT', ...born, today: '2026-02-27' })).toBe('TOO_YOUNG');
    expect(birthFault({ role: 'PATIENT', ...born, today: '2026-02-28' })).toBeNull();
  });

  it.each([
    ['2026-10-20T21:59:00Z', '2026-10-20T22:01:00Z', '2026-10-21'],
    ['2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', '2026-03-29'],
    ['2026-10-24T21:59:00Z', '2026-10-24T22:01:00Z', '2026-10-25'],
  ])('is taken by the day of Warsaw, whose clocks may change: %s, %s', (before, after, day) => {
    const born = { role: 'CHILD', birthDate: day } as const;
    expect(birthFault({ ...born, today: localDay(Date.parse(before)) })).toBe('FUTURE');
    expect(birthFault({ ...born, today: localDay(Date.parse(after)) })).toBeNull();
  });
});
