/** At least three letters and digits, of which one is a digit: "<>" and "A" are no numbers. */
export const isDocumentNumber = (typed: string) =>
  /^(?=.*\d)(?:[\p{L}\d][/.]*){3,}$/u.test(documentKey(typed));

/** A document's number as the records have it, however it is spaced. */
export const documentKey = (typed: string) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
