/** AP-21 of the specification: what becomes of a request that cannot be taken or withdrawn. */
export const CORRECTION_ERRORS = {
  /** The request does not say how it should be. */
  INCOMPLETE: { status: 400 },
} as const;
export const INCOMPLETE =
  'Not all that a request of this kind says anew is there: both names, the PESEL, the birth date, the gender, the document’s number; of OTHER the words.';

/** The staff is at it, or has decided. */
export const TAKEN_UP = { status: 409 } as const;
export const TAKEN_UP_ALREADY = 'The staff has taken it up, or has decided about it: it stays as it is.';
