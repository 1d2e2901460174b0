/**
 * What is another one in each run, and what stands for it. Days and hours are not among them: each state begins at the same instant
 * (house.ts), and the days of the made-up clinic are counted from it.
 */
const CHANGING: readonly (readonly [what: RegExp, mask: string])[] = [
  // Keys of drafts and of forms, in addresses.
  [/(?<=\bdraft=)[\w-]+/g, '<key>'],
  // A calendar's address, which nobody may guess, and the portal's own.
  [/(?<=\/calendar\/)[\w-]+(?=\.ics)/g, '<key>'],
  [/127\.0\.0\.1:\d+/g, '<portal>'],
  // What was made in this run: ids of bookings, messages and files.
  [/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>'],
  // The number by which a failed request is found in the log.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}\b/g, '<number>'],
];

/** The lines of a tree with masks in the place of what changes. */
export const masked = (lines: readonly string[]): string =>
  `${CHANGING.reduce((text, [what, mask]) => text.replace(what, mask), lines.join('\n').replaceAll('\u00ad', ''))}\n`;
