/** Wrong passwords in a row for one name, known or not. Instants in ms. */
export type SignInTries = Readonly<{ failed: number; lockedUntil: number | null; updatedAt: number }>;

const TRIES = 5;
const LOCK_MS = 15 * 60_000;
const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * Counts a try before its password is checked, so that many tries at once gain nothing.
 * The fifth locks the name for 15 minutes; a right password (the fifth's too) clears the count afterwards.
 */
export function takeTry({ tries, now }: { tries: SignInTries | null; now: number }) {
  if (tries?.lockedUntil && isAhead(tries.lockedUntil, now))
    return { isLocked: true, until: tries.lockedUntil } as const;

  const isFresh = tries && !tries.lockedUntil && now - tries.updatedAt < FORGOTTEN_MS;
  const failed = (isFresh ? tries.failed : 0) + 1;
  const lockedUntil = failed >= TRIES ? now + LOCK_MS : null;
  return { isLocked: false, tries: { failed, lockedUntil, updatedAt: now } satisfies SignInTries } as const;
}

/** A lock that ends later than one that began now was made before the clock was set back: it is over. */
const isAhead = (until: number, now: number) => until > now && until <= now + LOCK_MS;
