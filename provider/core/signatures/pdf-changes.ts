import { PDFArray, PDFDict, PDFNumber, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { isActive } from '#provider/core/files/pdf-active.ts';
import { createBudget } from '#provider/core/files/pdf-budget.ts';
import { meant, nameOf, readObjects, type Structure } from '#provider/core/files/pdf-objects.ts';
import { unpackObjects } from '#provider/core/files/pdf-packed.ts';

/** The entries that a signature adds to the catalogue: its field, and what proves it later. */
const OF_CATALOGUE: ReadonlySet<string> = new Set([
  '/AcroForm',
  '/DSS',
  '/Extensions',
  '/Perms',
  '/Version',
  '/Metadata',
]);
const OF_PAGE: ReadonlySet<string> = new Set(['/Annots']);
/** The entries that may be written behind the last signature: certificates and lists that prove it later, which nobody is shown. */
const OF_PROOFS: ReadonlySet<string> = new Set(['/DSS', '/Extensions']);
/** SIGNATURES: fields of signatures, and what proves them; PROOFS: the latter alone. */
type Kind = 'SIGNATURES' | 'PROOFS';
/** A picture of a signature that takes more of an A4 page hides what is signed. */
const MOST_AREA = (595 * 842) / 3;

/**
 * Tells whether what was written behind the beginning of a file adds signatures, or what proves them, and nothing that is
 * seen or runs (AP-09): somebody must not be shown another text than the one that begins the file. @throws Unreadable,
 * TooMuch, NeedsPassword
 */
export async function addsOnly(
  kind: Kind,
  { after, beginning }: { after: Structure; beginning: Uint8Array },
) {
  const before = await structureOf(Buffer.from(beginning));
  const root = String(before.trailers.find((trailer) => trailer.has(nameOf('Root')))?.get(nameOf('Root')));
  const roots = after.trailers
    .map((trailer) => trailer.get(nameOf('Root')))
    .filter((one) => one !== undefined);
  if (isActive(after) || roots.some((one) => String(one) !== root)) return false;
  return [...before.byNumber].every(([number, known]) => {
    const added = (after.byNumber.get(number) ?? []).slice(known.length);
    return added.every((object) => isHarmless({ kind, number, known, object, before, after }));
  });
}

/** Reads the objects of which a file is made. @throws Unreadable, TooMuch, NeedsPassword */
export async function structureOf(bytes: Buffer) {
  const budget = createBudget();
  const structure = readObjects({ bytes, budget });
  await unpackObjects({ structure, budget });
  return structure;
}

type Changed = {
  kind: Kind;
  number: number;
  known: readonly PDFObject[];
  object: PDFObject;
  before: Structure;
  after: Structure;
};

function isHarmless({ kind, number, known, object, before, after }: Changed): boolean {
  const former = known.at(-1);
  if (!(former instanceof PDFDict) || !(object instanceof PDFDict)) return String(former) === String(object);
  const isInfo = before.trailers.some((trailer) => {
    const info = trailer.get(nameOf('Info'));
    return info instanceof PDFRef && info.objectNumber === number;
  });
  const type = String(former.get(nameOf('Type')));
  if (isInfo || type === '/Metadata') return true;
  const isStream = before.streams.some((stream) => stream.number === number);
  if (isStream) return false;
  if (type === '/Catalog')
    return differsIn({ former, object, keys: kind === 'PROOFS' ? OF_PROOFS : OF_CATALOGUE });
  if (type !== '/Page' || kind === 'PROOFS') return String(former) === String(object);
  return differsIn({ former, object, keys: OF_PAGE }) && hasSignaturesOnly(after, object);
}

function differsIn({
  former,
  object,
  keys,
}: {
  former: PDFDict;
  object: PDFDict;
  keys: ReadonlySet<string>;
}) {
  const all = new Set([...former.keys(), ...object.keys()].map(String));
  return [...all].every((key) => {
    const name = nameOf(key.slice(1));
    return keys.has(key) || String(former.get(name)) === String(object.get(name));
  });
}

/** True where all that lies upon a page are fields of signatures. */
function hasSignaturesOnly(after: Structure, page: PDFDict) {
  const annotations = meant(after, page.get(nameOf('Annots'))).flatMap((list) =>
    list instanceof PDFArray ? list.asArray().flatMap((one) => meant(after, one)) : [list],
  );
  return annotations.every((one) => one instanceof PDFDict && isSignatureField(after, one));
}

function isSignatureField(after: Structure, field: PDFDict) {
  const parents = meant(after, field.get(nameOf('Parent')));
  const kinds = [field, ...parents].map((one) =>
    one instanceof PDFDict ? String(one.get(nameOf('FT'))) : '',
  );
  return (
    String(field.get(nameOf('Subtype'))) === '/Widget' && kinds.includes('/Sig') && isSmall(after, field)
  );
}

function isSmall(after: Structure, field: PDFDict) {
  return meant(after, field.get(nameOf('Rect'))).every((rectangle) => {
    if (!(rectangle instanceof PDFArray)) return false;
    const [left = 0, bottom = 0, right = 0, top = 0] = rectangle
      .asArray()
      .map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
    return Math.abs((right - left) * (top - bottom)) <= MOST_AREA;
  });
}
