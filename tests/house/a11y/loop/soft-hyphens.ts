import { withSoftHyphens } from '#app/services/text/soft-hyphens.server.ts';
import type { TextSize } from './looks.ts';

type Text = Readonly<{ text: string; language: 'pl' | 'en'; isPhone: boolean; isButton: boolean }>;

/** No text of a page has it. */
const MARK = '\u0001';
const NOWHERE = /(\u0002)/;

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
