import { expect, it } from 'vitest';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { dayInWords, phoneInWords, timeInWords } from '#provider/core/words.ts';

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

it.each([
  '+48815550110',
  '+48600100140',
  '+48426300120',
  '123456789',
  '+4930123456',
  '81 555 01 10 wew. 3',
  '112',
])('the number %s is written on paper and in files as on a page', (phone) => {
  for (const language of ['pl', 'en'] as const)
    expect(phoneInWords({ language, phone })).toBe(phoneAsSaid({ phone, language }));
});
