import { PDFArray, PDFDict, PDFHexString, PDFNumber, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { meant, nameOf, type Structure } from '#provider/core/files/pdf-objects.ts';
import { ambiguous } from './verdict.ts';

/** A PDF signature's own entries: the four numbers of its range, and the digits that lie between its parts. */
export type SignatureOfPdf = Readonly<{ range: readonly number[]; digits: string }>;

const RANGE_NAME = /\/ByteRange(?![^\s\0()<>[\]{}/%])/g;
const MOST_FIELDS = 100;

/**
 * The signatures of a file: each in one dictionary, which is the value of one field of its form. @throws NotSigned where a range
 * stands anywhere else, or where a signature or its field is written twice
 */
export function signaturesIn(structure: Structure): SignatureOfPdf[] {
  const numbers = valuesOf(structure);
  if (new Set(numbers).size < numbers.length) throw ambiguous('ID_TWICE');
  const signatures = numbers.map((number) => signatureUnder(structure, number));
  // A range that a program could find, and that none of the form's signatures has.
  const named = [...structure.text.matchAll(RANGE_NAME)].length;
  if (named !== signatures.length || rangesIn(structure) !== signatures.length) throw ambiguous('MISPLACED');
  return signatures;
}

/** Objects that fields of signatures have as their values; an empty field has none. */
function valuesOf(structure: Structure): number[] {
  const roots = structure.trailers.flatMap((trailer) => meant(structure, trailer.get(nameOf('Root'))));
  const forms = roots.flatMap((root) => partOf({ structure, dict: root, key: 'AcroForm' }));
  const fields = new Set(
    forms.flatMap((form) =>
      listed(form instanceof PDFDict ? meant(structure, form.get(nameOf('Fields'))) : []),
    ),
  );
  const numbers: number[] = [];
  for (const field of fields) {
    if (fields.size > MOST_FIELDS) throw ambiguous('MISPLACED');
    const versions = meant(structure, field).filter((one) => one instanceof PDFDict);
    const kids = versions.flatMap((one) => listed(meant(structure, one.get(nameOf('Kids')))));
    for (const kid of kids) fields.add(kid);
    const values = new Set(versions.flatMap((one) => one.get(nameOf('V')) ?? []));
    if (values.size > 1) throw ambiguous('ID_TWICE');
    for (const value of values) if (value instanceof PDFRef) numbers.push(value.objectNumber);
  }
  return numbers;
}

const partOf = ({ structure, dict, key }: { structure: Structure; dict: PDFObject; key: string }) =>
  dict instanceof PDFDict ? meant(structure, dict.get(nameOf(key))) : [];

/** The objects that stand in some lists. */
const listed = (lists: readonly PDFObject[]) =>
  lists.flatMap((list) => (list instanceof PDFArray ? list.asArray() : []));

function signatureUnder({ byNumber }: Structure, number: number): SignatureOfPdf {
  const [dict, ...others] = byNumber.get(number) ?? [];
  if (others.length > 0) throw ambiguous('ID_TWICE');
  if (!(dict instanceof PDFDict)) throw ambiguous('NO_TARGET');
  const [range, contents] = [dict.get(nameOf('ByteRange')), dict.get(nameOf('Contents'))];
  if (!(range instanceof PDFArray) || range.size() !== 4 || !(contents instanceof PDFHexString))
    throw ambiguous('MISPLACED');
  const numbers = range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
  return { range: numbers, digits: contents.asString() };
}

/** The number of dictionaries that have a range, wherever they stand. */
function rangesIn({ objects }: Structure): number {
  let count = 0;
  const waiting = [...objects];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) for (const part of object.asArray()) waiting.push(part);
    if (!(object instanceof PDFDict)) continue;
    if (object.has(nameOf('ByteRange'))) count += 1;
    for (const part of object.values()) waiting.push(part);
  }
  return count;
}
