import { createHash } from 'node:crypto';
import { ofEngines } from './engine-verdicts.ts';
import type { EngineVerdict, Verdict } from './verdict.ts';

/** The verdicts on what axe leaves to a human ("needs review"): what was looked at, when, and with what outcome. */
const ofAxe: readonly Verdict[] = [
  {
    rule: 'hidden-content',
    html: /class="display-opener"/,
    verdict:
      'Hidden in wide windows, where all that it opens is shown. In narrow ones the loop opens it and examines what comes.',
    on: '2026-11-20',
  },
  {
    rule: 'hidden-content',
    html: /class="(menu-opener|menu|close)"/,
    verdict:
      'As with the display settings: narrow windows have a link that opens the menu and one that closes it, wide ones the menu itself.',
    on: '2026-11-22',
  },
  {
    rule: 'hidden-content',
    html: /^<input[^>]*class="bar-button"/,
    verdict: 'Narrow windows offer the other language only; which one is on is heard from the page itself.',
    on: '2026-11-22',
  },
  {
    rule: 'hidden-content',
    html: /^<svg [^>]*viewBox="0 0 (24 24|48 48)"[^>]* aria-hidden="true"/,
    verdict: 'Icons and the leaf are left out beside very large letters; the words beside each say the same.',
    on: '2026-11-22',
  },
  {
    rule: 'hidden-content',
    html: /^<div hidden=""><input type="radio" id="[^"]+-none"/,
    verdict:
      'A choice of nothing for lynx, which does not know "hidden" and would send the first choice; nobody else meets it.',
    on: '2026-11-25',
  },
  {
    rule: 'hidden-content',
    html: /^<div hidden=""><label for="website">/,
    verdict:
      'A field for programs alone (S-01), shown to nobody and out of reach of the keyboard, as all that is hidden; for lynx, which shows it, its label says to leave it empty.',
    on: '2026-12-01',
  },
  {
    rule: 'hidden-content',
    html: /^<p class="on-paper">/,
    verdict:
      'A line for paper alone: whose page it is. On the screen the frame and the picker of people say so.',
    on: '2026-11-26',
  },
  {
    rule: 'hidden-content',
    html: /^<li class="more">|^<li><a href="\/account(?:\/\w+)?">/,
    verdict:
      'Pages of the account: with very large letters the own one stands alone with a link that opens the others, in wide windows all stand there. Each is examined in the view that shows it.',
    on: '2026-11-27',
  },
  {
    rule: 'color-contrast',
    html: /^<span>\p{L}+ \d{4} <\/span>$/u,
    verdict:
      'Month and year in two lines, whose boxes touch; they stand on the day’s own ground, and check paint measures both.',
    on: '2026-11-25',
  },
  {
    rule: 'color-contrast',
    html: /^<span class="inline-block">(&[lg]t;)?[\d≤≥]/,
    verdict:
      'A value and its unit, whose box may touch that of the line above among very large letters. The same words are measured in the wide page (axe, paint).',
    on: '2026-11-26',
  },
  {
    rule: 'color-contrast',
    html: /^<span class="(line|over)">/,
    verdict:
      'The space at its end, which keeps lines apart for the ear, hangs over the edge of a narrow page. The same words are measured in the wide one (axe, paint), and in a line that is not filled.',
    on: '2026-11-25',
  },
  {
    rule: 'color-contrast',
    html: /^<bdi>(?:[^<]|<wbr>)*\.(?:pdf|jpe?g|png)\b/,
    verdict:
      'A text with the name of a file, in one box so that the name may break; the spaces at the ends of its lines hang over the edge of a narrow page. The same words are measured in the wide one (axe, paint).',
    on: '2026-11-26',
  },
];

const verdicts: readonly EngineVerdict[] = [
  ...ofAxe.map((verdict) => ({ ...verdict, engine: 'axe' })),
  ...ofEngines,
];

/** Tells a verdict from all others, and stays the same as long as it answers the same. */
const idOf = ({ engine, rule, html, says, isDisputed }: EngineVerdict) =>
  createHash('sha256')
    .update([engine, rule, html.source, says?.source, isDisputed].join('\n'))
    .digest('hex')
    .slice(0, 8);

const ids = new Map(verdicts.map((verdict) => [verdict, idOf(verdict)]));

/** Every verdict that stands, for who counts and tells them. */
export const verdictList = [...ids].map(
  ([{ engine, rule, html, isDisputed = false, verdict, inPolish, on }, id]) => ({
    id,
    engine,
    rule,
    html: html.source,
    isDisputed,
    verdict,
    inPolish,
    on,
  }),
);

const uses = new Map<string, number>();

/** The number of times that each verdict was used, by its id, since this was last asked. */
export function takeUses(): Readonly<Record<string, number>> {
  const taken = Object.fromEntries(uses);
  uses.clear();
  return taken;
}

type Said = Readonly<{ engine: string; rule: string; html: string; message?: string; isFault?: boolean }>;

/** Returns the verdict on what an engine says, and counts its use. A fault needs one that disputes it. */
export function verdictOn({ engine, rule, html, message = '', isFault = false }: Said) {
  const found = verdicts.find(
    (verdict) =>
      verdict.engine === engine &&
      verdict.rule === rule &&
      verdict.html.test(html) &&
      (verdict.says?.test(message) ?? true) &&
      Boolean(verdict.isDisputed) === isFault,
  );
  const id = found && ids.get(found);
  if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
  return found;
}
