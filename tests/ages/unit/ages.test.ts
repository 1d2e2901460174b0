import { describe, expect, it } from 'vitest';
import { fullYears, isOfOwnConsent, reachedOn } from '#contract/people/reading/ages.ts';
import { bornOfAge, noticeDue } from '#provider/ages/rules.ts';

describe('an age', () => {
  it.each([
    ['2008-10-20', '2026-10-19', 17],
    ['2008-10-20', '2026-10-20', 18],
    ['2008-02-29', '2026-02-27', 17],
    ['2008-02-29', '2026-02-28', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2012-02-29', '2076-02-28', 63],
    ['2000-02-29', '2100-02-28', 100],
    ['1899-12-31', '2000-01-01', 100],
    ['2030-01-01', '2026-10-20', 0],
  ])('of who was born on %s is on %s: %i', (birthDate, day, years) => {
    expect(fullYears({ birthDate, day })).toBe(years);
  });

  it('is reached on the birthday, or on 28 February of a common year', () => {
    expect(reachedOn({ birthDate: '2008-10-20', age: 18 })).toBe('2026-10-20');
    expect(reachedOn({ birthDate: '2008-02-29', age: 18 })).toBe('2026-02-28');
    expect(reachedOn({ birthDate: '2008-02-29', age: 20 })).toBe('2028-02-29');
    expect(reachedOn({ birthDate: '1884-02-29', age: 16 })).toBe('1900-02-28');
  });

  it('asks for the own consent at 16 and 17', () => {
    const at = (birthDate: string) => isOfOwnConsent({ birthDate, day: '2026-10-20' });
    expect([at('2010-10-21'), at('2010-10-20'), at('2008-10-21'), at('2008-10-20')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('notices', () => {
  it.each([
    ['2026-07-21', null],
    ['2026-07-22', 90],
    ['2026-09-19', 90],
    ['2026-09-20', 30],
    ['2026-10-12', 30],
    ['2026-10-13', 7],
    ['2026-10-19', 7],
    ['2026-10-20', 0],
    ['2026-11-19', 0],
    ['2026-11-20', null],
  ])('on %s it is the one of %s days', (today, days) => {
    expect(noticeDue({ birthDate: '2008-10-20', age: 18, today })).toBe(days);
  });
});

describe('who is of age', () => {
  it.each(['2026-10-20', '2026-02-27', '2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29'])(
    'is found by the birth date as by the age, on %s',
    (today) => {
      const born = ['2008-02-27', '2008-02-28', '2008-02-29', '2008-03-01', '2010-02-28', '2008-10-20'];
      for (const birthDate of born)
        expect([birthDate, birthDate <= bornOfAge(today)]).toEqual([
          birthDate,
          fullYears({ birthDate, day: today }) >= 18,
        ]);
    },
  );
});
