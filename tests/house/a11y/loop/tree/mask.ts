type Mask = readonly [what: RegExp, mask: string];

/**
 * The parts that differ in each run, and what stands for each. Days and hours are not among them: each state begins at the
 * same instant (house.ts), and the days of the made-up clinic are counted from it.
 */
const CHANGING: readonly Mask[] = [
  // Keys of drafts and of forms, in addresses.
  [/(?<=\bdraft=)[\w-]+/g, '<key>'],
  [/(?<=\bbooking=)[\w-]+/g, '<key>'],
  // The tab in which a teleconsultation goes on, and when its page was made.
  [/(?<=\b(?:seat|seen)=)[\w-]+/g, '<key>'],
  // The key by which somebody without an account comes back to what was sent.
  [/(?<=\breceipt=)[\w-]+/g, '<key>'],
  // A calendar's address, which nobody may guess, and the portal's own.
  [/(?<=\/calendar\/)[\w-]+(?=\.ics)/g, '<key>'],
  [/(?<=\/telehealth\/guest\/)[\w-]{43}/g, '<key>'],
  [/127\.0\.0\.1:\d+/g, '<portal>'],
  // What was made in this run: ids of bookings, messages and files.
  [/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>'],
  // The number by which a failed request is found in the log; in quotation marks when it has digits alone.
  [/(?<=- definition: )"([0-9a-f]{8}-[0-9a-f]{4})"/g, '$1'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}\b/g, '<number>'],
  // The number of a document that is signed.
  [/\bPA-[A-Z\d]{4}-[A-Z\d]{4}\b/g, '<number>'],
  // The size of such a document: its number is in it, compressed.
  [/(?<=dokument do podpisu \(PDF, )\d+(?= kB)/g, '<size>'],
  // The digits of the sum against programs, in words.
  [/(?<=Ile to jest )\p{L}+ dodać \p{L}+ dodać \p{L}+(?=\?)/gu, '<sum>'],
  // The PIN of a mobile application.
  [/(?<=- code: )\d\d \d\d \d\d \d\d$/gm, '<PIN>'],
];

/** Said of all that was changed since the last audit, and so on some days and not on others. */
const IS_NEWER: Mask = [/\n *- paragraph: Portal zmienił się od tego badania[^\n]*/g, ''];

/** The parts that each run of the audit writes anew into pages that say what it has found: its day, version and figures, not what they are of. */
const OF_THE_LAST_AUDIT: Readonly<Record<string, readonly Mask[]>> = {
  'legal/accessibility-evidence': [
    [/(?<=Zbadana rewizja\n *- definition: ).+/g, '<revision>'],
    IS_NEWER,
    [/\d+ \p{L}{3,} \d{4}\b(?: r\.)?/gu, '<day>'],
    // A value that is a figure alone stands in quotation marks.
    [/(?<=definition: )"([\d.,]+)"/g, '$1'],
    [/(?<=- '?(?:definition|text|listitem|heading)\b.*)(?<!level=)\d+(?:[.,]\d+)*/g, '<figure>'],
  ],
  'legal/declaration-of-availability': [
    [/(?<=- time: ).+/g, '<day>'],
    [/(?<=Zbadano wersję )\d[\d.]*(?=,)/g, '<version>'],
    [/(?<=rewizję )[\w-]+/gu, '<revision>'],
    IS_NEWER,
  ],
};

/** The lines of a tree of a route with masks in the place of what changes. */
export function masked(lines: readonly string[], route = ''): string {
  const masks = [...CHANGING, ...(OF_THE_LAST_AUDIT[route] ?? [])];
  const text = lines.join('\n');
  return `${masks.reduce((whole, [what, mask]) => whole.replace(what, mask), text)}\n`;
}
