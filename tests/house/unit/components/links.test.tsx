import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLinking } from '#app/components/page/index.ts';

test.each([
  ['Wyślij go na stronie „Kod”.', 'Wyślij go na stronie „<a href="/kod">Kod</a>”.'],
  ['Nic o tej stronie.', 'Nic o tej stronie.'],
])('the name of a page in a sentence is a link to it: %s', (sentence, markup) => {
  expect(
    renderToStaticMarkup(
      <TextLinking name="Kod" href="/kod">
        {sentence}
      </TextLinking>,
    ),
  ).toBe(markup);
});
