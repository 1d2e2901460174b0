import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { displayClasses, PhoneLink } from '#app/components/page/index.ts';
import { TextContext } from '#app/components/text.tsx';
import { textIn } from '#app/services/text/texts.ts';
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
  const plain = {
    contrast: 'auto',
    textSize: '100',
    spacing: 'default',
    motion: 'default',
    longWords: 'divided',
  } as const;
  expect(displayClasses(plain)).toBe('text-100');
  expect(displayClasses({ ...plain, textSize: '300', spacing: 'wide', motion: 'reduced' })).toBe(
    'text-300 spacing-wide motion-reduced',
  );
});

test.each([
  ['+48815550110', '81 555 01 10', '+48 81 555 01 10'],
  ['815550100', '81 555 01 00', '+48 81 555 01 00'],
  ['+48221234567', '22 123 45 67', '+48 22 123 45 67'],
  ['+48600100140', '600 100 140', '+48 600 100 140'],
  ['+48885123456', '885 123 456', '+48 885 123 456'],
  ['22 123 45 67', '22 123 45 67', '22 123 45 67'],
  ['112', '112', '112'],
  ['+380441234567', '+380 44 123 4567', '+380 44 123 4567'],
])('the phone %s is shown as %s, in English as %s', (phone, pl, en) => {
  for (const [language, shown] of [
    ['pl', pl],
    ['en', en],
  ] as const) {
    const link = createElement(PhoneLink, { phone });
    const html = renderToStaticMarkup(createElement(TextContext.Provider, { value: textIn(language) }, link));
    expect(html).toBe(`<a href="tel:${phone.replaceAll(' ', '')}">${shown.replaceAll(' ', '\u00a0')}</a>`);
  }
});
