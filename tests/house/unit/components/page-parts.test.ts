import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { displayClasses, PhoneLink } from '#app/components/page/index.ts';
import { pagesShown } from '#app/components/page/pagination.tsx';

test.each([
  [{ page: 1, last: 2 }, [1, 2]],
  [{ page: 1, last: 7 }, [1, 2, 3, 7]],
  [{ page: 4, last: 7 }, [1, 2, 3, 4, 5, 6, 7]],
  [{ page: 10, last: 20 }, [1, 8, 9, 10, 11, 12, 20]],
])('of %o the pages %o are linked', (position, shown) => {
  expect(pagesShown(position)).toEqual(shown);
});

test('displayClasses names the text size, spacing and motion', () => {
  const plain = { contrast: 'auto', textSize: '100', spacing: 'default', motion: 'default' } as const;
  expect(displayClasses(plain)).toBe('text-100');
  expect(displayClasses({ ...plain, textSize: '300', spacing: 'wide', motion: 'reduced' })).toBe(
    'text-300 spacing-wide motion-reduced',
  );
});

test.each([
  ['+48815550110', '81 555 01 10'],
  ['+48 22 630 12 00', '22 630 12 00'],
  ['(58) 302 00 11', '(58) 302 00 11'],
  ['+48601234567', '601 234 567'],
  ['800190590', '800 190 590'],
  ['112', '112'],
  ['22 123 45 67', '22 123 45 67'],
  ['+380441234567', '+380 441 234 567'],
])('the phone %s is shown as %s', (phone, shown) => {
  const html = renderToStaticMarkup(createElement(PhoneLink, { phone }));
  expect(html).toBe(`<a href="tel:${phone.replace(/[ ()]/g, '')}">${shown.replaceAll(' ', '\u00a0')}</a>`);
});
