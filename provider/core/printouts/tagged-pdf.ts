import { normalized } from '#contract/people/reading/normalized.ts';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import en from '#locales/en/page.json';
import pl from '#locales/pl/page.json';
import type { Language } from '#provider/core/words.ts';
import { drawable, inSight, MISSING, runsBothWays } from './letters.ts';

/** One line of a printout; `language` when it is another than the document's. */
export type PrintedFact = Readonly<{ term: string; value: string; language?: Language | undefined }>;

type Printout = Readonly<{
  title: string;
  language: Language;
  /** Whose it is, and when it was made. */
  head: readonly string[];
  facts: readonly PrintedFact[];
  /** The parts that follow under headings of their own. */
  sections?: readonly PrintedSection[];
  at: Date;
}>;

/** A part of a printout; without facts its `empty` is said. */
export type PrintedSection = Readonly<{ heading: string; facts: readonly PrintedFact[]; empty: string }>;

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** A subset that the library knows and its types do not. */
const PDF_UA = { subset: 'PDF/UA' } as object;

/** The texts of paper; `page:print.missing` is said once under a text in which a letter could not be drawn. */
const TEXTS = { pl, en };
const LINE_GAP = 4;

type Document = PDFKit.PDFDocument;

/** S-44: a PDF/UA document with tags, language and title, and its letters inside: one heading and a list of facts, and parts of the same kind under it. */
export async function taggedPdf(printout: Printout): Promise<Uint8Array<ArrayBuffer>> {
  const document = begun(printout);
  const bytes = bytesOf(document);
  fill(document, printout);
  return bytes;
}

/** The same at once, for documents that are made with the clinic. */
export function taggedPdfNow(printout: Printout): Uint8Array<ArrayBuffer> {
  const document = begun(printout);
  fill(document, printout);
  const pieces: Buffer[] = [];
  // Older versions of Node give all that was written at once, Node 26 a piece at a time.
  for (let piece = next(document); piece; piece = next(document)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

const next = (document: Document) => document.read() as Buffer | null;

const begun = ({ title, language, at }: Printout): Document =>
  new PDFDocument({
    size: 'A4',
    margin: 56,
    font: REGULAR,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    ...PDF_UA,
    info: { Title: title, CreationDate: at },
  });

function fill(document: Document, { title, head, facts, sections = [], language }: Printout) {
  const root = document.struct('Document');
  document.addStructure(root);
  root.add(written(document, { tag: 'H1', text: title, font: BOLD, size: 20 }));
  for (const line of head) root.add(written(document, { tag: 'P', text: line }));
  if (facts.length > 0) root.add(listOf(document, facts));
  for (const section of sections) addSection({ document, root, section });
  const listed = [...facts, ...sections.flatMap((section) => section.facts)];
  const headings = sections.map(({ heading }) => heading);
  const all = [title, ...head, ...headings, ...listed.flatMap(({ term, value }) => [term, value])];
  const isWhole = all.every((text) => !drawable(text, glyphsOf(document, REGULAR)).includes(MISSING));
  if (!isWhole) root.add(written(document, { tag: 'P', text: TEXTS[language].print.missing, gap: 10 }));
  root.end();
  document.end();
}

type Section = { document: Document; root: PDFKit.PDFStructureElement; section: PrintedSection };

function addSection({ document, root, section: { heading, facts, empty } }: Section) {
  root.add(written(document, { tag: 'H2', text: heading, font: BOLD, size: 15, gap: 18 }));
  root.add(facts.length > 0 ? listOf(document, facts) : written(document, { tag: 'P', text: empty }));
}

/** Names and values, a pair an item. */
function listOf(document: Document, facts: readonly PrintedFact[]) {
  const list = document.struct('L');
  for (const { term, value, language } of facts) {
    const item = document.struct('LI');
    const own = language ? { lang: language } : {};
    item.add(written(document, { tag: 'Lbl', text: term, font: BOLD, gap: 10 }));
    item.add(written(document, { tag: 'LBody', text: value, own }));
    item.end();
    list.add(item);
  }
  list.end();
  return list;
}

type Written = { text: string; font?: string; size?: number; gap?: number };
type Tagged = Written & { tag: string; own?: { lang?: string } };

/** A text with its tag; one that is drawn otherwise than it is written says in the tag how it is written. */
function written(document: Document, { tag, own = {}, ...one }: Tagged) {
  const text = normalized(one.text, 'NFC');
  const isOther = runsBothWays(text) || drawable(text, glyphsOf(document, REGULAR)) !== text;
  const options = isOther ? { ...own, actual: text } : own;
  return document.struct(tag, options, () => write(document, one));
}

function write(document: Document, { text: given, font: wanted = REGULAR, size = 12, gap = 0 }: Written) {
  document.y += gap;
  const isWhole = !drawable(given, glyphsOf(document, wanted)).includes(MISSING);
  const font = isWhole ? wanted : REGULAR;
  const text = drawable(given, glyphsOf(document, font));
  document.font(font).fontSize(size);
  if (!runsBothWays(text)) document.text(text, { lineGap: LINE_GAP });
  else for (const line of broken(document, text)) drawInSight(document, line);
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
  const { page, y } = document;
  if (y + height > page.height - page.margins.bottom) document.addPage();
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

function bytesOf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
