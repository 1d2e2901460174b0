import type { Limited } from '#contract/errors.ts';

/** The bounds of an account within a day (S-51); within an hour a fifth of each. */
export type Limits = Readonly<{ messages: number; megabytes: number; bookings: number; mails: number }>;

/** S-51. */
export const USUAL_LIMITS: Limits = { messages: 50, megabytes: 200, bookings: 30, mails: 20 };

/** An amount used within a minute, by when that began (ms). */
export type Used = Readonly<{ minute: number; amount: number }>;

export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1024 * 1024;
const PART_OF_HOUR = 5;

const MOST_A_DAY: Record<Limited, (limits: Limits) => number> = {
  MESSAGES: ({ messages }) => messages,
  FILES: ({ megabytes }) => megabytes * MEGABYTE,
  BOOKINGS: ({ bookings }) => bookings,
  MAILS: ({ mails }) => mails,
};

const SPANS = [
  { span: 'HOUR', ms: HOUR_MS, part: PART_OF_HOUR },
  { span: 'DAY', ms: DAY_MS, part: 1 },
] as const;

/**
 * Which bound an account would go beyond that uses `amount` more at `now`, with when as much is free again; null: none. Of two
 * it is the one that ends later. What was used stays in the count for a whole hour and a whole day, to the minute; what lies ahead
 * of `now` was used before the clock was set back, and is over.
 */
export function limitReached({
  used,
  amount,
  now,
  what,
  limits,
}: {
  /** The amounts that the account used within the last day. */
  used: readonly Used[];
  amount: number;
  now: number;
  what: Limited;
  limits: Limits;
}) {
  const reached = SPANS.flatMap(({ span, ms, part }) => {
    const most = Math.max(1, Math.floor(MOST_A_DAY[what](limits) / part));
    const until = freeAt({ used, amount, now, ms, most });
    return until === null ? [] : [{ what, span, most, until }];
  });
  return reached.sort((one, other) => other.until - one.until)[0] ?? null;
}

type Span = { used: readonly Used[]; amount: number; now: number; ms: number; most: number };

/** When `amount` fits below `most` again; null: it does now. */
export function freeAt({ used, amount, now, ms, most }: Span) {
  const endOf = ({ minute }: Used) => minute + MINUTE_MS + ms;
  const counted = used
    .filter((one) => one.minute <= now && endOf(one) > now)
    .sort((one, other) => one.minute - other.minute);
  let sum = counted.reduce((whole, one) => whole + one.amount, 0);
  if (sum + amount <= most) return null;
  for (const one of counted) {
    sum -= one.amount;
    if (sum + amount <= most) return endOf(one);
  }
  // More at once than the bound: no time makes room for it.
  return now + ms;
}

/**
 * Acts with figures of their own: LOOK_UPS, people who were looked for, and DOCUMENTS, documents that were changed, tell who is known if made
 * often; COPIES, requests for copies (S-62).
 */
export type Tried = 'LOOK_UPS' | 'DOCUMENTS' | 'COPIES';

const TRIES = [
  { ms: HOUR_MS, most: 5 },
  { ms: DAY_MS, most: 20 },
];

/** AP-46: when the account may try the next one; null: now. */
export function nextTryAt({ used, now }: { used: readonly Used[]; now: number }) {
  const waits = TRIES.map((span) => freeAt({ used, amount: 1, now, ...span }) ?? 0);
  return Math.max(...waits) || null;
}
