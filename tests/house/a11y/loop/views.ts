import {
  colourRules,
  cutOff,
  everyRule,
  foldedHeaders,
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
import * as own from './measures.ts';
import {
  CONTRASTS,
  NARROW,
  PHONE,
  PHONES,
  TEXT_SIZES,
  WIDE,
  WIDTHS,
  type Contrast,
  type Look,
} from './looks.ts';

/** The part of a document at which a run looks. */
export type Run = Readonly<{
  language: Language;
  contrasts: readonly Contrast[];
  /** In narrow windows and with large letters, too. */
  isInNarrow: boolean;
  isSizedByAxe: boolean;
  /** Which of the windows between the widest and the narrowest. */
  between: readonly Look[];
  isOnEveryPhone: boolean;
}>;

/** A look of a document, and what is examined in it. */
export type View = Readonly<{ look: Look; checks: readonly Check[] }>;

const inContent = [frame, languageOfParts, labels, words];
const inLayout = [targets, order, sidewaysScroll, cutOff];
/** The measures of words, markup and rules. */
export const ownInContent = [own.names, own.autocomplete, own.descriptions, own.marks, own.motion].concat(
  own.parts,
  own.barred,
  own.readable,
);

/** English pages are full of Polish names, for which no English patterns say where a word may end (decision 095): DEEP looks at them, too. */
const lettersIn = (language: Language) => (language === 'pl' || process.env['DEEP'] ? [own.letters] : []);

/**
 * The views that prove a document at each run: everything wide; what depends on colour in these other contrasts; what
 * depends on size in the narrowest window with the largest text, where the Tab key walks through the page in Polish; where
 * lines end on a phone, or on each at every size.
 */
export const viewsIn = (run: Run): readonly View[] => [
  ...wideViews(run),
  ...(run.isInNarrow ? narrowViews(run) : []),
];

const wideViews = ({ language, contrasts }: Run): View[] => [
  {
    look: WIDE,
    checks: [everyRule, ...inContent, ...inLayout, rings]
      .concat(ownInContent, own.covered, own.apart)
      .concat(own.paint, own.growth, own.otherMedia, own.errorLinks, own.actions, lettersIn(language)),
  },
  ...contrasts.map((contrast) => ({
    look: { ...WIDE, contrast },
    checks: [colourRules, rings, own.paint],
  })),
];

const narrowViews = ({ language, isSizedByAxe, between, isOnEveryPhone }: Run): View[] => [
  {
    look: NARROW,
    checks: [
      isSizedByAxe ? sizeRules : foldedHeaders,
      ...inLayout,
      language === 'pl' ? tabWalk : rings,
    ].concat(own.covered, own.spacing, own.apart, own.title, own.errorLinks, lettersIn(language)),
  },
  ...between.flatMap((look) => viewBetween(look, language)),
  ...(isOnEveryPhone ? everyPhone.map(phoneView) : []),
];

/** The words, and on a phone what an error leads to; another width of the window costs no more. */
function viewBetween(look: Look, language: Language): View[] {
  const checks = [...lettersIn(language), ...(look === PHONE ? [own.errorLinks] : [])];
  return checks.length > 0 ? [{ look, checks }] : [];
}

/** On a small phone at 150 % a word with no room may be cut: it has no soft hyphens there (decision 213). */
const phoneView = (look: Look): View => ({
  look,
  checks:
    look.textSize === '150' && look.width < PHONE.width ? [own.errorLinks] : [own.letters, own.errorLinks],
});

/** Every other phone and size of text. */
const everyPhone = TEXT_SIZES.flatMap((textSize) => PHONES.map((width) => ({ ...WIDE, textSize, width })));

/** Everything in every contrast, size and width: `npm run audit`. */
export const everyView: readonly View[] = CONTRASTS.flatMap((contrast) =>
  TEXT_SIZES.flatMap((textSize) =>
    WIDTHS.map((width) => ({
      look: { contrast, textSize, width },
      checks: [everyRule, ...inContent, ...inLayout, rings, tabWalk]
        .concat(ownInContent, own.covered, own.apart)
        .concat(own.paintInStates, textSize === '100' && width === WIDE.width ? own.growth : [])
        .concat(width === 320 ? own.spacing : [], contrast === WIDE.contrast ? own.everyMedia : []),
    })),
  ),
);
