import { expect, it } from 'vitest';
import { formatAmount } from '#app/domain/money.ts';

it.each([
  [220_00, 'pl', '220,00 zł'],
  [1_234_50, 'pl', '1234,50 zł'],
  [5, 'pl', '0,05 zł'],
  [220_00, 'en', 'PLN 220.00'],
] as const)('%i grosze in %s: %s', (amount, language, words) => {
  expect(formatAmount({ amount, currency: 'PLN', language }).replaceAll('\u00a0', ' ')).toBe(words);
});
