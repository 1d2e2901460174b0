import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/** TOO_MANY_CODES: five within an hour, whatever they were for. */
export const SENDING_ERRORS = {
  PHONE_UNKNOWN: { status: 400 },
  TOO_MANY_CODES: { status: 429, data: z.object({ until: Instant }) },
} as const;

/** BAD_CODE counts as a try; CODE_OVER: ten minutes or five tries are over, or none was sent for this. */
export const CODE_ERRORS = {
  BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
  CODE_OVER: { status: 409 },
} as const;
