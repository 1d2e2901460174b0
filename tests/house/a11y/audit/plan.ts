import { createHash } from 'node:crypto';
import { colourRules, everyRule, tabWalk, type Check } from '#tests/house/a11y/loop/checks.ts';
import { WIDE, nameOf } from '#tests/house/a11y/loop/looks.ts';
import { everyView, type View } from '#tests/house/a11y/loop/views.ts';
import type { Cell } from './results.ts';

export const LANGUAGES = ['pl', 'en'] as const;

/** What all looks of a document share: how it is answered, its markup, what the other engines say of it. */
export const DOCUMENT = 'document';

/** Per cent of the cells, chosen by hash; the rest of the matrix is not looked at. */
const sample = Number(process.env['SAMPLE'] ?? 100);
const isDeep = Boolean(process.env['DEEP']);

/**
 * Every look with what is examined in it. Every rule of axe and the Tab key are there in each of the twelve sizes and widths; another
 * contrast of them moves nothing, and gets the rules that read colours (axe-rules.ts) and all other checks. DEEP=1 examines everything in each.
 */
export const views: readonly View[] = everyView.map(({ look, checks }) => ({
  look,
  checks: isDeep || look.contrast === WIDE.contrast ? checks : checks.flatMap(ofColours),
}));

function ofColours(check: Check): readonly Check[] {
  if (check === tabWalk) return [];
  return check === everyRule ? [colourRules] : [check];
}

export const looks: readonly string[] = [DOCUMENT, ...views.map(({ look }) => nameOf(look))];

/** Whether a cell is examined: always, unless SAMPLE chooses some. `LOOKS=document` leaves the looks out. */
export function isChosen({ state, language, look }: Cell) {
  if (process.env['LOOKS'] && process.env['LOOKS'] !== look) return false;
  if (sample >= 100) return true;
  const digest = createHash('sha256').update(`${state}\n${language}\n${look}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < sample / 100;
}
