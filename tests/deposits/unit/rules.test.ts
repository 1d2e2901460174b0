import { expect, it } from 'vitest';
import { settingsOf } from '#provider/deposits/bench/rules.ts';
import { monthOf, refusalOf } from '#provider/deposits/rules.ts';

const asked = {
  amount: 100,
  available: 100,
  madeThisMonth: 0,
  hasPesel: true,
  settings: { least: null, most: null, perMonth: null },
};

it('takes what is available, to the grosz', () => {
  expect(refusalOf(asked)).toBeNull();
  expect(refusalOf({ ...asked, amount: 1 })).toBeNull();
  expect(refusalOf({ ...asked, amount: 101 })).toBe('REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED');
});

it('keeps the limits of the unit, each to its edge', () => {
  const settings = { least: 50, most: 80, perMonth: 2 };
  const refused = (changed: Partial<typeof asked>) => refusalOf({ ...asked, settings, ...changed });
  expect([refused({ amount: 50 }), refused({ amount: 80 })]).toEqual([null, null]);
  expect(refused({ amount: 49 })).toBe('REFUSAL_MIN_PAYOUT');
  expect(refused({ amount: 81 })).toBe('REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED');
  expect(refused({ amount: 60, madeThisMonth: 1 })).toBeNull();
  expect(refused({ amount: 60, madeThisMonth: 2 })).toBe('REFUSAL_NUM_PAYOUT_MONTH_EXCEEDED');
});

it('finds nobody without a PESEL (B-31)', () => {
  expect(refusalOf({ ...asked, hasPesel: false })).toBe('PATIENT_NOT_FOUND');
});

it('knows the month by Warsaw’s midnight, in winter and in summer', () => {
  const month = (instant: string) => {
    const { from, before } = monthOf(Date.parse(instant));
    return [new Date(from).toISOString(), new Date(before).toISOString()];
  };
  const october = ['2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'];
  expect(month('2026-10-31T22:59:59.999Z')).toEqual(october);
  expect(month('2026-10-31T23:00:00.000Z')).toEqual(['2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z']);
  expect(month('2026-12-31T23:00:00.000Z')).toEqual(['2026-12-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z']);
});

it('reads the settings that the staff types, in grosze', () => {
  const typed = { least: '10', most: '1500,5', perMonth: '', paidToPl: 'Kasa', paidToEn: 'Desk' };
  expect(settingsOf({ ...typed, 'deposits.list': 'on' })).toEqual({
    least: 1_000,
    most: 150_050,
    perMonth: null,
    paidTo: { pl: 'Kasa', en: 'Desk' },
    failing: ['deposits.list'],
  });
  for (const wrong of [{ least: '0' }, { most: '1,505' }, { perMonth: '0' }, { most: '-1' }])
    expect(settingsOf({ ...typed, ...wrong })).toBeNull();
});
