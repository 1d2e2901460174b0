import { expect, it } from 'vitest';
import { formatAmount } from '#contract/payments/reading/amounts.ts';

it.each([
  [220_00, 'pl', '220,00 zł'],
  [1_234_50, 'pl', '1 234,50 zł'],
  [1_234_567_89, 'pl', '1 234 567,89 zł'],
  [1, 'pl', '0,01 zł'],
  [-10_05, 'pl', '-10,05 zł'],
  [1_234_50, 'en', 'PLN 1,234.50'],
  [5, 'pl', '0,05 zł'],
  [220_00, 'en', 'PLN 220.00'],
] as const)('%i grosze in %s: %s', (amount, language, words) => {
  expect(formatAmount({ amount, currency: 'PLN', language }).replaceAll('\u00a0', ' ')).toBe(words);
});

it.each([
  ['zł', 'pl', '1 500,00 zł'],
  ['EUR', 'pl', '1 500,00 €'],
  ['XBT', 'pl', '1 500,00 XBT'],
  ['korony', 'pl', '1 500,00 korony'],
  ['korony', 'en', '1,500.00 korony'],
] as const)('a currency that is called %s in %s: %s', (currency, language, words) => {
  expect(formatAmount({ amount: 1_500_00, currency, language }).replaceAll('\u00a0', ' ')).toBe(words);
});

it('says every amount to the grosz, and lets no line end within it', () => {
  for (let amount = 0; amount < 30_000; amount += 1) {
    const said = formatAmount({ amount, currency: 'PLN', language: 'pl' });
    expect(said).not.toContain(' ');
    expect(Number(said.replace(/\D/g, ''))).toBe(amount);
  }
});
