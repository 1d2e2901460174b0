import {
  colourRules,
  cutOff,
  everyRule,
  frame,
  labels,
  languageOfParts,
  order,
  rings,
  sidewaysScroll,
  sizeRules,
  tabWalk,
  targets,
  words,
  type Check,
} from './checks.ts';
import type { Language } from './document.ts';
import { CONTRASTS, NARROW, TEXT_SIZES, WIDE, WIDTHS, type Contrast, type Look } from './looks.ts';

/** A look of a document, and what is examined in it. */
export type View = Readonly<{ look: Look; checks: readonly Check[] }>;

const inContent = [frame, languageOfParts, labels, words];
const inLayout = [targets, order, sidewaysScroll, cutOff];

/**
 * What proves a document at each run: everything wide; what depends on colour in these other contrasts; what depends on size in the narrowest
 * window with the largest text, where the Tab key walks through the page in Polish.
 */
export const viewsIn = (language: Language, contrasts: readonly Contrast[]): readonly View[] => [
  { look: WIDE, checks: [everyRule, ...inContent, ...inLayout, rings] },
  ...contrasts.map((contrast) => ({ look: { ...WIDE, contrast }, checks: [colourRules, rings] })),
  { look: NARROW, checks: [sizeRules, ...inLayout, language === 'pl' ? tabWalk : rings] },
];

/** Everything in every contrast, size and width: `npm run audit`. */
export const everyView: readonly View[] = CONTRASTS.flatMap((contrast) =>
  TEXT_SIZES.flatMap((textSize) =>
    WIDTHS.map((width) => ({
      look: { contrast, textSize, width },
      checks: [everyRule, ...inContent, ...inLayout, rings, tabWalk],
    })),
  ),
);
