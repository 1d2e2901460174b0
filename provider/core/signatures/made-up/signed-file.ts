import type { Holder, Kind, MadeUpAuthority } from './authority.ts';
import { signCades } from './cades.ts';
import { signPades } from './pades.ts';
import { signAsice, signXades } from './xades.ts';

export const FORMATS = ['PAdES', 'XAdES', 'CAdES', 'ASiC-E'] as const;
export type Format = (typeof FORMATS)[number];

/** The changes that may be made to a file after it was signed. */
export const SPOILINGS = ['NONE', 'CHANGED', 'CUT', 'UNSIGNED'] as const;
export type Spoiling = (typeof SPOILINGS)[number];

const ENDINGS: Readonly<Record<Format, string>> = {
  PAdES: 'pdf',
  XAdES: 'xml',
  CAdES: 'p7m',
  'ASiC-E': 'asice',
};
const NAME = 'dokument-do-podpisu';

type Wanted = Readonly<{
  authority: MadeUpAuthority;
  content: Uint8Array;
  holder: Holder;
  kind?: Kind;
  format: Format;
  spoil?: Spoiling;
  at: Date;
}>;

/** A document as somebody has signed it, and how the file is called. */
export async function signedFile({
  authority,
  content,
  holder,
  kind = 'GOOD',
  format,
  spoil = 'NONE',
  at,
}: Wanted) {
  if (spoil === 'UNSIGNED') return { name: `${NAME}.pdf`, bytes: Buffer.from(content) };
  // A container keeps a sum of each of its files: what is changed in it is changed before it is packed.
  const isPacked = format === 'ASiC-E' && spoil === 'CHANGED';
  const card = await authority.card({ holder, kind, now: at });
  const made = { content, card, at };
  const bytes = await {
    PAdES: () => signPades(made),
    XAdES: () => signXades(made),
    CAdES: () => signCades(made),
    'ASiC-E': () =>
      signAsice({ ...made, name: `${NAME}.pdf`, ...(isPacked ? { packed: changed(content) } : {}) }),
  }[format]();
  const name = `${NAME}${format === 'PAdES' ? '-podpisany' : ''}.${ENDINGS[format]}`;
  if (spoil === 'CUT') return { name, bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) };
  return {
    name,
    bytes: spoil === 'CHANGED' && !isPacked ? changedWithin({ bytes, content, format }) : bytes,
  };
}

/** One byte of the document is another one: a letter of its title, which is in no list of places. */
function changed(content: Uint8Array) {
  const bytes = Buffer.from(content);
  const at = placeIn(bytes);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** In the middle, where a document's pages are. */
const placeIn = (bytes: Uint8Array) => Math.floor(bytes.length / 2);

/** The same where the document lies in the file as it was, or in base64. */
function changedWithin({ bytes, content, format }: { bytes: Buffer; content: Uint8Array; format: Format }) {
  const text = Buffer.from(content).toString(format === 'XAdES' ? 'base64' : 'latin1');
  const whole = bytes.toString('latin1');
  const spoiled = changed(content).toString(format === 'XAdES' ? 'base64' : 'latin1');
  return Buffer.from(
    whole.replace(text, () => spoiled),
    'latin1',
  );
}
