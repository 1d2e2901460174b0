/** Pages over whose heading stands what a patient has typed about their health: that line is in no title (decision 193). */
const TYPED_OVER = new Set(['/newteleconsultation/description']);

/** The part that the title of the page at `path` has of its h1. */
export const headingInTitle = ({ path, heading, over }: { path: string; heading: string; over: string }) =>
  TYPED_OVER.has(path.replace(/\?.*/, '')) ? heading.slice(over.length).trim() : heading;
