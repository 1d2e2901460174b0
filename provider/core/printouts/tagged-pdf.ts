import PDFDocument from 'pdfkit';
import type { Paper, PaperFact, PaperPart } from '#contract/papers/reading/paper.ts';
import en from '#locales/en/page.json';
import pl from '#locales/pl/page.json';
import type { Language } from '#provider/core/words.ts';
import {
  BOLD,
  heightOf,
  isAllDrawable,
  keepTogether,
  numberPages,
  REGULAR,
  written,
  type Document,
  type Written,
} from './drawing.ts';

/** One line of a printout. */
export type PrintedFact = PaperFact;

type Printout = Readonly<{
  /** The clinic's name and phone (`letterheadOf`). */
  letterhead: string;
  title: string;
  language: Language;
  /** Whose it is, and as of when. */
  head: readonly string[];
  facts: readonly PrintedFact[];
  /** The parts that follow under headings of their own. */
  sections?: readonly PaperPart[];
  signature?: Paper['signature'];
  at: Date;
}>;

/** A subset that the library knows and its types do not. */
const PDF_UA = { subset: 'PDF/UA' } as object;

const TEXTS = { pl, en };
/** The room in which a hand signs. */
const SIGNED_IN = 40;
/** The lines of a long value that stay with its name. */
const FIRST_LINES = 2;

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
    // The number of pages is known at the end.
    bufferPages: true,
    ...PDF_UA,
    info: { Title: title, CreationDate: at },
  });

type Parent = PDFKit.PDFStructureElement;
type Drawing = Readonly<{ document: Document; parent: Parent }>;

function fill(document: Document, printout: Printout) {
  const { letterhead, title, head, facts, sections = [], signature = null, language } = printout;
  const root = document.struct('Document');
  document.addStructure(root);
  const drawing = { document, parent: root };
  root.add(written(document, { tag: 'P', text: letterhead, font: BOLD }));
  root.add(written(document, { tag: 'H1', text: title, font: BOLD, size: 20, gap: 10 }));
  for (const line of head) root.add(written(document, { tag: 'P', text: line }));
  const last = signature === null ? 0 : heightsOf(document, Object.values(signedBy(signature)));
  if (facts.length > 0) addList(drawing, { facts, after: sections.length > 0 ? 0 : last });
  for (const [index, section] of sections.entries())
    addSection(drawing, { section, after: index < sections.length - 1 ? 0 : last });
  if (signature !== null) addSignature(drawing, signature);
  if (!isAllDrawable(document, textsOf(printout)))
    root.add(written(document, { tag: 'P', text: TEXTS[language].print.missing, gap: 10 }));
  root.end();
  numberPages(document, language);
  document.end();
}

/** All texts of a printout. */
function textsOf({ letterhead, title, head, facts, sections = [] }: Printout) {
  const listed = [...facts, ...sections.flatMap((section) => section.facts)];
  const headings = sections.map(({ heading }) => heading);
  return [letterhead, title, ...head, ...headings, ...listed.flatMap(({ term, value }) => [term, value])];
}

const heightsOf = (document: Document, texts: readonly Written[]) =>
  texts.reduce((height, text) => height + heightOf(document, text), 0);

const headingOf = (text: string) => ({ text, font: BOLD, size: 15, gap: 18 }) as const;
const termOf = (text: string) => ({ text, font: BOLD, gap: 10 }) as const;
const signedBy = ({ heading, line }: NonNullable<Paper['signature']>) => ({
  heading: headingOf(heading),
  line: { text: line, gap: SIGNED_IN },
});

type Section = Readonly<{
  section: PaperPart;
  /** The height of what may not stand without the end of this. */
  after: number;
}>;

/** A heading stays with the first that follows it. */
function addSection(drawing: Drawing, { section: { heading, facts, empty }, after }: Section) {
  const { document, parent } = drawing;
  const [first] = facts;
  const begins = first ? heightOfFact(document, first) : heightOf(document, { text: empty });
  const isAll = facts.length < 2;
  keepTogether(document, heightOf(document, headingOf(heading)) + begins + (isAll ? after : 0));
  parent.add(written(document, { tag: 'H2', ...headingOf(heading) }));
  if (facts.length > 0) addList(drawing, { facts, after });
  else parent.add(written(document, { tag: 'P', text: empty }));
}

/** The height of a name and of the beginning of its value. */
const heightOfFact = (document: Document, { term, value }: PrintedFact) =>
  heightOf(document, termOf(term)) + heightOf(document, { text: value }, FIRST_LINES);

/** Names and values, a pair an item; the last one stays with what may not stand alone. */
function addList(
  { document, parent }: Drawing,
  { facts, after }: { facts: readonly PrintedFact[]; after: number },
) {
  const list = document.struct('L');
  parent.add(list);
  for (const [index, fact] of facts.entries()) {
    const { term, value, language } = fact;
    const isLast = index === facts.length - 1;
    const whole = heightOf(document, termOf(term)) + heightOf(document, { text: value });
    keepTogether(document, isLast && after > 0 ? whole + after : heightOfFact(document, fact));
    const item = document.struct('LI');
    list.add(item);
    const own = language ? { lang: language } : {};
    item.add(written(document, { tag: 'Lbl', ...termOf(term) }));
    item.add(written(document, { tag: 'LBody', text: value, own }));
    item.end();
  }
  list.end();
}

/** The line to sign on; what stands before it has kept room for it. */
function addSignature({ document, parent }: Drawing, signature: NonNullable<Paper['signature']>) {
  const { heading, line } = signedBy(signature);
  keepTogether(document, heightsOf(document, [heading, line]));
  parent.add(written(document, { tag: 'H2', ...heading }));
  parent.add(written(document, { tag: 'P', ...line }));
}

function bytesOf(document: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
