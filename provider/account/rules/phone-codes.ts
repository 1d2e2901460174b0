/** The last code of an account. Instants in ms. */
export type PhoneCode = Readonly<{
  phoneNumber: string;
  codeHash: string;
  validUntil: number;
  triesLeft: number;
  /** How many were sent since `sendsFrom`. */
  sends: number;
  sendsFrom: number;
  acceptedAt: number | null;
}>;

/** What a code confirms: the booking of a time, or a booking that is there. */
export type CodeObject = Readonly<{ object: 'SLOT' | 'BOOKING'; objectId: string }>;

export const slotObject = (slotId: string): CodeObject => ({ object: 'SLOT', objectId: slotId });

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

const VALID_MS = 10 * 60_000;
const TRIES = 5;
const SENDS = 5;
const SENDS_MS = 60 * 60_000;

type Sending = { isRefused: true; until: number } | { isRefused: false; sends: number; sendsFrom: number };

/** Five codes an hour for an account, whatever they are for. */
function sendingOf({ last, now }: { last: PhoneCode | undefined; now: number }): Sending {
  if (!last || now - last.sendsFrom >= SENDS_MS) return { isRefused: false, sends: 1, sendsFrom: now };
  if (last.sends >= SENDS) return { isRefused: true, until: last.sendsFrom + SENDS_MS };
  return { isRefused: false, sends: last.sends + 1, sendsFrom: last.sendsFrom };
}

/** How many more codes may be sent now, and when none may, from when on again. */
export function sendsNow(at: { last: PhoneCode | undefined; now: number }) {
  const sending = sendingOf(at);
  return sending.isRefused
    ? { sendsLeft: 0, nextSendAt: sending.until }
    : { sendsLeft: SENDS - sending.sends + 1 };
}

/** The next code instead of the last one: valid for ten minutes and five tries. */
export function nextCode({
  last,
  now,
  phoneNumber,
  codeHash,
}: Pick<PhoneCode, 'phoneNumber' | 'codeHash'> & { last: PhoneCode | undefined; now: number }) {
  const sending = sendingOf({ last, now });
  if (sending.isRefused) return sending;
  const { sends, sendsFrom } = sending;
  const code: PhoneCode = {
    ...{ phoneNumber, codeHash, sends, sendsFrom },
    validUntil: now + VALID_MS,
    triesLeft: TRIES,
    acceptedAt: null,
  };
  return { isRefused: false, code, sendsLeft: SENDS - sends } as const;
}

/** Whether the code can still be given. */
export const isGood = ({ code, now }: { code: PhoneCode; now: number }) =>
  code.triesLeft > 0 && now < code.validUntil;

/** Good for nothing any more; what was sent stays counted. */
export const usedUp = <Code extends PhoneCode>(code: Code): Code => ({
  ...code,
  acceptedAt: null,
  triesLeft: 0,
});

/**
 * A try with a code. The right one may be given again, for its answer can get lost; a wrong one costs a try, also after
 * that. OVER: nothing to try.
 */
export function tryCode<Code extends PhoneCode>({
  code,
  given,
  now,
}: {
  code: Code | undefined;
  given: Pick<PhoneCode, 'phoneNumber' | 'codeHash'>;
  now: number;
}): { outcome: 'OVER'; code: Code | undefined } | { outcome: 'RIGHT' | 'WRONG'; code: Code } {
  if (!code || !isGood({ code, now })) return { outcome: 'OVER', code };
  const isRight = code.codeHash === given.codeHash && code.phoneNumber === given.phoneNumber;
  if (isRight) return { outcome: 'RIGHT', code: { ...code, acceptedAt: code.acceptedAt ?? now } };
  return { outcome: 'WRONG', code: { ...code, triesLeft: code.triesLeft - 1 } };
}
