import { NOT_FOUND } from '#contract/errors.ts';

const NO_SUCH =
  'There is no such authorization of this patient, or the account may not act for the patient: the same answer for both.';
const REFUSED_BY_UNIT = 'The hospital does not take this authorization: sent again, it is refused again.';

export const ADD_ERRORS = {
  NOT_FOUND,
  INCOMPLETE: { status: 400 },
  DATES_MIXED_UP: { status: 400 },
  ALREADY_ENDED: { status: 409 },
  CARER_REFUSED: { status: 409 },
} as const;
export const ADD_REFUSALS = {
  NOT_FOUND: NO_SUCH,
  INCOMPLETE: 'The person has neither a PESEL, nor a document with the country that gave it (B-42).',
  DATES_MIXED_UP: 'The last day is before the first one.',
  ALREADY_ENDED: 'The authorization of this consent was taken back: a new one needs a new consent.',
  CARER_REFUSED: REFUSED_BY_UNIT,
};

export const CHANGE_ERRORS = {
  NOT_FOUND,
  INCOMPLETE: { status: 400 },
  NEVER_IN_FORCE: { status: 409 },
  ALREADY_ENDED: { status: 409 },
  CARER_REFUSED: { status: 409 },
} as const;
export const CHANGE_REFUSALS = {
  NOT_FOUND: NO_SUCH,
  INCOMPLETE: 'Neither a last day nor a signed document is given.',
  NEVER_IN_FORCE: 'It was never in force: DELETE takes it away.',
  ALREADY_ENDED: 'It was taken back before, with another last day.',
  CARER_REFUSED: REFUSED_BY_UNIT,
};

export const REMOVE_ERRORS = {
  NOT_FOUND,
  WAS_IN_FORCE: { status: 409 },
  CARER_REFUSED: { status: 409 },
} as const;
export const REMOVE_REFUSALS = {
  NOT_FOUND: NO_SUCH,
  WAS_IN_FORCE: 'It was in force: its history stays, and PATCH gives it a last day (A-143).',
  CARER_REFUSED: REFUSED_BY_UNIT,
};
