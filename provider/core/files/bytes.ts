/** Bytes as text, a character each. */
export const textOf = (bytes: Buffer) => bytes.toString('latin1');

/** Words that make a browser take bytes for a page, wherever they stand. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed|\?php)[\s>/]/i;

/** True where a browser that guesses could take the file for a page. */
export const hasMarkup = (bytes: Buffer) => MARKUP.test(textOf(bytes));

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
/** The end of an archive, with the longest comment behind it. */
const LONGEST_END = 22 + 65_535;

/** True where an unpacker (ZIP, JAR, DOCX), which reads from the end, would find an archive. */
export const hasArchive = (bytes: Buffer) => bytes.subarray(-LONGEST_END).includes(END_OF_ARCHIVE);
