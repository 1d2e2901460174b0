/** The page that an address names, from 1; whatever is no page is the first. */
export const pageNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
