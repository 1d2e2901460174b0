import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BareLink, MapLink, TextLinking } from '#app/components/page/index.ts';
import { ShellContext, type ShellData } from '#app/components/page/shell.ts';

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

const MAP = 'https://mapa.example/?q={address}&z=17';

test.each([
  [
    { mapUrl: MAP },
    'ul. Długa 5/2, Łódź',
    '<a class="bare" href="https://mapa.example/?q=ul.%20D%C5%82uga%205%2F2%2C%20%C5%81%C3%B3d%C5%BA&amp;z=17">ul. Długa 5/2, Łódź</a>',
  ],
  [
    { mapUrl: MAP },
    'A&z=1 $& "B"',
    '<a class="bare" href="https://mapa.example/?q=A%26z%3D1%20%24%26%20%22B%22&amp;z=17">A&amp;z=1 $&amp; &quot;B&quot;</a>',
  ],
  [{ mapUrl: null }, 'ul. Długa 5', 'ul. Długa 5'],
  [{ mapUrl: MAP, isKiosk: true }, 'ul. Długa 5', 'ul. Długa 5'],
] as const)('an address on a map, with %j', (shell, address, markup) => {
  expect(
    renderToStaticMarkup(
      <ShellContext.Provider value={shell as unknown as ShellData}>
        <MapLink address={address} />
      </ShellContext.Provider>,
    ),
  ).toBe(markup);
});

test('an address that is its own words is not said twice on paper', () => {
  expect(renderToStaticMarkup(<BareLink href="https://c.example/" />)).toBe(
    '<a class="bare" href="https://c.example/">https://c.example/</a>',
  );
});
