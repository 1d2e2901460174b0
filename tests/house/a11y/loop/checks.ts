import type { Page } from 'playwright';
import { COLOUR_RULES, SIZE_RULES } from './axe-rules.ts';
import { axeFindings } from './axe.ts';
import type { Language } from './document.ts';
import { shownOtherwise } from './in-page-display.ts';
import * as focus from './in-page-focus.ts';
import * as inPage from './in-page.ts';
import { NARROW, OTHER_CONTRASTS } from './looks.ts';
import type { Tab } from './tabs.ts';

/** The thing that is examined: a document in a tab, and what is known around it. */
export type Shown = Readonly<{
  tab: Tab;
  language: Language;
  /** Every text of the provider in Polish. */
  texts: readonly string[];
  /** The parts that narrow pages show or hide in their header, as far as they were examined already. */
  known: Set<string>;
}>;

/** Looks at one thing in the document as it is shown now, and says what is wrong. */
export type Check = Readonly<{ name: string; find: (shown: Shown) => Promise<string[]> }>;

const inTab = (name: string, measure: () => string[]): Check => ({
  name,
  find: ({ tab }) => tab.page.evaluate(measure),
});

export const everyRule: Check = { name: 'axe', find: ({ tab }) => axeFindings(tab.page) };
export const colourRules: Check = { name: 'axe', find: ({ tab }) => axeFindings(tab.page, COLOUR_RULES) };

/**
 * Where the narrow page shows or hides something for which no other page stands, every rule, and the colours of what has come in every
 * contrast; elsewhere these rules.
 */
const narrowRules = (elsewhere: readonly string[]): Check => ({
  name: 'axe',
  async find({ tab, known, language }) {
    const otherwise = await tab.page.evaluate(shownOtherwise);
    const key = otherwise === null ? null : `${language} ${otherwise}`;
    if (key !== null && known.has(key)) return elsewhere.length > 0 ? axeFindings(tab.page, elsewhere) : [];

    if (key !== null) known.add(key);
    const found = await axeFindings(tab.page);
    for (const contrast of OTHER_CONTRASTS) {
      await tab.look({ ...NARROW, contrast });
      const faults = [
        ...(await axeFindings(tab.page, COLOUR_RULES)),
        ...(await tab.page.evaluate(focus.ringFaults)),
      ];
      found.push(...faults.map((fault) => `${contrast}: ${fault}`));
    }
    await tab.look(NARROW);
    return found;
  },
});

/** The rules that depend on size, or those for new headers alone. */
export const sizeRules = narrowRules(SIZE_RULES);
export const foldedHeaders = narrowRules([]);

export const frame: Check = {
  name: 'frame',
  find: ({ tab, language }) => tab.page.evaluate(inPage.brokenFrame, language),
};

export const languageOfParts: Check = {
  name: 'language of parts',
  find: ({ tab, texts }) => tab.page.evaluate(inPage.unmarkedPolish, texts),
};

export const words = inTab('words run together', inPage.runTogether);
export const labels = inTab('labels', inPage.unlabelled);
export const targets = inTab('targets', inPage.smallTargets);
export const order = inTab('order', inPage.outOfOrder);
export const sidewaysScroll = inTab('sideways scroll', inPage.widerThanWindow);
export const cutOff = inTab('cut off', inPage.cutOff);
export const rings = inTab('focus', focus.ringFaults);

export const tabWalk: Check = { name: 'focus by Tab', find: ({ tab }) => walkByTab(tab.page) };

/**
 * Walks the page with the Tab key held down, once around; a window that is busy may swallow a few. `beyond`: how often the key is pressed after
 * it could have been everywhere, for nobody knows where the walk begins.
 */
export async function walkByTab(page: Page, beyond = 1): Promise<string[]> {
  const expected = await page.evaluate(focus.tabStops);
  await page.evaluate(focus.watchFocus);
  for (let pressed = 0; pressed < expected + beyond; pressed += 1) await page.keyboard.down('Tab');
  for (let more = 0; more < 10 && (await page.evaluate(focus.stopsSeen)) < expected; more += 1) {
    await page.keyboard.down('Tab');
  }
  await page.keyboard.up('Tab');
  return page.evaluate(focus.focusFaults, expected);
}
