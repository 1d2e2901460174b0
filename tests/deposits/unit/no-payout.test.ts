import { expect, it } from 'vitest';
import { noPayoutOf } from '#app/domain/deposits/payouts.ts';

it.each([
  [0, {}, 'NO_MONEY'],
  [-1, {}, 'NO_MONEY'],
  [1, {}, null],
  [999, { least: 1_000 }, 'TOO_LITTLE'],
  [1_000, { least: 1_000 }, null],
  [1_000, { perMonth: 3, madeThisMonth: 3 }, 'MONTH_FULL'],
  [1_000, { perMonth: 3, madeThisMonth: 2 }, null],
  // How many there were is not known: the provider says it.
  [1_000, { perMonth: 3 }, null],
])('of %s with the rules %o it says %s', (available, rules, why) => {
  expect(noPayoutOf({ available, current: 2_000, rules })).toBe(why);
});

it('of one with nothing in it it does not say that something waits', () => {
  expect(noPayoutOf({ available: 0, current: 0, rules: {} })).toBe('EMPTY');
});
