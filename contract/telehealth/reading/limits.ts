/** B§5: characters of a new case's title, without blanks at the ends. */
export const TITLE = { least: 3, most: 100 } as const;
/** B§5, A-115: code points of a description, after its line ends are LF. */
export const DESCRIPTION_MOST = 2000;

/** Characters as people count them: those beyond the basic plane once. */
export const lengthOf = (text: string) => [...text].length;
