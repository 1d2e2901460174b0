import { textOf } from './bytes.ts';

const HEAD = /^%PDF-[12]\.\d/;
const LAST = 1_024;
/** Line ends alone may follow; some printers add NUL. */
const END = /%%EOF[\s\0]*$/;

export const isPdf = (bytes: Buffer) => HEAD.test(textOf(bytes.subarray(0, 8)));

/** The same bytes; null when something other than a PDF stands behind its end. */
export const wholePdf = (bytes: Buffer) => (END.test(textOf(bytes.subarray(-LAST))) ? bytes : null);
