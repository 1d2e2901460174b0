import createHyphenator, { type Patterns } from 'hyphen';
import english from 'hyphen/patterns/en-gb.js';
import polish from 'hyphen/patterns/pl.js';
import type { TextSize } from '#app/components/page/shell.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { memoise } from '#app/domain/memoise.ts';

const MOST_WORDS = 5_000;
/** Words wider than the narrowest column of a phone of 320 px, by the size of the text; at 100 and 150 % each has the room to stay whole. */
const LONG: Partial<Record<TextSize, RegExp>> = { 200: /\p{L}{8,}/gu, 300: /\p{L}{6,}/gu };
/** The shortest word that is ever divided. */
const SHORTEST = 6;

/** Words of ours in which the English patterns find no place, or too few. */
const IN_ENGLISH = [
  'al-ready an-swered await-ed be-tween block-ed brows-er brows-ers chap-ters com-plet-ed cov-ered de-vices en-tered en-tries',
  'every-body every-thing plan-ned pro-cess-ing sched-uled search-ed sec-ond thurs-day',
  'for-mats health-y high-est larg-est long-est min-utes near-est nei-ther no-body num-bered of-fered or-dered pre-record-ed',
  'pres-ent pri-mary pri-vate pro-vide pro-vides reg-is-tered short-en short-ened some-body some-one switch-ed thresh-old',
  'thresh-olds time-out time-outs tran-scripts with-out wrong-ly',
].join(' ');

/** A word of ours whose parts the Polish patterns make longer than a phone is wide among the largest letters. */
const IN_POLISH = 'wszy-stko';

const syllables: Record<Language, (word: string) => string> = {
  pl: syllablesOf(polish, IN_POLISH),
  en: syllablesOf(english, IN_ENGLISH),
};

/** The package remembers every word that it was ever given: after so many words a new one begins with none. */
function syllablesOf(patterns: Patterns, own = '') {
  const known = new Map(own.split(' ').map((word) => [word.replaceAll('-', ''), word.split('-')]));
  const create = () => createHyphenator(patterns, { minWordLength: SHORTEST, html: false });
  let hyphenate = create();
  let words = 0;
  return memoise(
    (word: string) => {
      const parts = known.get(word.toLowerCase());
      if (parts) return inParts(word, parts);
      words += 1;
      if (words % MOST_WORDS === 0) hyphenate = create();
      return hyphenate(word);
    },
    { limit: MOST_WORDS },
  );
}

/** The word as it is written, with soft hyphens where the parts of another way of writing it meet. */
function inParts(word: string, parts: readonly string[]) {
  let at = 0;
  return parts
    .map(({ length }) => {
      at += length;
      return word.slice(at - length, at);
    })
    .join('\u00ad');
}

const textsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textsOf);

/** The long words of the portal's own texts, in small letters. */
export type OurWords = Readonly<Record<Language, ReadonlySet<string>>>;

export const longWordsOf = (texts: Record<Language, object>): OurWords => ({
  pl: wordsOf(texts.pl),
  en: wordsOf(texts.en),
});

/** A word in small letters, or one that begins a sentence: another one with a capital is a name in our texts, too. */
const OWN_WORD = /(?<!\p{L})\p{Ll}{6,}|(?<=^|[.?!]\s)\p{Lu}\p{Ll}{5,}/gmu;

const wordsOf = (texts: object): ReadonlySet<string> =>
  new Set(textsOf(texts).flatMap((text) => (text.match(OWN_WORD) ?? []).map((word) => word.toLowerCase())));

/** Letters that no word of the language has: one of another, whose parts these patterns do not know ("cookies"). */
const FOREIGN: Record<Language, RegExp> = { pl: /[qvx]|ookie/i, en: /[ąćęłńóśźż]/i };
/** Endings of words of medicine and of acts, which no names have. */
const ORDINARY = /(?:[cs]ja|logia|skopia|grafia|metria|terapia|[ae]nie|ość|tion|ment)$/;
const ENTITY = /&#?\w+;/g;
const END_OF_SENTENCE = /[.?!:]\s/;

/** Where a word stands. */
type Place = Readonly<{ language: Language; text: string; at: number; ours: OurWords }>;

/**
 * Tells whether a word is a name, of a person, a drug or a place, or is foreign: it begins with a capital, our texts do not have it, and
 * it does not begin a phrase ("Ultrasonografia tarczycy").
 */
export function isKeptWhole(word: string, { language, text, at, ours }: Place) {
  const small = word.toLowerCase();
  if (FOREIGN[language].test(word)) return true;
  if (ours[language].has(small)) return false;
  const sentence = text.slice(0, at).replace(ENTITY, '').split(END_OF_SENTENCE).at(-1) ?? '';
  const beginsPhrase = !/\p{L}/u.test(sentence) && /^\s\p{Ll}/u.test(text.slice(at + word.length));
  return /^\p{Lu}/u.test(word) && !beginsPhrase && !ORDINARY.test(small);
}

type Part = Place & Readonly<{ part: string; textSize: TextSize }>;

/** Returns a part of a text with soft hyphens in its words that are too long for letters of that size. */
export function inLongWords({ part, textSize, at, ...place }: Part) {
  const long = LONG[textSize];
  if (!long || part.length < SHORTEST) return part;
  return part.replace(long, (word, within: number) =>
    isKeptWhole(word, { ...place, at: at + within }) ? word : syllables[place.language](word),
  );
}
