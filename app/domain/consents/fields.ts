/** The field of the answer to a consent, by its place on the page. */
export const consentField = (index: number) => `consent${index + 1}`;
