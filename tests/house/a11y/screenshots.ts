import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserOptions } from '#tests/support/browser.ts';
import { openHouse, type House } from './loop/house.ts';
import { isLead, type State } from './loop/state.ts';
import { CONTRASTS, WIDTHS } from './loop/looks.ts';
import { states } from './states.ts';

/**
 * `npm run screenshots -- <folder> [parts of states' names] [--widths 320,1280] [--contrasts default] [--size 300]`: every screen
 * as it is first seen, and the states named here, in each contrast and at three widths; of every state with `--all`.
 */
const MORE = new Set([
  'login: nothing typed',
  'bookings: of several patients',
  'bookings: every field wrong',
  'bookings: provider down',
  'newbooking/services: found',
  'newbooking/dates: the times of a day',
  'newbooking/dates: the hospital gives no times',
  'newbooking/result/:system/:id: booked, with a preparation',
  'refused: 429, too many tries',
]);

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    widths: { type: 'string', default: '320,768,1280' },
    contrasts: { type: 'string', default: CONTRASTS.join() },
    size: { type: 'string', default: '100' },
  },
});
const [folder = 'test-results/screenshots', ...parts] = positionals;
const widths = WIDTHS.filter((width) => options.widths.split(',').includes(String(width)));
const contrasts = CONTRASTS.filter((contrast) => options.contrasts.split(',').includes(contrast));
const textSize = options.size === '300' ? '300' : '100';

const nameOf = ({ route, name }: State) => `${route}: ${name}`;

/** The first state of each screen that is no error, and those of MORE. */
function shownStates() {
  const pages = states.filter((state): state is State => !isLead(state));
  if (options.all) return pages;
  if (parts.length > 0) return pages.filter((state) => parts.some((part) => nameOf(state).includes(part)));

  const first = pages.filter(
    (state, index) =>
      !state.status && pages.findIndex((other) => other.route === state.route && !other.status) === index,
  );
  return pages.filter((state) => first.includes(state) || MORE.has(nameOf(state)));
}

async function takeAll() {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(browserOptions());
  const house = await openHouse({ browser });
  try {
    for (const state of shownStates()) await take({ state, house });
  } finally {
    await house.close();
    await browser.close();
  }
}

/** One state, in every contrast and width; each time as if nobody had been there before. */
async function take({ state, house: { stage, tab, begin } }: { state: State; house: House }) {
  const name = nameOf(state).replace(/[^\w]+/g, '-');
  for (const contrast of contrasts) {
    await begin();
    const answer = await state.show(stage.scene({ language: 'pl', contrast, textSize }));
    for (const width of widths) {
      await tab.show(answer, width);
      await tab.page.screenshot({ path: join(folder, `${name}-${contrast}-${width}.png`), fullPage: true });
    }
  }
}

await takeAll();
