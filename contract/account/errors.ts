import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/** A code cannot be sent now. */
export const SENDING_ERRORS = {
  PHONE_UNKNOWN: { status: 400 },
  TOO_MANY_CODES: { status: 429, data: z.object({ until: Instant }) },
} as const;

export const SENDING_REFUSALS = {
  PHONE_UNKNOWN: 'The account has no phone number to which a code could go.',
  TOO_MANY_CODES:
    'Five codes were sent within an hour, whatever they were for; `until` says from when on the next may be.',
};

/** A code is not taken. */
export const CODE_ERRORS = {
  BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
  CODE_OVER: { status: 409 },
} as const;

export const CODE_REFUSALS = {
  BAD_CODE: 'The code is wrong; the try counts, and `triesLeft` more are left.',
  CODE_OVER: 'Ten minutes or five tries are over, or no code was sent for this: a new one is needed.',
};
