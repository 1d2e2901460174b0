const MARKS = /\p{M}/gu;

/** A text as searches compare it: small letters without diacritics. */
export const searchedText = (text: string) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(MARKS, '').trim();
