/** A-91, S-42: a quarter of an hour, and twice another one. */
export const HOLD_MS = 15 * 60_000;
export const EXTENSIONS = 2;
