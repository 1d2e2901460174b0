export const NOT_FOUND = { status: 404 } as const;

/** For a host that does not say why: what a bare 400 means where a call has several named errors of this status. */
export const REFUSED = { status: 400 } as const;
export const NO_REASON_GIVEN =
  'Refused for a reason that is not told: what 400 alone says, without a body of the contract.';

/** Why both have one answer: nobody learns from it whether a record exists. */
export const NO_SUCH_PATIENT =
  'There is no such patient, or the account may not act for this one: the same answer for both.';
export const NO_SUCH_BOOKING =
  'There is no such booking, or it is of a patient whom the account may not act for: the same answer for both.';
