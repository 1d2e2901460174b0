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

/**
 * A try with a code. The right one may be given again, for its answer can get lost; a wrong one costs a try, also after
 * that. OVER: nothing to try.
 */
export function tryCode({
  code,
  given,
  now,
}: {
  code: PhoneCode | undefined;
  given: Pick<PhoneCode, 'phoneNumber' | 'codeHash'>;
  now: number;
}): { outcome: 'RIGHT' | 'WRONG' | 'OVER'; code: PhoneCode | undefined } {
  if (!code || code.triesLeft === 0 || now >= code.validUntil) return { outcome: 'OVER', code };
  const isRight = code.codeHash === given.codeHash && code.phoneNumber === given.phoneNumber;
  if (isRight) return { outcome: 'RIGHT', code: { ...code, acceptedAt: code.acceptedAt ?? now } };
  return { outcome: 'WRONG', code: { ...code, triesLeft: code.triesLeft - 1 } };
}
