import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from '#provider/core/words.ts';

/** One line of a printout; `language` when it is another than the document's. */
export type PrintedFact = Readonly<{ term: string; value: string; language?: Language | undefined }>;

type Printout = Readonly<{
  title: string;
  language: Language;
  /** Whose it is, and when it was made. */
  head: readonly string[];
  facts: readonly PrintedFact[];
  at: Date;
}>;

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** A subset that the library knows and its types do not. */
const PDF_UA = { subset: 'PDF/UA' } as object;

type Document = PDFKit.PDFDocument;

/** S-44: a PDF/UA document with tags, language and title, and its letters inside: one heading, and a list of facts. */
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
  return new Uint8Array(document.read() as Buffer);
}

const begun = ({ title, language, at }: Printout): Document =>
  new PDFDocument({
    ...{ size: 'A4', margin: 56, font: REGULAR, lang: language },
    ...{ tagged: true, displayTitle: true, pdfVersion: '1.7', ...PDF_UA },
    info: { Title: title, CreationDate: at },
  });

function fill(document: Document, { title, head, facts }: Printout) {
  const root = document.struct('Document');
  document.addStructure(root);
  root.add(document.struct('H1', {}, () => write(document, { text: title, font: BOLD, size: 20 })));
  for (const line of head) root.add(document.struct('P', {}, () => write(document, { text: line })));
  root.add(listOf(document, facts));
  root.end();
  document.end();
}

/** Names and values, a pair an item. */
function listOf(document: Document, facts: readonly PrintedFact[]) {
  const list = document.struct('L');
  for (const { term, value, language } of facts) {
    const item = document.struct('LI');
    const own = language ? { lang: language } : {};
    item.add(document.struct('Lbl', {}, () => write(document, { text: term, font: BOLD, gap: 10 })));
    item.add(document.struct('LBody', own, () => write(document, { text: value })));
    item.end();
    list.add(item);
  }
  list.end();
  return list;
}

type Written = { text: string; font?: string; size?: number; gap?: number };

function write(document: Document, { text, font = REGULAR, size = 12, gap = 0 }: Written) {
  document.y += gap;
  document.font(font).fontSize(size).text(text, { lineGap: 4 });
}

function bytesOf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
