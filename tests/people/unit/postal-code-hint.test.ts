import { expect, it } from 'vitest';
import { postalCodeHint } from '#app/components/people/postal-code-hint.ts';
import { textIn } from '#app/services/text/texts.ts';

it.each([
  [undefined, 'W Polsce na przykład 20-400', 'In Poland for example 20-400'],
  ['', 'W Polsce na przykład 20-400', 'In Poland for example 20-400'],
  ['PL', 'W Polsce na przykład 20-400', 'In Poland for example 20-400'],
  ['GB', 'Na przykład SW1A 1AA', 'For example SW1A 1AA'],
  ['UA', 'Na przykład 01001', 'For example 01001'],
  ['XK', 'Tak, jak zapisuje się go w tym kraju', 'As it is written in that country'],
])('of an address in %o the hint is “%s”', (country, pl, en) => {
  expect(postalCodeHint(textIn('pl').t, country)).toBe(pl);
  expect(postalCodeHint(textIn('en').t, country)).toBe(en);
});
