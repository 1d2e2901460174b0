import { createHash } from 'node:crypto';
import {
  colourRules,
  everyRule,
  frame,
  languageOfParts,
  tabWalk,
  type Check,
} from '#tests/house/a11y/loop/checks.ts';
import * as own from '#tests/house/a11y/loop/measures.ts';
import { CONTRASTS, NARROW, WIDE, WIDTHS, nameOf, type Look } from '#tests/house/a11y/loop/looks.ts';
import { everyView, ownInContent, type View } from '#tests/house/a11y/loop/views.ts';
import { enginesInLook } from './engines/engines.ts';
import { controlsShown } from './in-page-shown.ts';
import type { Cell } from './results.ts';

export const LANGUAGES = ['pl', 'en'] as const;

/** The part that all looks of a document share: how it is answered, its markup, what the other engines say of it. */
export const DOCUMENT = 'document';

/** Per cent of the cells, chosen by hash; the rest of the matrix is not looked at. */
const sample = Number(process.env['SAMPLE'] ?? 100);
const isDeep = Boolean(process.env['DEEP']);

/** The checks that read markup, which no look changes (in-page-display.ts). */
const ofMarkup: ReadonlySet<Check> = new Set([frame, languageOfParts]);

/** Words, markup and rules, which neither a contrast nor a size of text changes; a width shows and hides parts. */
const ofWidth: ReadonlySet<Check> = new Set(ownInContent);

/** The states of controls, and other media, once for each kind of control of a document (measures.ts). */
const ofKinds = new Map([
  [own.paintInStates, own.paint],
  [own.everyMedia, own.otherMedia],
]);

/** The Tab key walks wherever other controls are shown than in the looks of the document before; their rings are measured in each (check focus). */
const walkOfShown: Check = {
  name: tabWalk.name,
  async find(shown) {
    const controls = await shown.tab.page.evaluate(controlsShown);
    if (shown.known.has(controls)) return [];
    shown.known.add(controls);
    return tabWalk.find(shown);
  },
};

const placeOf = ({ look: { contrast, width } }: View) =>
  CONTRASTS.indexOf(contrast) * WIDTHS.length + WIDTHS.indexOf(width);

/**
 * Every look with what is examined in it. Every rule of axe is there in each of the twelve sizes and widths; another contrast of them moves
 * nothing, and gets the rules that read colours (axe-rules.ts) and all other checks. DEEP=1 examines everything in each. A window is resized
 * as rarely as can be: that costs more than another size of text.
 */
export const views: readonly View[] = everyView
  .map(({ look, checks }) => ({
    look,
    checks: [...(isDeep ? checks : checks.flatMap(inLook(look))), ...othersIn(look)],
  }))
  .sort((one, other) => placeOf(one) - placeOf(other));

export const looks: readonly string[] = [DOCUMENT, ...views.map(({ look }) => nameOf(look))];

/** The looks that alone are examined, with semicolons between them: `LOOKS=document`. */
const wanted = process.env['LOOKS']?.split(';').map((look) => look.trim());

/** Tells whether a cell is examined: always, unless SAMPLE or LOOKS choose some. */
export function isChosen({ state, language, look }: Cell) {
  if (wanted && !wanted.includes(look)) return false;
  if (sample >= 100) return true;
  const digest = createHash('sha256').update(`${state}\n${language}\n${look}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < sample / 100;
}

function inLook({ contrast, textSize, width }: Look) {
  const isPlain = contrast === WIDE.contrast && textSize === WIDE.textSize;
  return (check: Check): readonly Check[] => {
    if (ofMarkup.has(check)) return isPlain && width === WIDE.width ? [check] : [];
    if (ofWidth.has(check)) return isPlain ? [check] : [];
    const ofKind = ofKinds.get(check);
    if (ofKind) return [ofKind];
    if (contrast === WIDE.contrast) return [check === tabWalk ? walkOfShown : check];
    if (check === tabWalk) return [];
    return [check === everyRule ? colourRules : check];
  };
}

/**
 * The looks that the other engines see beside the document: the narrowest window with the largest text, which hides and shows
 * parts; and the colours of each contrast at 100 %, where they have to be strongest, for no width changes them.
 */
function othersIn(look: Look) {
  if (nameOf(look) === nameOf(NARROW)) return enginesInLook();
  return nameOf({ ...look, contrast: WIDE.contrast }) === nameOf(WIDE) && look.contrast !== WIDE.contrast
    ? enginesInLook('colours')
    : [];
}
