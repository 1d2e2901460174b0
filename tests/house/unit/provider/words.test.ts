import { expect, it } from 'vitest';
import { dayInWords, timeInWords } from '#provider/core/words.ts';

it.each([
  ['2026-11-24T08:40:00Z', '9:40'],
  ['2026-11-24T09:00:00Z', '10:00'],
  ['2026-06-24T22:05:00Z', '0:05'],
])('the time of %s is said as the portal says it: %s', (instant, time) => {
  const at = new Date(instant);
  expect(timeInWords({ language: 'pl', at })).toBe(time);
  expect(timeInWords({ language: 'en', at })).toBe(time);
});

it('the day is that of Warsaw', () => {
  expect(dayInWords({ language: 'pl', at: Date.parse('2026-06-24T22:05:00Z') })).toBe(
    'czwartek, 25 czerwca 2026',
  );
});
