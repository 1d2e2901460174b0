/** The areas that `npm run area` tries; absent: a test of the house looks at all of them. */
const chosen = process.env['AREA']?.split(',');

export const areAllChosen = chosen === undefined;

/** Returns whether a test of the house looks at what belongs to an area. */
export const isChosen = (area: string) => chosen === undefined || chosen.includes(area);
