import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { isTextBrowser, withWordsAlone } from '#app/components/page/index.ts';
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

test.each([
  ['Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1', true],
  ['w3m/0.5.3+git20230121', true],
  ['ELinks/0.16.1.1 (textmode; Linux; 160x250)', true],
  ['Links (2.29; Linux; GNU C)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Linkspector)', false],
  [null, false],
])('%s is a text browser: %s', (userAgent, expected) => {
  expect(isTextBrowser(userAgent)).toBe(expected);
});

test('a text browser gets each display button once, by its words', () => {
  for (const each of Object.values(gallery)) {
    const whole = parse(withWordsAlone(galleryDocument({ page: each, view: PLAIN_VIEW })));
    expect(whole.querySelectorAll('button:not(.default-button)').map(String)).toEqual([]);
    const values = whole.querySelectorAll('.choices input').map((input) => input.getAttribute('value'));
    expect(values).toContain('Biały na czarnym');
    expect(new Set(values).size).toBe(values.length);
    expect(whole.querySelector('.display-buttons')?.text).not.toMatch(/Aa|Biały/);
  }
});

test('a text browser gets a button with ordinary spaces, and other words as they are', () => {
  const html = '<p>0,01\u00a0zł</p><input type="submit" class="x" value="Zapłać 0,01\u00a0zł"/>';
  expect(withWordsAlone(html)).toBe(
    '<p>0,01\u00a0zł</p><input type="submit" class="x" value="Zapłać 0,01 zł"/>',
  );
});
