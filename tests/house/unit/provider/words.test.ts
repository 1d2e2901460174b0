import { expect, it } from 'vitest';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { formatPeriod } from '#app/domain/dates/words.ts';
import { dayInWords, periodInWords, phoneInWords, timeInWords } from '#provider/core/words.ts';

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
    'czwartek 25 czerwca 2026',
  );
});

it.each([
  '+48815550110',
  '+48600100140',
  '+48426300120',
  '123456789',
  '+4930123456',
  '+12125550123',
  '81 555 01 10 wew. 3',
  '112',
])('the number %s is written on paper and in files as on a page', (phone) => {
  for (const language of ['pl', 'en'] as const)
    expect(phoneInWords({ language, phone })).toBe(phoneAsSaid({ phone, language }));
});

it.each([
  ['2026-11-24T08:40:00Z', '2026-11-24T09:00:00Z', 'wtorek 24 listopada 2026, 9:40–10:00'],
  [
    '2026-11-24T22:50:00Z',
    '2026-11-24T23:20:00Z',
    'wtorek 24 listopada 2026, 23:50 – środa 25 listopada 2026, 0:20',
  ],
])('from %s to %s names each day, on paper as on a page', (from, to, words) => {
  const [begins, ends] = [Date.parse(from), Date.parse(to)] as const;
  for (const language of ['pl', 'en'] as const)
    expect(periodInWords({ language, from: begins, to: ends })).toBe(formatPeriod({ language, from, to }));
  expect(formatPeriod({ language: 'pl', from, to })).toBe(words);
});
