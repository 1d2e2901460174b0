/** The last code of an account. Instants in ms. */
export type PhoneCode = Readonly<{
  phoneNumber: string;
  codeHash: string;
  validUntil: number;
  triesLeft: number;
  acceptedAt: number | null;
}>;

/**
 * The object that a code confirms: the booking of a time, a booking that is there, the number itself, the number before its
 * account is let in, or that two accounts are one person's.
 */
export type CodeObject = Readonly<{
  object: 'SLOT' | 'BOOKING' | 'PHONE' | 'ACTIVATION' | 'MERGE';
  objectId: string;
}>;

/** Where a code goes: to a mail address or a phone. */
export type Contact = Readonly<{ channel: 'EMAIL' | 'SMS'; address: string }>;

export const slotObject = (slotId: string): CodeObject => ({ object: 'SLOT', objectId: slotId });

/** The number of an account. */
export const phoneObject = (accountId: string): CodeObject => ({ object: 'PHONE', objectId: accountId });

/** The number of an account that is let in once it is confirmed. */
export const activationObject = (accountId: string): CodeObject => ({
  object: 'ACTIVATION',
  objectId: accountId,
});

/** Makes the object of a code which shows that two accounts are one person's: the one that gets the code, and the one that asks. */
export const mergeObject = (pendingId: string): CodeObject => ({ object: 'MERGE', objectId: pendingId });

export const bookingObject = ({
  system,
  system_id: id,
}: {
  system: string;
  system_id: string;
}): CodeObject => ({
  object: 'BOOKING',
  objectId: `${system}/${id}`,
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time for which a code is good at most. */
export const VALID_MS = 15 * MINUTE_MS;
const TRIES = 5;
const GAP_MS = MINUTE_MS;
const OF_ACCOUNT = [
  { window: HOUR_MS, most: 5 },
  { window: DAY_MS, most: 15 },
] as const;
const TO_UNCONFIRMED = [{ window: DAY_MS, most: 5 }] as const;

/** The time back to which sends are counted. */
export const SENDS_KEPT_MS = DAY_MS;

/** When codes were sent within the last day, oldest first, in ms. */
export type Sends = Readonly<{
  /** When the account asked for codes, whatever they were for. */
  ofAccount: readonly number[];
  /** When codes were sent to the account's number, by anybody, as long as nobody has confirmed it; empty once it is confirmed. */
  toUnconfirmed: readonly number[];
}>;

type Limit = Readonly<{ window: number; most: number }>;

/** AP-04: how many more codes may be sent, and when none may be sent at once, from when on (ms). */
export function sendsNow({ sends, now }: { sends: Sends; now: number }) {
  const counts = [
    ...OF_ACCOUNT.map((limit) => countOf({ limit, sent: sends.ofAccount, now })),
    ...TO_UNCONFIRMED.map((limit) => countOf({ limit, sent: sends.toUnconfirmed, now })),
  ];
  const afterLast = (sends.ofAccount.at(-1) ?? -Infinity) + GAP_MS;
  const nextSendAt = Math.max(afterLast, ...counts.map(({ freeFrom }) => freeFrom));
  const sendsLeft = Math.min(...counts.map(({ left }) => left));
  return nextSendAt > now ? { sendsLeft, nextSendAt } : { sendsLeft };
}

function countOf({
  limit: { window, most },
  sent,
  now,
}: {
  limit: Limit;
  sent: readonly number[];
  now: number;
}) {
  const within = sent.filter((at) => at > now - window);
  const blocking = within.at(-most);
  return {
    left: Math.max(0, most - within.length),
    freeFrom: blocking === undefined ? -Infinity : blocking + window,
  };
}

/** A code that is good from now on: for a quarter of an hour, at most until `notAfter`, and for five tries. */
export const newCode = ({
  now,
  notAfter = Infinity,
  ...code
}: Pick<PhoneCode, 'phoneNumber' | 'codeHash'> & { now: number; notAfter?: number }): PhoneCode => ({
  ...code,
  validUntil: Math.min(now + VALID_MS, notAfter),
  triesLeft: TRIES,
  acceptedAt: null,
});

/** True while the code can still be given. */
export const isGood = ({ code, now }: { code: PhoneCode; now: number }) =>
  code.triesLeft > 0 && now < code.validUntil;

/** Good for nothing any more. */
export const usedUp = <Code extends PhoneCode>(code: Code): Code => ({
  ...code,
  acceptedAt: null,
  triesLeft: 0,
});

/**
 * A try with a code. The right one may be given again, for its answer can get lost; a wrong one costs a try, also after
 * that, unless it is one that a later code has replaced (`isFormer`), which is no guess. OVER: nothing to try.
 */
export function tryCode<Code extends PhoneCode>({
  code,
  given,
  now,
  isFormer = false,
}: {
  code: Code | undefined;
  given: Pick<PhoneCode, 'phoneNumber' | 'codeHash'>;
  now: number;
  isFormer?: boolean;
}): { outcome: 'OVER'; code: Code | undefined } | { outcome: 'RIGHT' | 'WRONG'; code: Code } {
  if (!code || !isGood({ code, now })) return { outcome: 'OVER', code };
  const isRight = code.codeHash === given.codeHash && code.phoneNumber === given.phoneNumber;
  if (isRight) return { outcome: 'RIGHT', code: { ...code, acceptedAt: code.acceptedAt ?? now } };
  return { outcome: 'WRONG', code: isFormer ? code : { ...code, triesLeft: code.triesLeft - 1 } };
}
