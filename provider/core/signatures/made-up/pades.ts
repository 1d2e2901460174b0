import { signCades } from './cades.ts';
import type { SigningCard } from './authority.ts';

/** Room for a signature, in bytes; it is written as twice as many digits. */
const ROOM = 8_192;
const UNKNOWN = '0'.repeat(10);

/** The same PDF with a signature behind it (PAdES B-B). The document is one of our printouts. */
export async function signPades({
  content,
  card,
}: {
  content: Uint8Array;
  card: SigningCard;
}): Promise<Buffer> {
  const unsigned = withPlace(Buffer.from(content));
  const text = unsigned.toString('latin1');
  const first = text.lastIndexOf('/Contents <') + '/Contents '.length;
  const second = first + 2 + 2 * ROOM;
  const range = [0, first, second, text.length - second].map((each) => String(each).padStart(10, '0'));
  const ready = Buffer.from(
    text.replace(`[${[UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN].join(' ')}]`, `[${range.join(' ')}]`),
    'latin1',
  );
  const signed = Buffer.concat([ready.subarray(0, first), ready.subarray(second)]);
  const digits = (await signCades({ content: signed, card, isDetached: true })).toString('hex');
  ready.write(digits.padEnd(2 * ROOM, '0'), first + 1, 'latin1');
  return ready;
}

/** Adds a field for a signature, with room for it. */
function withPlace(document: Buffer) {
  const text = document.toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const size = Number(/\/Size (\d+)/.exec(trailer)?.[1]);
  const root = Number(/\/Root (\d+)/.exec(trailer)?.[1]);
  const former = Number(/startxref\s+(\d+)/.exec(trailer)?.[1]);
  const page = Number(/(?<!\d)(\d+) 0 obj\s*<<\s*\/Type \/Page\s/.exec(text)?.[1]);
  const [field, signature] = [size, size + 1];
  const objects = [
    [root, withEntry(text, root, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
    [page, withEntry(text, page, `/Annots [${field} 0 R]`)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Podpis) /F 132 /Rect [0 0 0 0] /P ${page} 0 R /V ${signature} 0 R >>`,
    ],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [${[UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN].join(' ')}] /Contents <${'0'.repeat(2 * ROOM)}> >>`,
    ],
  ] as const;

  let all = text.endsWith('\n') ? text : `${text}\n`;
  const places: string[] = [];
  for (const [number, dictionary] of objects) {
    places.push(`${number} 1\n${String(all.length).padStart(10, '0')} 00000 n \n`);
    all += `${number} 0 obj\n${dictionary}\nendobj\n`;
  }
  const table = all.length;
  const ids = /\/ID \[[^\]]*\]/.exec(trailer)?.[0] ?? '';
  all += `xref\n${places.join('')}trailer\n<< /Size ${size + 2} /Root ${root} 0 R /Prev ${former} ${ids} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(all, 'latin1');
}

/** An object's dictionary with one entry more. */
function withEntry(text: string, number: number, entry: string) {
  const start = text.indexOf(`\n${number} 0 obj`) + `\n${number} 0 obj`.length;
  const dictionary = text.slice(start, text.indexOf('endobj', start)).trim();
  return `${dictionary.slice(0, -2)}${entry}\n>>`;
}
