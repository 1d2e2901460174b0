import { isKeptWhole, longWordsOf } from '#app/services/text/long-words.server.ts';
import { withSoftHyphens } from '#app/services/text/soft-hyphens.server.ts';
import { textsIn } from '#tests/support/words.ts';
import type { TextSize } from './looks.ts';

type Text = Readonly<{
  text: string;
  language: 'pl' | 'en';
  isPhone: boolean;
  isButton: boolean;
  isBrand: boolean;
}>;

const words = longWordsOf({ pl: textsIn('pl'), en: textsIn('en') });
const ours = () => words;

/** No text of a page has it. */
const MARK = '\u0001';

/** Words, of texts and attributes, with soft hyphens in the document that the portal serves at these sizes: none has any (decision 213). */
export const softHyphensIn = (html: string) =>
  (['100', '150'] as const).flatMap((textSize) =>
    [...withSoftHyphens({ html, textSize, isDividing: true, ours }).matchAll(/[^\s<>]*\u00ad[^\s<>]*/g)].map(
      ([word]) => `${word.replaceAll('\u00ad', '\u00b7')} at ${textSize} %`,
    ),
  );

/** Texts with the soft hyphens that the portal writes at that size. */
export function brokenTexts(texts: readonly Text[], textSize: TextSize): readonly string[] {
  const html = texts.map(({ text, language, isPhone, isButton, isBrand }) => {
    const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    // A button's words are its value: the server puts no element into them.
    if (isButton) return `<p lang="${language}"><input type="submit" value="${words}"></p>`;
    return `<a lang="${language}"${isPhone ? ' href="tel:"' : ''}${isBrand ? ' class="brand"' : ''}>${words}</a>`;
  });
  return withSoftHyphens({ html: html.join(MARK), textSize, isDividing: true, ours })
    .split(MARK)
    .map((text) =>
      text
        // A text has no elements: this sign breaks a line where <wbr> does.
        .replaceAll('<wbr>', '\u200b')
        .replace(/<input [^>]*value="([^"]*)"[^>]*>/g, '$1')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&'),
    );
}

/** The words among them that large letters leave whole: names, and what is of another language. */
export const keptWhole = (texts: readonly Text[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(({ text, language, isBrand }) =>
      [...text.matchAll(/\p{L}{6,}/gu)]
        .filter(({ 0: word, index: at }) => isBrand || isKeptWhole(word, { language, text, at, ours: words }))
        .map(([word]) => word),
    ),
  );
