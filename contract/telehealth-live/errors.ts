import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { ClosedCode } from './schemas.ts';

const OUT_OF_REACH =
  'There is no such teleconsultation, it is another patient’s than the address says, or the account may not act for the patient (any more): the same answer for all (S-15).';

/** The call of an id that is nobody’s business. */
export const OWN_ERRORS = { NOT_FOUND } as const;
export const OWN_REFUSALS = { NOT_FOUND: OUT_OF_REACH };

/** The errors against which every write is checked anew. */
export const LIVE_ERRORS = {
  NOT_FOUND,
  CLOSED: { status: 409, data: z.object({ errorCode: ClosedCode.default('UNKNOWN') }) },
} as const;
export const LIVE_REFUSALS = {
  NOT_FOUND: OUT_OF_REACH,
  CLOSED:
    'EXECUTED or CANCELED: it is over (A-109); EARLY or LATE: outside of its window; UNREGISTERED: a "now" one that is not booked yet. UNKNOWN: a host gave no reason; `state` says it.',
};

/** Another tab or device goes on with it. */
export const SEAT_ERRORS = { SEAT_TAKEN: { status: 409 } } as const;
export const SEAT_REFUSALS = {
  SEAT_TAKEN:
    'Another tab or device of the patient’s side goes on; this one is asked whether it does instead.',
};

/** Among several errors of one status the one that a host without words means. */
export const LIVE_BY_STATUS = { 409: 'CLOSED' } as const;

export const NO_CONSENT = { status: 403 } as const;
export const NO_CONSENT_REFUSAL =
  'The patient has no consent that stands, neither a state C or UNCHECKED nor a CTEL in force (A-104).';
