import { normalized } from '#contract/people/reading/normalized.ts';

const MARKS = /\p{M}/gu;

/** A text as searches compare it: small letters without diacritics. */
export const searchedText = (text: string) =>
  normalized(text.toLowerCase().replaceAll('ł', 'l'), 'NFD').replace(MARKS, '').trim();
