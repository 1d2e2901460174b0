const KB = 1024;
const MB = 1024 * KB;

/** The bounds of kept answers. Bytes are those of the row as it is stored, address and all. */
export type KeptBound = Readonly<{
  rowBytes: number;
  /** A guest's browser, or an account in all its browsers. */
  rows: number;
  /** All guests together, or all accounts. */
  totalBytes: number;
}>;

/** docs/decisions/026. A whole form of 256 kB takes 342 kB when it is sealed. */
export const KEPT_BOUNDS = {
  guest: { rowBytes: 16 * KB, rows: 3, totalBytes: 64 * MB },
  account: { rowBytes: 384 * KB, rows: 20, totalBytes: 512 * MB },
} as const satisfies Record<'guest' | 'account', KeptBound>;

/** A browser that is signed in has one; whoever signs in at a hundred more is signed out where it was longest ago. */
export const MOST_SESSIONS = 100;

export type GuestDraftBounds = Readonly<Record<'rowBytes' | 'rows' | 'endedRows' | 'totalBytes', number>>;

/** The bounds of what guests have begun (registration). A row that has ended holds no answers. */
export const GUEST_DRAFT_BOUNDS: GuestDraftBounds = {
  rowBytes: 64 * KB,
  /** Drafts of a browser that can be gone on with; a further one ends the oldest. */
  rows: 3,
  endedRows: 20,
  totalBytes: 64 * MB,
};

export const SUBMISSION_BOUNDS = {
  /** The rows of one browser within a day; a form of somebody who is signed in takes two. */
  browser: 200,
  /** The rows of all guests together. */
  guests: 16_384,
} as const;

/** No address of the portal's own pages is longer, with its query. */
export const LONGEST_ADDRESS = 2 * KB;

export const MOST_COUNTERS = 100_000;

/** More than anybody goes on with, of an account; and as many that have become bookings. */
export const MOST_DRAFTS = 20;

/** docs/decisions/137. What waits is never dropped to make room: nothing new is begun instead. */
export const SECOND_STEP_BOUNDS = {
  /** A row's input, sealed. */
  rowBytes: 16 * KB,
  /** The number of steps for which an account may wait. */
  waiting: 100,
  /** News that an account has not put away; older ones go. */
  told: 50,
  /** News of all accounts. */
  toldOfAll: 100_000,
} as const;

/** The part of a bound that may be added before the whole is looked at again. */
const SLACK = 16;

/**
 * Keeps a whole within a bound without adding it up for each row: once a process may have added a sixteenth of it (and
 * when it begins), `trim` cuts the whole to what leaves room for as much again.
 */
export function boundedWhole({ most, trim }: { most: number; trim: (target: number) => Promise<unknown> }) {
  const every = most / SLACK;
  let added = Number.POSITIVE_INFINITY;

  return async (more: number) => {
    added += more;
    if (added < every) return;
    added = more;
    await trim(most - every);
  };
}
