import type { TextSize } from '#app/components/page/shell.ts';
import type { Language } from '#app/domain/dates/words.ts';
import { inLongWords, type OurWords } from './long-words.server.ts';

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

/** The clinic's name shrinks with the window. */
const IS_BRAND = /\sclass="brand"/;

type Element = Readonly<{ name: string; language: Language; isClosed: boolean; isPhone: boolean }>;

const PAGE: Element = { name: '', language: 'pl', isClosed: false, isPhone: false };

/** An input's words are its value: what it says when it is pressed is in its name (SubmitButton). */
const IS_BUTTON = /\stype="submit"/;
const BUTTON_WORDS = /(?<=\svalue=")[^"]*/;
const IS_PHONE = /\shref="(?:tel|sms):/;
/** Three groups of digits or more, as phoneAsSaid() joins them, without a unit, which makes a sum of them; in a link to a phone, whatever is joined. */
const PHONE =
  /(?<![\d,.])(?:\+\d{1,3}(?:\u00a0\d{1,8}){2,5}|\d{2,3}(?:\u00a0\d{2,3}){2,4})(?![\d,.]\d|\u00a0?\d|\u00a0\p{L})/gu;
const JOINED = /[^<]+/g;
/** It may break there and is still joined: a plain space says that the groups are no one number. */
const withBreaks = (joined: string) => joined.replaceAll('\u00a0', '\u00a0<wbr>');

type Page = Readonly<{
  html: string;
  textSize: TextSize;
  /** False for who has chosen that long words stay whole. */
  isDividing: boolean;
  ours: () => OurWords;
}>;

/**
 * Returns a page's HTML as it may break into lines (decision 213). At 100 % nothing changes; from 150 % on a telephone number breaks between its
 * groups, the name of a file between its parts, and a date or a postal code does not break at its hyphens while it has the room. At 200 and
 * 300 % the longest words have soft hyphens, for browsers often cannot hyphenate Polish. Attributes stay as they are but for
 * a button's words, and so does what is typed or copied: addresses, codes, numbers.
 */
export function withSoftHyphens({ html, textSize, isDividing, ours }: Page): string {
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
        besideUnits(words).replace(TOKEN, (token, at: number) =>
          withSyllables({ token, at, text: words, element: button }),
        ),
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

  function brokenText(written: string, element: Element) {
    const text = besideUnits(written.replace(element.isPhone ? JOINED : PHONE, withBreaks));
    const done = text.replace(TOKEN, (token, at: number) => {
      const word = { token, at, text, element };
      return brokenName(word) ?? broken(word);
    });
    // One box, where the styles lay out each box of a text beside the others.
    const isParted = done.includes('<wbr>') || (done.includes(WHOLE) && !done.startsWith(WHOLE));
    return isParted ? `<bdi>${done}</bdi>` : done;
  }

  /** A name breaks between its parts, and a file's long part as other words do; null for what is no such name. */
  function brokenName({ token, ...place }: Word) {
    if (!IS_NAME.test(token) || NO_NAME.test(token)) return null;
    const [ending] = FILE_ENDING.exec(token) ?? [];
    const parts = token.replace(IN_NAME, '<wbr>');
    if (!ending) return token.includes('_') ? parts : null;
    return divided({ token: parts.replace(ending, `<wbr>${ending}`), ...place });
  }

  function broken(word: Word) {
    if (/\p{L}/u.test(read(word.token))) return withSyllables(word);
    return word.token.replace(DIGITS_WITH_HYPHENS, `${WHOLE}$&</span>`);
  }

  function withSyllables(word: Word) {
    return NO_WORDS.test(read(word.token)) ? word.token : divided(word);
  }

  function divided({ token, at, text, element: { language } }: Word) {
    return isDividing && isLarge
      ? inLongWords({ part: token, textSize, language, text, at, ours: ours() })
      : token;
  }
}

/** A word of a text with what stands around it, as blanks part it from others. */
type Word = Readonly<{ token: string; at: number; text: string; element: Element }>;

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
  isClosed: around.isClosed || CLOSED.has(name) || IS_BRAND.test(attributes),
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

const WHOLE = '<span class="whole">';

const read = (token: string) => token.replace(ENTITY, '');
