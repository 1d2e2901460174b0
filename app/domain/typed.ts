import { normalized } from '#contract/people/reading/normalized.ts';

/**
 * Typed and pasted text is read here before any rule looks at it: names of accounts, e-mail addresses, phones, codes,
 * dates, numbers. Keyboards of phones and copied texts bring letters of other widths, spaces and dashes of every kind, and
 * signs that nobody sees.
 */

/** Signs that take no room or draw nothing: formats, controls, fillers, choices of a picture's look. */
const UNSEEN =
  /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\u2800\u3164\u115f\u1160\uffa0]|[\ufe00-\ufe0f\u180b-\u180f]|\u034f/gu;
/** The hyphens of Unicode, and the minus and bullet signs that people take for one. */
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

/** No identifier is longer: what is comes back as it was typed, and every rule refuses it. */
const LONGEST = 1_000;

/** Returns an identifier as it was meant: usual letters and digits, "-" for every dash, single spaces, nothing unseen. */
export function typedIdentifier(text: string) {
  if (text.length > LONGEST) return text;
  return normalized(text.replace(/\s/gu, ' '), 'NFKC')
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(/ +/g, ' ')
    .trim();
}

/** Returns an identifier without the spaces and dashes that people put between its parts: "20-400" as "20400". */
export const withoutBreaks = (text: string) => typedIdentifier(text).replace(/[ -]/g, '');

/** True where nobody would see anything of a text. */
export const isBlank = (text: string) => text.replace(UNSEEN, '').trim() === '';

/** Marks that turn the direction of what follows them, also of what stands around the text on a page. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Marks of direction that hold until they are ended: they can show a text in another order than it has. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;
/** Controls that are no end of a line and no tab. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** Returns lines as they are kept: they end with LF, and have no controls and nothing that shows them in another order. */
export const plainLines = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROLS, '')
    .replace(TURNING, '');

/** Returns a text of several lines as it is kept: plain lines, nothing around it; "" where nothing is seen. */
export const severalLines = (text: string) => (isBlank(text) ? '' : plainLines(text).trim());

/** Returns a text as one line that stands alone: no controls, no marks of direction, single spaces; "" where nothing is seen. */
export function oneLine(text: string) {
  if (isBlank(text)) return '';
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(DIRECTIONS, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** True where a line has no controls: nothing that is typed has any, and the contract takes none. */
export const isPlainLine = (text: string) => !/\p{Cc}/u.test(text);

/** True where lines have no controls but their ends. */
export const isPlainText = (text: string) => isPlainLine(text.replaceAll('\n', ''));
