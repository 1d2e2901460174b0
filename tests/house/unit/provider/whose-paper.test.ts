import { expect, test } from 'vitest';
import { personOnPaper } from '#provider/core/printouts/whose.ts';

test.each([
  ['2018-03-05', 'pl', 'Anna Kowalska (ur. 5 marca 2018)'],
  ['1985-10-31', 'pl', 'Anna Kowalska (ur. 31 października 1985)'],
  ['1985-10-31', 'en', 'Anna Kowalska (born 31 October 1985)'],
] as const)('a birth date of %s stands beside the name on paper, in %s', (birth_date, language, expected) => {
  const person = { name: 'Anna', last_name: 'Kowalska', birth_date };
  expect(personOnPaper(person, language)).toBe(expected);
});
