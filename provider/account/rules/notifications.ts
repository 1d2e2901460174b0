const DAY_MS = 24 * 60 * 60_000;
const OPENED_FOR_DAYS = 30;

/** AP-29: for 30 days, however often. */
export const canBeOpened = ({ createdAt, now }: { createdAt: number; now: number }) =>
  now - createdAt < OPENED_FOR_DAYS * DAY_MS;
