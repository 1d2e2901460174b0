import createHyphenator, { type Patterns } from 'hyphen';
import english from 'hyphen/patterns/en-gb.js';
import polish from 'hyphen/patterns/pl.js';
import type { TextSize } from '#app/components/page/shell.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { memoise } from '#app/domain/memoise.ts';

/** The shortest word that is ever broken. */
const SHORTEST = 6;
const MOST_WORDS = 5_000;
/** Words wider than a narrow part of a page, by the size of the text; at 100 and 150 % each has the room to stay whole (issue 50). */
const LONG: Partial<Record<TextSize, RegExp>> = { 200: /\p{L}{8,}/gu, 300: /\p{L}{6,}/gu };

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

/**
 * A word of Polish wherever it stands: a letter that English has not, letters that begin no English word ("Przychodnia", "Grzegorz"),
 * or how a family name ends ("Majewska", "Wiśniewski", "Kazimierczyk").
 */
const OF_POLAND = /[ąćęłńóśźż]|^(?:[gkpt]rz|szp|szcz)|\p{L}(?:[sc]k[iaą]|wicz|czyk)$/iu;
const syllablesIn = (language: Language) => (word: string) =>
  syllables[OF_POLAND.test(word) ? 'pl' : language](word);

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

const PARTS = /<(\/?)([a-z][a-z0-9]*)((?![a-z0-9])[^>]*)>|<![^>]*>|[^<]+/gi;
const LANGUAGE = /\slang="(pl|en)/;
/** Elements that are no text to read, and those that cannot break into lines. */
const CLOSED = new Set(['script', 'style', 'title', 'textarea', 'option', 'code']);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

type Element = Readonly<{ name: string; language: Language; isClosed: boolean; isPhone: boolean }>;

const PAGE: Element = { name: '', language: 'pl', isClosed: false, isPhone: false };

/** An input's words are its value: what it says when it is pressed is in its name (SubmitButton). */
const IS_BUTTON = /\stype="submit"/;
const BUTTON_WORDS = /(?<=\svalue=")[^"]*/;
const IS_PHONE = /\shref="(?:tel|sms):/;
/** Three groups of digits or more, as phoneAsSaid() joins them, without a unit, which makes a sum of them; in a link to a phone, whatever is joined. */
const PHONE =
  /(?<![\d,.])(?:\+\d{1,3}\u00a0)?\d{2,3}(?:\u00a0\d{2,3}){2,4}(?![\d,.]\d|\u00a0?\d|\u00a0\p{L})/gu;
const JOINED = /[^<]+/g;
/** It may break there and is still joined: a plain space says that the groups are no one number. */
const withBreaks = (joined: string) => joined.replaceAll('\u00a0', '\u00a0<wbr>');

type Page = Readonly<{
  html: string;
  textSize: TextSize;
  /** The pattern of parts that must stay as they are wherever they stand. */
  kept: RegExp;
}>;

/**
 * Returns a page's HTML as it may break into lines (decision 091). At 100 % nothing changes; from 150 % on a telephone number breaks between its
 * groups, and the name of a file between its parts. At 200 and 300 % long words have soft hyphens, for browsers often cannot hyphenate
 * Polish, and a date or a postal code does not break at its hyphens while it has the room. Attributes stay as they are but for
 * a button's words, and so does what is typed or copied: addresses, codes, numbers.
 */
export function withSoftHyphens({ html, textSize, kept }: Page): string {
  if (textSize === '100') return html;
  const isLarge = textSize === '200' || textSize === '300';
  const open: Element[] = [PAGE];
  return html.replace(PARTS, (part: string, ...[end, tag, attributes = '']: (string | undefined)[]) => {
    const around = open.at(-1) ?? PAGE;
    if (tag === undefined) return part.startsWith('<') || around.isClosed ? part : brokenText(part, around);
    const name = tag.toLowerCase();
    if (name === 'input' && IS_BUTTON.test(attributes)) {
      const button = inside({ around, name, attributes });
      return part.replace(BUTTON_WORDS, (words) =>
        changed(besideUnits(words), (token) => withSyllables(token, button, textSize)),
      );
    }
    if (VOID.has(name) || attributes.endsWith('/')) return part;
    if (end === '') open.push(inside({ around, name, attributes }));
    else if (around.name === name) open.pop();
    return part;
  });

  function besideUnits(text: string) {
    return textSize === '300' ? text.replace(BESIDE_UNIT, ' ') : text;
  }

  function brokenText(text: string, element: Element) {
    const done = changed(
      besideUnits(text.replace(element.isPhone ? JOINED : PHONE, withBreaks)),
      (token) =>
        brokenName(token, element, textSize) ??
        (isLarge ? broken(token, element, textSize) : withSyllables(token, element, textSize)),
    );
    // One box, where the styles lay out each box of a text beside the others.
    const isParted = done.includes('<wbr>') || (done.includes(WHOLE) && !done.startsWith(WHOLE));
    return isParted ? `<bdi>${done}</bdi>` : done;
  }

  function changed(text: string, change: (token: string) => string) {
    const pieces = text.split(kept);
    return pieces.map((piece) => (kept.test(piece) ? piece : piece.replace(TOKEN, change))).join('');
  }
}

const inside = ({
  around,
  name,
  attributes,
}: {
  around: Element;
  name: string;
  attributes: string;
}): Element => ({
  name,
  language: (LANGUAGE.exec(attributes)?.[1] as Language | undefined) ?? around.language,
  isClosed: around.isClosed || CLOSED.has(name),
  isPhone: around.isPhone || (name === 'a' && IS_PHONE.test(attributes)),
});

const TOKEN = /[^\s]+/g;
const ENTITY = /&#?\w+;/g;
/** "22-11-2026", "20-012", with what stands around it. */
const DIGITS_WITH_HYPHENS = /(?<!\d)\d+(?:-\d+)+/g;
/** Among the largest letters "150,00 zł" and "PLN 150.00" are wider than a line of a phone. */
const BESIDE_UNIT = /(?<=\d)\u00a0(?=\p{L})|(?<=\b[A-Z]{3})\u00a0(?=\d)/gu;
/** An address, a code, a number: parts of it are no words; of "Przeczytałem/-am" they are. */
const NO_WORDS = /[\d@_]|\/(?!-)|\p{L}\.\p{L}/u;

/** The name of a file, "wynik_badania.pdf", or of what programs have names for, "img_alt_valid". */
const IS_NAME = /[._]\p{L}/u;
const NO_NAME = /[@/&:]/;
const FILE_ENDING =
  /\.(?:pdf|jpe?g|png|gif|tiff?|heic|webp|docx?|odt|rtf|txt|zip|xml|ics|json|csv)(?![\p{L}\d])/iu;
/** Behind "_", behind a hyphen before a digit, and before a file's ending. */
const IN_NAME = /(?<=_)(?=[\p{L}\d])|(?<=\p{L}-)(?=\d)/gu;

/** A name breaks between its parts, and a file's long part as other words do; null for what is no such name. */
function brokenName(token: string, { language }: Element, textSize: TextSize) {
  if (!IS_NAME.test(token) || NO_NAME.test(token)) return null;
  const [ending] = FILE_ENDING.exec(token) ?? [];
  const parts = token.replace(IN_NAME, '<wbr>');
  if (!ending) return token.includes('_') ? parts : null;
  return inLongWords(parts.replace(ending, `<wbr>${ending}`), textSize, syllables[language]);
}

const WHOLE = '<span class="whole">';

const read = (token: string) => token.replace(ENTITY, '');

const withSyllables = (token: string, { language }: Element, textSize: TextSize) =>
  token.length < SHORTEST || NO_WORDS.test(read(token))
    ? token
    : inLongWords(token, textSize, syllablesIn(language));

function inLongWords(token: string, textSize: TextSize, split: (word: string) => string) {
  const long = LONG[textSize];
  return long ? token.replace(long, (word) => split(word)) : token;
}

function broken(token: string, element: Element, textSize: TextSize) {
  if (/\p{L}/u.test(read(token))) return withSyllables(token, element, textSize);
  return token.replace(DIGITS_WITH_HYPHENS, `${WHOLE}$&</span>`);
}
