import { PDFDict, PDFObjectParser, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

type Stream = ConstructorParameters<typeof PDFObjectParser>[0];

const streamOf = (bytes: Uint8Array, context: PDFContext) =>
  Reflect.get(PDFObjectParser.forBytes(bytes, context), 'bytes') as Stream;

const PLUS = 0x2b;
const NINE = 0x39;
const COMMA = 0x2c;
const SLASH = 0x2f;
const STREAM = Array.from('stream', (letter) => letter.charCodeAt(0));

/** The outcome of reading at a place: an object, where it ends, and where its stream's bytes begin. */
export type Read = Readonly<{ object: PDFObject; end: number; stream: number | null }>;

/** Reads objects where it is told to, by the library's grammar. A stream is not followed: it may be as long as it likes. */
export class ObjectReader extends PDFObjectParser {
  constructor(bytes: Uint8Array, context: PDFContext) {
    super(streamOf(bytes, context), context);
  }

  /** Where the last reading stopped, also one that failed. */
  get offset() {
    return this.bytes.offset();
  }

  readAt(offset: number): Read | null {
    this.bytes.moveTo(offset);
    try {
      const object = this.parseObject();
      const end = this.bytes.offset();
      return { object, end, stream: object instanceof PDFDict ? this.startOfStream() : null };
    } catch {
      return null;
    }
  }

  private startOfStream() {
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(STREAM)) return null;
    this.matchKeyword([0x20]);
    this.matchKeyword([0x0d]);
    this.matchKeyword([0x0a]);
    return this.bytes.offset();
  }

  protected override parseDictOrStream() {
    return this.parseDict();
  }

  /** As readers do it, "--5" and "." too; the library's own would write an odd number into the log. */
  override parseRawNumber() {
    let digits = '';
    for (let byte = this.bytes.peek(); isNumeric(byte); byte = this.bytes.peek())
      digits += String.fromCharCode(this.bytes.next());
    return Number.parseFloat(digits) || 0;
  }
}

const isNumeric = (byte: number | undefined) =>
  byte !== undefined && byte >= PLUS && byte <= NINE && byte !== COMMA && byte !== SLASH;
