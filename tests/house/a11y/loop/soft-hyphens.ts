import { withSoftHyphens } from '#app/services/text/soft-hyphens.server.ts';
import type { TextSize } from './looks.ts';

type Text = Readonly<{ text: string; language: 'pl' | 'en'; isPhone: boolean; isButton: boolean }>;

/** No text of a page has it. */
const MARK = '\u0001';
const NOWHERE = /(\u0002)/;

/** Words, of texts and attributes, with soft hyphens in the document that the portal serves at these sizes: none has any (decision 091). */
export const softHyphensIn = (html: string) =>
  (['100', '150'] as const).flatMap((textSize) =>
    [...withSoftHyphens({ html, textSize, kept: NOWHERE }).matchAll(/[^\s<>]*\u00ad[^\s<>]*/g)].map(
      ([word]) => `${word.replaceAll('\u00ad', '\u00b7')} at ${textSize} %`,
    ),
  );

/** Texts with the soft hyphens that the portal writes at that size. */
export function brokenTexts(texts: readonly Text[], textSize: TextSize): readonly string[] {
  const html = texts.map(({ text, language, isPhone, isButton }) => {
    const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    // A button's words are its value: the server puts no element into them.
    if (isButton) return `<p lang="${language}"><input type="submit" value="${words}"></p>`;
    return `<a lang="${language}"${isPhone ? ' href="tel:"' : ''}>${words}</a>`;
  });
  return withSoftHyphens({ html: html.join(MARK), textSize, kept: NOWHERE })
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
