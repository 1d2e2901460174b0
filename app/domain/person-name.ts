import { normalized } from '#contract/people/reading/normalized.ts';
import { UNSEEN } from '#contract/people/reading/names.ts';

/** Marks, signs that nobody sees, and letters that run from right to left: a text without any is shown as it is. */
const UNUSUAL =
  /[\p{M}\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u1100-\u11ff\u0590-\u08ff\u2800\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Turn what stands around them: no text of somebody's may do that to the page. A name that is closed in already stays so. */
const TURNING = /(\u2068[^\u2066-\u2069]*\u2069)|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Controls, without the ends of lines. */
const CONTROLS = /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Begins and ends what has a direction of its own, as `<bdi>` does; a title, a label and a file can have these alone. */
const [ISOLATE, ISOLATED] = ['\u2068', '\u2069'];
const isolated = (text: string) =>
  text
    .split('\n')
    .map((line) => (RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${ISOLATED}` : line))
    .join('\n');

/** Parts of a person's name in one line: letters composed, nothing in it that nobody sees. */
export function plainName(...parts: readonly (string | undefined)[]) {
  const name = parts.filter(Boolean).join(' ');
  if (!UNUSUAL.test(name)) return name;
  return normalized(name, 'NFC')
    .replaceAll(/[^\S\ufeff]+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** A person's name as it may stand in any sentence: in its own direction, so that dates and numbers around it stay in their places. */
export const shownName = (...parts: readonly (string | undefined)[]) => isolated(plainName(...parts));

/** A text of somebody else's within a page: composed, turning nothing around it, each line in its own direction. */
export const shownText = (text: string) =>
  UNUSUAL.test(text)
    ? isolated(normalized(text, 'NFC').replaceAll(TURNING, '$1').replaceAll(CONTROLS, ''))
    : text;
