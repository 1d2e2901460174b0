/** More marks on one letter than any language writes; to put a long row of them in order takes time by the square of its length. */
const ROW_OF_MARKS = /\p{M}{31}/u;

/** Returns a text in a form of Unicode, as `normalize` does; one that no language writes stays as it is. */
export const normalized = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD') =>
  ROW_OF_MARKS.test(text) ? text : text.normalize(form);
