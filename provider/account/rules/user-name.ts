const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/**
 * Returns a text as people read and type it: letters of other widths and ligatures as the usual ones (NFKC), nothing unseen, "-" for
 * every dash, without difference of capitals ("ß" is "ss").
 */
export const foldedText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/** Returns a user name as it is kept and looked for. */
export const userNameOf = (typed: string) =>
  typed.normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').trim().toLowerCase();
