/** A document's number as the records have it, however it is spaced. */
export const documentKey = (typed: string) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
