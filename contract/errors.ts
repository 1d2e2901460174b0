export const NOT_FOUND = { status: 404 } as const;

/** Why both have one answer: nobody learns from it whether a record exists. */
export const NO_SUCH_PATIENT =
  'There is no such patient, or the account may not act for this one: the same answer for both.';
export const NO_SUCH_BOOKING =
  'There is no such booking, or it is of a patient whom the account may not act for: the same answer for both.';
