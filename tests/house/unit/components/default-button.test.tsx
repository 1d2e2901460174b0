import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withDefaultButton } from '#app/components/page/index.ts';
import { DefaultButton } from '#app/components/page/default-button.tsx';

const place = renderToStaticMarkup(<DefaultButton />);
const form = (inside: string) =>
  `<body>${place}<main><form id="page-form" method="post">${inside}</form></main></body>`;
const MAIN =
  '<div class="actions"><input type="submit" class="button-primary" value="Dalej &amp; koniec"/></div>';
const hidden = (html: string) => /class="default-button"[^>]*>([^<]*)</.exec(withDefaultButton(html))?.[1];

test('the hidden first button bears the main button’s words', () => {
  expect(hidden(form(`<input class="input" id="a" name="a" type="text"/>${MAIN}`))).toBe(
    'Dalej &amp; koniec',
  );
  expect(hidden(form(`<input type="radio" name="a"/>${MAIN}`))).toBe('Dalej &amp; koniec');
  const button = '<div class="actions"><input type="submit" name="press.a-b" value="Zapisz $&"/></div>';
  expect(hidden(form(`<input name="a" type="text"/>${button}`))).toBe('Zapisz $&');
});

test('it is not there where Enter has nothing to send', () => {
  const nothing =
    '<input type="hidden" name="csrf" value="x"/><textarea name="b"></textarea><select name="c"></select>';
  expect(withDefaultButton(form(nothing + MAIN))).not.toContain('default-button');
  expect(withDefaultButton(form(`<input type="file" name="files"/>${MAIN}`))).not.toContain('default-button');
  expect(withDefaultButton(`<body>${place}</body>`)).toBe('<body></body>');
});

test('a page without it stays as it is', () => {
  expect(withDefaultButton('<body><form id="page-form"></form></body>')).toBe(
    '<body><form id="page-form"></form></body>',
  );
});

test('it is not there for text browsers, which would show it first', () => {
  expect(
    withDefaultButton(form(`<input type="text" name="email"/>${MAIN}`), { isForText: true }),
  ).not.toContain('default-button');
});
