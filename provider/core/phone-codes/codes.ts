import { randomInt } from 'node:crypto';
import { hashOf, type CallContext, type os } from '#provider/core/context.ts';
import { bookingCode, mergeCode, phoneCode } from '#provider/core/outbox/mails.ts';
import {
  isGood,
  newCode,
  SENDS_KEPT_MS,
  sendsNow,
  type CodeObject,
  type Contact,
} from '#provider/core/phone-codes/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/core/rows.ts';

/** The makers of the errors of a code that cannot be sent. */
type SendErrors = Readonly<{
  PHONE_UNKNOWN: () => Error;
  TOO_MANY_CODES: (error: { data: { until: string; sendsLeft: number } }) => Error;
}>;
type GiveErrors = Parameters<Parameters<typeof os.account.confirmPhone.handler>[0]>[0]['errors'];

/** A code as the store has it. */
type PhoneCodeKept = NonNullable<Awaited<ReturnType<StoreInTransaction['phoneCodes']['last']>>>;

export const codeHashOf = ({ accountId, secret }: { accountId: string; secret: string }) =>
  hashOf(`${accountId} ${secret}`);

/**
 * Sends a code to the phone of an account that the transaction has locked, or to another contact of it; the one before is void.
 * @throws PHONE_UNKNOWN, TOO_MANY_CODES
 */
export async function sendCode({
  store,
  context,
  errors,
  account,
  confirms,
  notAfter,
  to,
}: {
  store: StoreInTransaction;
  context: CallContext;
  errors: SendErrors;
  account: AccountRow;
  confirms: CodeObject;
  /** Until when what is confirmed can wait, in ms. */
  notAfter?: number;
  to?: Contact;
}) {
  const { id: accountId, language } = account;
  const channel = to?.channel ?? 'SMS';
  const phoneNumber = to?.address ?? account.phone_number;
  if (!phoneNumber) throw errors.PHONE_UNKNOWN();
  const at = context.clock.now();
  const now = at.getTime();
  const since = now - SENDS_KEPT_MS;
  const { nextSendAt, sendsLeft } = sendsNow({
    sends: await store.phoneCodes.sends({ account, to: channel === 'SMS' ? phoneNumber : null, since }),
    now,
  });
  if (nextSendAt !== undefined) {
    throw errors.TOO_MANY_CODES({ data: { until: new Date(nextSendAt).toISOString(), sendsLeft } });
  }

  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = codeHashOf({ accountId, secret });
  const code = newCode({ phoneNumber, codeHash, now, ...(notAfter === undefined ? {} : { notAfter }) });
  await store.phoneCodes.keep({ ...code, ...confirms, accountId });
  const send = { account_id: accountId, phone_number: phoneNumber, kind: 'CODE' as const };
  await store.phoneCodes.countSend({ ...send, sent_at: now, code_hash: codeHash, since });
  const message = WORDINGS[confirms.object]({
    language: language ?? context.language,
    code: secret,
    validUntil: code.validUntil,
    host: new URL(context.portalOrigin).hostname,
  });
  await store.outbox.queue({ channel, recipient: phoneNumber, at, code: secret, ...message });
  return { phoneNumber, validUntil: new Date(code.validUntil).toISOString(), sendsLeft: sendsLeft - 1 };
}

/** The text of the message about the code, by what it confirms. */
const WORDINGS = {
  SLOT: bookingCode,
  BOOKING: bookingCode,
  PHONE: phoneCode,
  ACTIVATION: phoneCode,
  MERGE: mergeCode,
} as const;

type CodeQuery = { account: AccountRow; confirms: CodeObject; to?: Contact | undefined };

/** The account's last code, when it was sent for this, to the phone that the account has. */
export function codeFor({
  last,
  account,
  confirms: { object, objectId },
  to,
}: CodeQuery & { last: PhoneCodeKept | undefined }): PhoneCodeKept | undefined {
  const isFor = last?.object === object && last.objectId === objectId;
  return isFor && last.phoneNumber === (to?.address ?? account.phone_number) ? last : undefined;
}

/** CodeState of the contract. */
export async function codeState({
  context: { store, clock },
  ...query
}: CodeQuery & { context: CallContext }) {
  const now = clock.now().getTime();
  const last = await store.phoneCodes.last(query.account.id);
  const code = codeFor({ last, ...query });
  const { account, to } = query;
  const number = to?.channel === 'EMAIL' ? null : (to?.address ?? account.phone_number);
  const asked = { account, to: number, since: now - SENDS_KEPT_MS };
  const sends = await store.phoneCodes.sends(asked);
  const { sendsLeft, nextSendAt } = sendsNow({ sends, now });
  const isSent = code !== undefined && isGood({ code, now });
  return {
    sendsLeft,
    nextSendAt: nextSendAt === undefined ? undefined : new Date(nextSendAt).toISOString(),
    sent: isSent
      ? { validUntil: new Date(code.validUntil).toISOString(), triesLeft: code.triesLeft }
      : undefined,
  };
}

/** Refuses a wrong code whose try is counted by now. @throws CODE_OVER, BAD_CODE */
export function refuseCode({
  tried,
  errors,
}: {
  tried: { outcome: 'RIGHT' | 'WRONG' | 'OVER'; triesLeft?: number };
  errors: Pick<GiveErrors, 'BAD_CODE' | 'CODE_OVER'>;
}) {
  if (tried.outcome === 'OVER') throw errors.CODE_OVER();
  if (tried.outcome === 'WRONG') throw errors.BAD_CODE({ data: { triesLeft: tried.triesLeft ?? 0 } });
}
