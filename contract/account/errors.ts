import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/** A password that is tried: it is counted by the account's name. */
export const PASSWORD_TRY_ERRORS = {
  LOCKED: { status: 423, data: z.object({ until: Instant }) },
  BUSY: { status: 503 },
} as const;

export const PASSWORD_TRY_REFUSALS = {
  LOCKED: 'Five wrong passwords in a row: none is looked at under this name before `until`.',
  BUSY: 'More passwords are given than can be checked at once; the same try may be made again and does not count.',
};

/** A code cannot be sent now. */
export const SENDING_ERRORS = {
  PHONE_UNKNOWN: { status: 400 },
  TOO_MANY_CODES: {
    status: 429,
    data: z.object({ until: Instant, sendsLeft: z.number().int().min(0) }),
  },
} as const;

export const SENDING_REFUSALS = {
  PHONE_UNKNOWN: 'The account has no phone number to which a code could go.',
  TOO_MANY_CODES:
    'The last code is not a minute old (`sendsLeft` is not 0), or all were sent: five within an hour and fifteen within a day, whatever they were for, and five within a day to a number that nobody has confirmed. `until` says from when on the next may be.',
};

/** A link that proves an e-mail address. */
export const LINK_ERRORS = {
  sending: { TOO_MANY_LINKS: { status: 429, data: z.object({ until: Instant }) } },
  opening: { LINK_OVER: { status: 400 } },
} as const;

export const TOO_MANY_LINKS =
  'In the short session alone: the last link is not a minute old, or five were sent within an hour. `until` says from when on the next may be.';
export const LINK_REFUSALS = {
  LINK_OVER:
    'The link was used, replaced by a later one, is older than a day, or never was: always the same answer.',
};

/** A code is not taken. */
export const CODE_ERRORS = {
  BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
  CODE_OVER: { status: 409 },
} as const;

export const CODE_REFUSALS = {
  BAD_CODE: 'The code is wrong; the try counts, and `triesLeft` more are left.',
  CODE_OVER: 'Its time or its five tries are over, or no code was sent for this: a new one is needed.',
};

/** A new password is not taken, whoever sets it and by whatever way. */
export const NEW_PASSWORD_ERRORS = {
  PASSWORD_TOO_SHORT: { status: 400 },
  PASSWORD_VULNERABLE_ERROR: { status: 400 },
} as const;

export const NEW_PASSWORD_REFUSALS = {
  PASSWORD_TOO_SHORT: 'The new password has fewer than eight characters.',
  PASSWORD_VULNERABLE_ERROR:
    'The new password is easily guessed: it has fewer than twelve characters and many people have chosen it, or the user name stands in it (A-41, C§8).',
};
