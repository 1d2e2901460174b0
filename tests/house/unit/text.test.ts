import { expect, test } from 'vitest';
import { withoutDiacritics } from '#app/domain/text.ts';

test.each([
  ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
  ['ŁÓDŹ', 'LODZ'],
  ['Müller', 'Muller'],
  ['Đoković, đ', 'Dokovic, d'],
  ['7 marca', '7 marca'],
])('withoutDiacritics: %s is %s', (text, expected) => {
  expect(withoutDiacritics(text)).toBe(expected);
});
