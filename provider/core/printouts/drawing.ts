import { createRequire } from 'node:module';
import { normalized } from '#contract/people/reading/normalized.ts';
import en from '#locales/en/page.json';
import pl from '#locales/pl/page.json';
import { filled, type Language } from '#provider/core/words.ts';
import { drawable, inSight, MISSING, runsBothWays } from './letters.ts';

export type Document = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);
export const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
export const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** The texts of paper: `page:print.page` at each foot; `page:print.missing` once under a text in which a letter could not be drawn. */
const TEXTS = { pl, en };
const LINE_GAP = 4;
const SIZE = 12;
const SMALL = 10;

/** A text as it is drawn; `gap`: the room over it. */
export type Written = Readonly<{ text: string; font?: string; size?: number; gap?: number }>;
type Tagged = Written & { tag: string; own?: { lang?: string } };

/** A text with its tag; one that is drawn otherwise than it is written says in the tag how it is written. */
export function written(document: Document, { tag, own = {}, ...one }: Tagged) {
  const text = normalized(one.text, 'NFC');
  const isOther = runsBothWays(text) || drawable(text, glyphsOf(document, REGULAR)) !== text;
  const options = isOther ? { ...own, actual: text } : own;
  return document.struct(tag, options, () => write(document, one));
}

function write(document: Document, one: Written) {
  document.y += one.gap ?? 0;
  const text = chosenFor(document, one);
  if (!runsBothWays(text)) document.text(text, { lineGap: LINE_GAP });
  else for (const line of broken(document, text)) drawInSight(document, line);
}

/** Chooses font and size of a text, and returns what of it can be drawn. */
function chosenFor(document: Document, { text, font: wanted = REGULAR, size = SIZE }: Written) {
  const isWhole = !drawable(text, glyphsOf(document, wanted)).includes(MISSING);
  const font = isWhole ? wanted : REGULAR;
  const drawn = drawable(text, glyphsOf(document, font));
  document.font(font).fontSize(size);
  return drawn;
}

/** The height that a text takes, with the room over it; of a long one what its first `lines` take. */
export function heightOf(document: Document, one: Written, lines = Infinity) {
  const count = broken(document, chosenFor(document, one)).length;
  const line = document.currentLineHeight(true) + LINE_GAP;
  return (one.gap ?? 0) + Math.min(count, lines) * line;
}

/** Begins a page where what has to stand together has no room on this one, but would have on another. */
export function keepTogether(document: Document, height: number) {
  const { margins } = document.page;
  const bottom = bottomOf(document);
  const isTooHigh = height > bottom - margins.top;
  if (!isTooHigh && document.y + height > bottom) document.addPage();
}

const bottomOf = ({ page }: Document) => page.height - page.margins.bottom;

/** True where each letter of these texts can be drawn. */
export const isAllDrawable = (document: Document, texts: readonly string[]) =>
  texts.every((text) => !drawable(text, glyphsOf(document, REGULAR)).includes(MISSING));

/** "Strona 1 z 2" at the foot of each page: paper, and no part of the text. */
export function numberPages(document: Document, language: Language) {
  const { start, count } = document.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    document.switchToPage(start + page - 1);
    const values = { page: String(page), pages: String(count) };
    const text = filled({ text: TEXTS[language].print.page, values });
    document.font(REGULAR).fontSize(SMALL);
    const { width, height, margins } = document.page;
    document.markContent('Artifact', { type: 'Pagination' });
    const left = width - margins.right - document.widthOfString(text);
    document.text(text, left, height - margins.bottom + SMALL, { lineBreak: false });
    document.endMarkedContent();
  }
}

/** Which letters a font has. */
function glyphsOf(document: Document, font: string) {
  const { font: letters } = Reflect.get(document.font(font), '_font') as {
    font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  };
  return (codePoint: number) => letters.hasGlyphForCodePoint(codePoint);
}

/** Lines that are as wide as the page at most. */
function broken(document: Document, text: string): string[] {
  const { width, margins } = document.page;
  const most = width - margins.left - margins.right;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && document.widthOfString(longer) <= most) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** Draws a line word by word, in the order in which it is seen. */
function drawInSight(document: Document, line: string) {
  const height = document.currentLineHeight(true) + LINE_GAP;
  if (document.y + height > bottomOf(document)) document.continueOnNewPage();
  const top = document.y;
  let at = document.page.margins.left;
  for (const parts of inSight(line)) {
    for (const part of parts) {
      document.text(part, at, top, { lineBreak: false });
      at += document.widthOfString(part);
    }
    at += document.widthOfString(' ');
  }
  document.x = document.page.margins.left;
  document.y = top + height;
}
