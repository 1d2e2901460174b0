import { z } from 'zod';
import { AccountState, OpenedSession } from '#contract/account/schemas.ts';
import { Instant } from '#contract/primitives.ts';

/** The person is proved, and the state of the account does not let them in (C§8). */
export const ACCOUNT_STATE_ERROR = {
  ACCOUNT_STATE: {
    status: 400,
    data: z.object({
      errorCode: AccountState.or(z.string()).describe(
        'One of the states, or ERR_AUTH_PASSWD_CHANGE for MUST_CHANGE_PASSWORD; any other is told as a wrong name or password.',
      ),
      until: Instant.optional(),
      session: OpenedSession.optional(),
    }),
  },
} as const;

export const ACCOUNT_STATE_REFUSAL =
  'The person is who they say, and the state of the account does not let them in (C§8); the portal shows what can be done about it. A host may answer it with 404 as well. `until` is the end of TEMPORARY_BLOCKED, where it is known. `session` is a short session: its token is good for 15 minutes and for nothing but the calls that mend this state; it is absent where the person can do nothing about it here.';

/** A password that is tried: it is counted by the account's name. */
export const PASSWORD_TRY_ERRORS = {
  /** A host that answers 423 alone does not say until when. */
  LOCKED: { status: 423, data: z.object({ until: Instant.optional() }) },
  BUSY: { status: 503 },
} as const;

export const PASSWORD_TRY_REFUSALS = {
  LOCKED:
    'Five wrong passwords in a row: none is looked at under this name before `until`, where that is known.',
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

/** A code that lets an account in. */
export const ACTIVATION_ERRORS = {
  ...SENDING_ERRORS,
  PHONE_NOT_PENDING: { status: 400 },
  SMS_DISABLED: { status: 400 },
  BUSY: { status: 503 },
} as const;

export const ACTIVATION_REFUSALS = {
  ...SENDING_REFUSALS,
  PHONE_NOT_PENDING:
    'In the short session, and with a `registrationId`, alone: the account has another number, or it is confirmed already (C§8, Resend).',
  SMS_DISABLED: 'No SMS goes out at all, whatever the number (S-12).',
  BUSY: 'More wait for their codes than can be served; the same may be asked again.',
};

/** Contacts and settings that the owner of an account saves (AP-02). */
export const CHANGE_ERRORS = {
  STALE_VERSION: { status: 409 },
  EMAIL_ALREADY_IN_USE: { status: 400 },
  EMAIL_REQUIRED: { status: 400 },
  PHONE_ALREADY_IN_USE: { status: 400 },
  PHONE_REQUIRED: { status: 400 },
  PHONE_NEEDS_CODE: { status: 400 },
  CHANNEL_NOT_THERE: { status: 400 },
  TOO_MANY_IN_USE: { status: 429, data: z.object({ until: Instant }) },
  TOO_MANY_LINKS: { status: 429, data: z.object({ until: Instant }) },
} as const;

export const CHANGE_REFUSALS = {
  STALE_VERSION: 'The account was changed since `version` was read; nothing is saved.',
  EMAIL_ALREADY_IN_USE: 'The address is the confirmed one of another account that may not share it (AP-64).',
  EMAIL_REQUIRED: 'An account must have an address here (A-46).',
  PHONE_ALREADY_IN_USE: 'The number is the one of another account that may not share it (A-39).',
  PHONE_REQUIRED: 'An account must have a number here, and this one is not older than that rule (A-37).',
  PHONE_NEEDS_CODE: 'Numbers are confirmed by a code here: phone-contact begins that (AP-02).',
  CHANNEL_NOT_THERE: 'The account has no such contact, or the portal no such messages (AP-53).',
  TOO_MANY_IN_USE:
    'Five addresses and numbers of other accounts were given within a day: none is looked at before `until` (AP-06, AP-43).',
  TOO_MANY_LINKS: 'So many messages went to new addresses that none is sent before `until`.',
};

/** A link that proves an e-mail address. */
export const LINK_ERRORS = {
  sending: {
    TOO_MANY_LINKS: { status: 429, data: z.object({ until: Instant }) },
    EMAIL_NOT_PENDING: { status: 400 },
  },
  opening: {
    LINK_OVER: { status: 400 },
    LINK_USED: { status: 409 },
  },
} as const;

/** A link by which a former contact takes a change back. */
export const UNDO_ERRORS = { LINK_OVER: { status: 400 }, LINK_USED: { status: 409 } } as const;
export const UNDO_REFUSALS = {
  LINK_OVER:
    'The link is older than 14 days, an earlier change was taken back, or it never was: always the same answer.',
  LINK_USED: 'The change was taken back with this link.',
};

export const SENDING_LINK_REFUSALS = {
  TOO_MANY_LINKS:
    'In the short session alone: the last link is not a minute old, or five were sent within an hour. `until` says from when on the next may be.',
  EMAIL_NOT_PENDING:
    'In the short session alone: the address of its account was confirmed meanwhile (C§8, Resend).',
};
export const LINK_REFUSALS = {
  LINK_OVER:
    'The link was used, replaced by a later one, is older than a day, or never was: always the same answer.',
  LINK_USED: 'The link has put a new address of an account in force, and that still is.',
};

/** Two accounts of one person. */
export const MERGING_ERRORS = {
  reading: { NOTHING_TO_MERGE: { status: 409 } },
  merging: { MERGE_NOT_POSSIBLE: { status: 400 } },
} as const;

export const MERGING_REFUSALS = {
  reading: { NOTHING_TO_MERGE: 'The account is not MERGE_ACCOUNT any more.' },
  merging: {
    MERGE_NOT_POSSIBLE:
      'There is no other account, it is blocked or must be mended itself, or there is no way to ask its owner (C§8).',
  },
};

/** A code is not taken. */
export const CODE_ERRORS = {
  BAD_CODE: { status: 400, data: z.object({ triesLeft: z.number().int().min(0) }) },
  CODE_OVER: { status: 409 },
} as const;

/** The same without the number of tries (C§8, B§8): what 400 alone says. */
export const CODE_REFUSED = { status: 400 } as const;
export const OF_REFUSED_CODE = 'The code is not taken, and how many tries are left is not told.';

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
