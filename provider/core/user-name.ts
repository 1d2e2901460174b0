import { normalized } from '#contract/people/reading/normalized.ts';

const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * Returns a text as people read and type it: letters of other widths and ligatures as the usual ones (NFKC), nothing unseen, "-" for
 * every dash, without difference of capitals ("ß" is "ss").
 */
export const foldedText = (text: string) =>
  normalized(
    normalized(text, 'NFKC').replace(UNSEEN, '').replace(DASHES, '-').toUpperCase().toLowerCase(),
    'NFKC',
  );

/** Returns a user name as it is kept and looked for. */
export const userNameOf = (typed: string) =>
  normalized(typed, 'NFKC').replace(UNSEEN, '').replace(DASHES, '-').trim().toLowerCase();
