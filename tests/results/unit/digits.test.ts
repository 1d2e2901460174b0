import { describe, expect, it } from 'vitest';
import { readingInWords, valueInWords } from '#contract/results/reading/in-words.ts';
import { numberInWords, written } from '#contract/results/reading/numbers.ts';
import { textIn } from '#app/services/text/texts.ts';

describe('a number of a result', () => {
  it.each([
    ['6e-8', '0,00000006'],
    ['6E−8', '0,00000006'],
    ['<1,5e-3', '<0,0015'],
    ['1.20e+3', '1200'],
    ['1.5e+2', '150'],
    ['2e+3', '2000'],
    ['5,0', '5,0'],
    ['1:80', '1:80'],
    ['E5', 'E5'],
    ['1e3', '1e3'],
  ])('%s is written %s, never with an exponent', (value, words) => {
    expect(valueInWords({ value, unit: null }, { language: 'pl' })).toBe(words);
  });

  it.each([
    [5e-8, '0,00000005'],
    [1.5e-7, '0,00000015'],
    [-2e-9, '-0,000000002'],
    [1.5e21, '1500000000000000000000'],
    [0.25, '0,25'],
  ])('of a range, %s, is written %s', (number, words) => {
    expect(numberInWords(number, { language: 'pl' })).toBe(words);
  });

  it('stands against its range by what it is', () => {
    expect(written('6e-8')?.number).toBe(6e-8);
    const { t } = textIn('pl');
    const measured = { value: '6e-8', unit: 'g/l', low: 0, high: 5e-8 };
    const { value, said, range } = readingInWords(measured, { language: 'pl', t });
    expect(value).toBe('0,00000006\u00a0g/l');
    expect([said.length > 0, range.includes('0,00000005')]).toEqual([true, true]);
  });
});
