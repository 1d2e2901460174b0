import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { galleryDocument, PLAIN_VIEW } from '#tests/house/a11y/gallery-document.tsx';
import { gallery } from '#tests/house/a11y/gallery.tsx';

const page = parse(galleryDocument({ page: gallery.bookings, view: PLAIN_VIEW }));
const wordsOf = (selector: string) => page.querySelector(selector)?.text.replace(/\s+/g, ' ').trim();

/** Elements that take a link within the page in w3m 0.5.3, tried; main is none of them. */
const KNOWN_TO_W3M = ['A', 'DIV', 'FORM', 'H1', 'P', 'SECTION', 'SPAN'];

test('a link within the page finds its place in w3m', () => {
  const links = page.querySelectorAll('.skip-links a').map((link) => link.getAttribute('href') ?? '');
  expect(links.map((href) => page.querySelector(href)?.tagName)).toEqual(['DIV', 'SECTION']);
  for (const href of links) expect(KNOWN_TO_W3M).toContain(page.querySelector(href)?.tagName);
});

test('the header’s words are apart where there are no boxes', () => {
  expect(wordsOf('.display')).toMatch(
    /^Aa Wygląd Kontrast Aa Domyślny Aa Biały na czarnym .+ Tekst A 100% A 150% /,
  );
  expect(wordsOf('.band')).toMatch(/^Przychodnia pod Lipami Menu/);
});
