import { textOf } from './bytes.ts';
import { hasTooManyPixels, type Cleaned } from './cleaned.ts';
import { hasPictureBeyond, isActive } from './pdf-active.ts';
import { createBudget, TooMuch, Unreadable } from './pdf-budget.ts';
import { NeedsPassword } from './pdf-decrypted.ts';
import { readObjects } from './pdf-objects.ts';
import { unpackObjects } from './pdf-packed.ts';

/** Viewers look for the head so far, and count places from it. */
const LAST_HEAD = 1_024;
const HEAD = /%PDF-[12]\.\d/;
const END = Buffer.from('%%EOF', 'latin1');
/** Tab, line feed, form feed, carriage return, space, and NUL. */
const BLANK: ReadonlySet<number | undefined> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

const headOf = (bytes: Buffer) => HEAD.exec(textOf(bytes.subarray(0, LAST_HEAD)))?.index ?? -1;

export const isPdf = (bytes: Buffer) => headOf(bytes) >= 0;

/**
 * The same bytes from the head on; what stands before it no viewer reads. UNSAFE when something other than a PDF stands
 * behind its end, or a part cannot be looked into; ACTIVE when something in it runs, sends or is a file of its own;
 * PASSWORD when nobody can open it without one; SEGMENTS when it costs more than a document of a patient.
 */
export async function wholePdf(all: Buffer): Promise<Cleaned> {
  const bytes = all.subarray(headOf(all));
  if (!endsWell(bytes)) return 'UNSAFE';
  const budget = createBudget();
  try {
    const structure = readObjects({ bytes, budget });
    await unpackObjects({ structure, budget });
    if (isActive(structure)) return 'ACTIVE';
    return hasPictureBeyond(structure, hasTooManyPixels) ? 'PIXELS' : bytes;
  } catch (error) {
    if (error instanceof TooMuch) return 'SEGMENTS';
    if (error instanceof NeedsPassword) return 'PASSWORD';
    if (error instanceof Unreadable) return 'UNSAFE';
    throw error;
  }
}

/** Its mark stands at the end, and blanks alone may follow: printers and servers fill up with them. */
function endsWell(bytes: Buffer) {
  let end = bytes.length;
  while (BLANK.has(bytes[end - 1])) end -= 1;
  return bytes.subarray(0, end).subarray(-END.length).equals(END);
}
