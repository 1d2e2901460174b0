import { z } from 'zod';
import { Instant } from './primitives.ts';

export const NOT_FOUND = { status: 404 } as const;

/** The error of a host that does not say why: what a bare 400 means where a call has several named errors of this status. */
export const REFUSED = { status: 400 } as const;
export const NO_REASON_GIVEN =
  'Refused for a reason that is not told: what 400 alone says, without a body of the contract.';

/** Why both have one answer: nobody learns from it whether a record exists. */
export const NO_SUCH_PATIENT =
  'There is no such patient, or the account may not act for this one: the same answer for both.';
export const NO_SUCH_BOOKING =
  'There is no such booking, or it is of a patient whom the account may not act for: the same answer for both.';

/** Acts that an account may not do more than so often (S-51). */
export const Limited = z
  .enum(['MESSAGES', 'FILES', 'BOOKINGS', 'MAILS'])
  .describe(
    'What there has been too much of: MESSAGES sent; FILES, in bytes; BOOKINGS made, moved or cancelled; MAILS to others.',
  );
export type Limited = z.infer<typeof Limited>;

/** S-51. An account has reached a bound of the hour or of the day. */
export const LIMIT_ERRORS = {
  OVER_LIMIT: {
    status: 429,
    data: z.object({
      what: Limited,
      span: z.enum(['HOUR', 'DAY']).describe('The time for which the bound holds.'),
      /** The bound: in bytes for files, a number of things for all else. */
      most: z.number().int().min(1),
      until: Instant,
    }),
  },
} as const;

export const LIMIT_REFUSALS = {
  OVER_LIMIT:
    'The account has reached a bound of the hour or of the day (S-51): `most` of MESSAGES sent, FILES in bytes, BOOKINGS made, moved or cancelled, MAILS to others. From `until` on the same is taken.',
};
