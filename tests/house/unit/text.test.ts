import { expect, test } from 'vitest';
import { cutAtCharacter, withoutDiacritics } from '#app/domain/text.ts';

test.each([
  ['Zażółć gęślą jaźń', 'Zazolc gesla jazn'],
  ['ŁÓDŹ', 'LODZ'],
  ['Müller', 'Muller'],
  ['Đoković, đ', 'Dokovic, d'],
  ['7 marca', '7 marca'],
])('withoutDiacritics: %s is %s', (text, expected) => {
  expect(withoutDiacritics(text)).toBe(expected);
});

test.each([
  ['nothing of a short one', 'Recepta', 7, 'Recepta'],
  ['the end of a long one', 'Recepta na lek', 9, 'Recepta…'],
  ['no marks of a letter', 'z\u0307z\u0307z\u0307', 4, 'z\u0307…'],
  ['no part of a picture of several', '👩‍⚕️👩‍⚕️👩‍⚕️', 11, '👩‍⚕️👩‍⚕️…'],
  ['nothing that is written from the right otherwise', 'שלום עולם', 5, 'שלום…'],
])('cutAtCharacter cuts off %s', (_, text, most, expected) => {
  expect(cutAtCharacter(text, most)).toBe(expected);
});
