import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#contract/payments/reading/amounts.ts';
import { readAmount, typedAmount } from '#app/domain/money.ts';

const grosz = fc.integer({ min: 1, max: 999_999_999_999 });

/** The amount on the page, put together of digits alone. */
function written(amount: number) {
  const digits = String(amount).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ' ');
  const grouped = digits.length - 2 < 5 ? digits.slice(0, -2) : whole;
  return `${grouped},${digits.slice(-2)} zł`;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('is said in the same digits as it has in grosz', () => {
    fc.assert(
      fc.property(grosz, (amount) => {
        const said = plain(formatAmount({ amount, currency: 'PLN', language: 'pl' }));
        expect(said.replaceAll(' ', '')).toBe(written(amount).replaceAll(' ', ''));
      }),
    );
  });

  it('is read back as the same grosz', () => {
    fc.assert(
      fc.property(grosz, (amount) => {
        for (const language of ['pl', 'en'] as const)
          expect(readAmount(formatAmount({ amount, currency: 'PLN', language }))).toBe(amount);
      }),
    );
  });

  it.each([
    ['PLN 1,220.00', 122_000],
    ['pln 1,234,567.89', 123_456_789],
    ['-PLN 10.05', -1_005],
    ['PLN 1,220', undefined],
    ['PLN 1,22.00', undefined],
    ['PLN 1.220,00', undefined],
    ['1,220.00', undefined],
    ['1,220', undefined],
    ['PLN 1 220.00', undefined],
  ])('reads “%s” as an English page writes it, and nothing that is doubtful: %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    [1, '0,01 zł'],
    [10, '0,10 zł'],
    [29, '0,29 zł'],
    [115, '1,15 zł'],
    [99_999, '999,99 zł'],
    [123_450, '1 234,50 zł'],
    [123_456_789, '1 234 567,89 zł'],
  ])('%i grosz are %s', (amount, said) => {
    expect(plain(formatAmount({ amount, currency: 'PLN', language: 'pl' }))).toBe(said);
  });

  it('does not break its line within', () => {
    expect(formatAmount({ amount: 123_456_789, currency: 'PLN', language: 'pl' })).not.toContain(' ');
  });

  it('is led back into its field as the hint of the language has it, and is read again as it stands there', () => {
    expect([typedAmount(22_050, 'pl'), typedAmount(22_050, 'en')]).toEqual(['220,50', '220.50']);
    for (const language of ['pl', 'en'] as const)
      for (const amount of [0, 5, 100, 22_050, 123_456_789])
        expect(readAmount(typedAmount(amount, language))).toBe(amount);
  });
});
