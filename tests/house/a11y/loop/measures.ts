import type { Check, Shown } from './checks.ts';
import { forcedColourFaults, paperFaults, printFaults } from './in-page-media.ts';
import { cutWords, signsAlone } from './in-page-letters.ts';
import * as inPage from './in-page-parts.ts';
import { kindsOfControls, paintFaults, STATES } from './in-page-paint.ts';
import {
  coveredFocus,
  crowdedTargets,
  fixedTexts,
  hiddenByErrorLinks,
  lowActions,
  openMenu,
  tightDates,
  tightWithSpacing,
  titleFarDown,
} from './in-page-space.ts';
import * as words from './in-page-words.ts';
import { BOUNDED, HINT_OF_DATE, PERSONAL_DATA, TOLD_BY_SENSES, VAGUE_NAMES } from './measured-lists.ts';

/** Our own measures (decision 056): what no engine looks at, on computed styles and boxes. */

const inTab = (name: string, measure: () => string[]): Check => ({
  name,
  find: ({ tab }) => tab.page.evaluate(measure),
});

/** The kinds of a page at which nobody has looked in this way yet. */
async function newKinds({ tab, known }: Shown, of: string) {
  const kinds = await tab.page.evaluate(kindsOfControls);
  const fresh = kinds.map((kind) => `${of} ${kind}`).filter((kind) => !known.has(kind));
  for (const kind of fresh) known.add(kind);
  return fresh.length;
}

const contrastOf = ({ tab }: Shown) =>
  tab.page.evaluate(() => document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '');

/** Colours at rest, and in each state of the controls where the page has a kind of control that was not seen in this contrast. */
export const paint: Check = {
  name: 'paint',
  async find(shown) {
    const isNew = (await newKinds(shown, await contrastOf(shown))) > 0;
    return shown.tab.page.evaluate(paintFaults, isNew ? STATES : []);
  },
};

/** Colours at rest and in each state of the controls, whatever was seen before. */
export const paintInStates: Check = {
  name: 'paint',
  find: ({ tab }) => tab.page.evaluate(paintFaults, STATES),
};

export const names: Check = {
  name: 'names',
  find: ({ tab }) => tab.page.evaluate(words.wrongNames, VAGUE_NAMES),
};
export const autocomplete: Check = {
  name: 'autocomplete',
  find: ({ tab }) => tab.page.evaluate(words.wrongAutocomplete, PERSONAL_DATA),
};
export const growth: Check = {
  name: 'growth',
  find: ({ tab }) => tab.page.evaluate(fixedTexts, BOUNDED),
};
export const descriptions = inTab('descriptions', words.lostDescriptions);
export const marks = inTab('marks', words.marksOfColour);
export const motion = inTab('motion', words.longMotion);
export const parts = inTab('parts', inPage.lostParts);
export const readable = inTab('readable', inPage.hardTexts);
export const barred: Check = {
  name: 'barred',
  find: ({ tab }) => tab.page.evaluate(inPage.bars, TOLD_BY_SENSES),
};
/** Targets that are too near, with the menu open too where it folds. */
export const apart: Check = {
  name: 'apart',
  async find({ tab: { page } }) {
    const faults = await page.evaluate(crowdedTargets);
    const opened = await page.evaluate(openMenu);
    if (opened === null) return faults;
    const inMenu = await page.evaluate(crowdedTargets);
    await page.evaluate((hash) => location.replace(hash), opened);
    return [...faults, ...inMenu];
  },
};

export const errorLinks = inTab('error links', hiddenByErrorLinks);
export const covered = inTab('covered', coveredFocus);
/** Tells whether a cut word, "Brzęczyszczyk|iewicz: <b…", is or has one of these. */
const isOf = (words: ReadonlySet<string>, fault: string) =>
  [...words].some((word) => fault.split(': ', 1)[0]?.replace('|', '').includes(word));

/** Words that a line's end cuts without a hyphen, and signs that it parts from their word. */
export const letters: Check = {
  name: 'letters',
  find: async ({ tab: { page, kept } }) => [
    ...(await page.evaluate(cutWords)).filter((fault) => !isOf(kept(), fault)),
    ...(await page.evaluate(signsAlone)),
  ],
};
export const spacing: Check = {
  name: 'spacing',
  find: async ({ tab: { page } }) => [
    ...(await page.evaluate(tightWithSpacing)),
    ...(await page.evaluate(tightDates, HINT_OF_DATE)),
  ],
};
export const actions = inTab('actions', lowActions);
export const title = inTab('title', titleFarDown);

const forced = async ({ tab }: Shown) => {
  await tab.page.emulateMedia({ forcedColors: 'active' });
  const faults = await tab.page.evaluate(forcedColourFaults);
  await tab.page.emulateMedia({ forcedColors: null });
  return faults;
};

const printed = async ({ tab }: Shown) => {
  await tab.page.emulateMedia({ media: 'print' });
  const faults = [...(await tab.page.evaluate(printFaults)), ...(await tab.page.evaluate(paperFaults))];
  await tab.page.emulateMedia({ media: null });
  return faults;
};

/**
 * The check of what is printed of every page; lines and marks under forced colours where the page has a kind of control
 * that was not seen so.
 */
export const otherMedia: Check = {
  name: 'media',
  async find(shown) {
    const isNew = (await newKinds(shown, 'media')) > 0;
    return [...(isNew ? await forced(shown) : []), ...(await printed(shown))];
  },
};

export const everyMedia: Check = {
  name: 'media',
  find: async (shown) => [...(await forced(shown)), ...(await printed(shown))],
};
