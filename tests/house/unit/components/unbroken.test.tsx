import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from '#app/components/results/unbroken.tsx';

const SP = '\u00a0';

test.each([
  ['a unit', `6,8${SP}mmol/l`, `<span class="inline-block">6,8${SP}<wbr/>mmol/l</span>`],
  [
    'words around it, a sign behind',
    `Teraz 4,7${SP}×10¹²/l: w normie`,
    `Teraz <span class="inline-block">4,7${SP}<wbr/>×10¹²/l:</span> w normie`,
  ],
  [
    'thousands, which stay together',
    `1${SP}234,5${SP}ng/ml`,
    `<span class="inline-block">1${SP}234,5${SP}<wbr/>ng/ml</span>`,
  ],
  ['no space', '250/µl', '<span class="inline-block">250/µl</span>'],
  ['words alone', 'ujemny', 'ujemny'],
])('a value and its unit are a block that may end a line before the unit only: %s', (_, text, expected) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(expected);
});
