import { z } from 'zod';
import { NOT_FOUND } from '#contract/errors.ts';
import { LinkState } from './schemas.ts';

/** The state of the link now, for the page that shows it. */
const PRESENT = { status: 409, data: z.object({ status: LinkState.optional() }).optional() } as const;

export const CHANGE_ERRORS = {
  NOT_FOUND,
  LINK_STATE: PRESENT,
  LAST_GUARDIAN: PRESENT,
  UNDER_AGE: PRESENT,
} as const;

const NO_SUCH_LINK =
  'There is no such link, or it is none of the account’s and none of its own patient’s: the same answer for both.';
const LINK_STATE =
  'The link does not allow it as it stands (AP-18); D is final. `status` says how it stands now.';
const LAST_GUARDIAN =
  'Nobody else may act for the child: a link that waits or is blocked, and a blocked account, does not count (A-74).';
const UNDER_AGE = 'The own patient is not 18 yet: the unit does it (AP-19).';

export const CHANGE_REFUSALS = { NOT_FOUND: NO_SUCH_LINK, LINK_STATE, LAST_GUARDIAN, UNDER_AGE };

export const REMOVE_ERRORS = {
  NOT_FOUND,
  OWN_PATIENT: { status: 409 },
  LAST_GUARDIAN: PRESENT,
  LINK_STATE: PRESENT,
} as const;

export const REMOVE_REFUSALS = {
  NOT_FOUND: 'There is no such patient, or the account was never linked to them: the same answer for both.',
  OWN_PATIENT: 'The account’s own patient is never unlinked here; a claim that waits is withdrawn.',
  LAST_GUARDIAN,
  LINK_STATE,
};

export const PARENT_ERRORS = { NOT_FOUND, UNDER_AGE: { status: 409 } } as const;
export const PARENT_REFUSALS = {
  NOT_FOUND: 'The own patient has no such parent, or there is no own patient: the same answer for both.',
  UNDER_AGE,
};

export const RESTORE_ERRORS = {
  NOT_FOUND,
  TOO_LATE: { status: 409 },
  OTHER_GUARDIAN: { status: 409 },
  LINK_STATE: { status: 409 },
} as const;
export const LIMIT_ERRORS = {
  NOT_FOUND,
  LINK_STATE: { status: 409 },
  UNDER_AGE: { status: 409 },
  IN_THE_PAST: { status: 422 },
} as const;
export const NARROW_ERRORS = {
  NOT_FOUND,
  LINK_STATE: { status: 409 },
  UNDER_AGE: { status: 409 },
} as const;
export const NARROW_REFUSALS = {
  NOT_FOUND: NO_SUCH_LINK,
  LINK_STATE: 'The link is not confirmed, or has ended meanwhile.',
  UNDER_AGE: 'A link of somebody who is not 18 yet, or of a parent: the unit narrows it (AP-22).',
};
export const LIMIT_REFUSALS = {
  NOT_FOUND: NO_SUCH_LINK,
  LINK_STATE: 'The link is not confirmed, or has ended meanwhile.',
  UNDER_AGE: 'A link of somebody who is not 18 yet, or of a parent: the unit limits it (AP-22).',
  IN_THE_PAST: 'The last day is over already, in Warsaw.',
};

export const RESTORE_REFUSALS = {
  NOT_FOUND:
    'There is no such link, or the account is neither who ended it nor whose patient it is: the same answer for all.',
  TOO_LATE: 'The ten minutes since the end are over.',
  OTHER_GUARDIAN: 'Somebody else has begun to act for the person since the end; it takes nothing from them.',
  LINK_STATE: 'The link stands otherwise: it is back already, waits, or the end is none that can be undone.',
};
