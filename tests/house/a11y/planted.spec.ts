import { expect } from '@playwright/test';
import { literal } from '#tests/support/words.ts';
import { examine } from './loop/examine.ts';
import { inHouse } from './loop/house-test.ts';
import { OTHER_CONTRASTS } from './loop/looks.ts';
import type { State } from './loop/state.ts';
import type { Planted } from './loop/tabs.ts';
import { states } from './states.ts';

/** Faults that are there in one contrast, one width or one language alone, by the name of the file that they are added to. */
const FAULTS: readonly (readonly [file: RegExp, css: string])[] = [
  [/yellow-on-black-/, 'main h1 { color: #333300 !important; }'],
  [/black-on-yellow-/, '.footer a:focus { outline: 0 !important; box-shadow: none !important; }'],
  [/white-on-black-/, '.skip-links a { --focus-edge: #ffd54a; --focus-band: #ffd54a; }'],
  [/\/default-/, '@media (max-width: 400px) { .footer .inner { min-width: 500px; } }'],
  [
    /\/default-/,
    '@media (max-width: 400px) { .footer a { min-height: 0 !important; font-size: 14px !important; } }',
  ],
];

const planted: Planted = ({ path, body }) =>
  path.endsWith('.css')
    ? [body, ...FAULTS.filter(([file]) => file.test(path)).map(([, css]) => css)].join('\n')
    : body.replaceAll('<span lang="pl">', '<span>').replace(IN_ENGLISH, `$1${UNPARTED}</main>`);

const IN_ENGLISH = /(<html lang="en".*)<\/main>/s;
const UNPARTED = '<p><time>23</time><b>9:00</b></p>';

const test = inHouse(planted);

const beginning = (words: string): unknown => expect.stringMatching(new RegExp(`^${literal(words)}`));
const containing = (item: unknown): unknown => expect.arrayContaining([item]);

const state = states.find(({ name }) => name === 'a guest sees all') as State;

test('a planted fault is found where it is, and nowhere else', async ({ house }) => {
  const warm = { language: 'pl', contrasts: OTHER_CONTRASTS, state, house } as const;
  await examine(warm);
  const faults = await examine(warm);
  expect(faults).toEqual({
    'axe: yellow-on-black, 100 %, 1280 px': [beginning('color-contrast: <h1')],
    'focus: black-on-yellow, 100 %, 1280 px': containing(beginning('0px')),
    'focus: white-on-black, 100 %, 1280 px': containing(
      beginning('rgb(255, 213, 74) and rgb(255, 213, 74) on rgb(17, 23, 28)'),
    ),
    'paint: yellow-on-black, 100 %, 1280 px': [beginning('text 1.6:1: <h1')],
    'spacing: default, 300 %, 320 px': containing(beginning('wider than the window')),
    'sideways scroll: default, 300 %, 320 px': containing(expect.stringMatching(/^\d+ px: /)),
    // What hangs out of the page has no background that axe could tell.
    'axe: default, 300 %, 320 px': containing(beginning('color-contrast (review)')),
    'targets: default, 300 %, 320 px': containing(expect.stringContaining('<a ')),
  });
});

test('a text of the provider without its language, and words that nothing parts, are found in English', async ({
  house,
}) => {
  const faults = await examine({ language: 'en', contrasts: [], state, house });
  expect(faults['language of parts: default, 100 %, 1280 px']).toContain('Szczepienie');
  expect(faults['words run together: default, 100 %, 1280 px']).toEqual([expect.stringContaining('23')]);
});
