import { os, type CallContext } from '#provider/core/context.ts';
import {
  isGood,
  phoneObject,
  slotObject,
  tryCode,
  VALID_MS,
  type CodeObject,
} from '#provider/core/phone-codes/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { createTurns } from '#provider/core/turns.ts';
import { changeContact } from './contact-changed.ts';
import { codeFor, codeHashOf, refuseCode } from '#provider/core/phone-codes/codes.ts';
import { isPhoneTaken, waitingPhoneOf } from './waiting-phone.ts';

type Given = { phoneNumber: string; codeHash: string };
type Trying = {
  store: StoreInTransaction;
  context: CallContext;
  id: string;
  confirms: CodeObject;
  given: Given;
  now: number;
};

/**
 * Guesses of one account go one by one, and none at a code that is used up takes a transaction: of a thousand at once each would hold one
 * of the few connections and wait for the same row, until everybody else, and the guesses themselves, run out of time. This only keeps
 * the line short: what decides is counted in the transaction, under the account's lock, for other processes try codes, too.
 */
const inTurn = createTurns();

/** A wrong try must stay counted, so that refusals are thrown after the transaction. */
export const confirmPhone = os.account.confirmPhone.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  const { phoneNumber, timeSlotId, confirmationCode: secret } = input;
  const given = { phoneNumber, codeHash: codeHashOf({ accountId: id, secret }) };
  const confirms = timeSlotId === undefined ? phoneObject(id) : slotObject(timeSlotId);
  const now = context.clock.now().getTime();
  const tried = await inTurn(id, async () => {
    const last = await context.store.phoneCodes.last(id);
    if (!last || !isGood({ code: last, now })) return { outcome: 'OVER' as const };
    return context.store.transaction((store) => tryIt({ store, context, id, confirms, given, now }));
  });

  if (tried.outcome === 'IN_USE') throw errors.PHONE_ALREADY_IN_USE();
  refuseCode({ tried, errors });
  return { phoneConfirmed: true };
});

async function tryIt(trying: Trying) {
  const { store, context, id, given, now } = trying;
  const { phoneNumber, codeHash } = given;
  await context.lockedAccount(store);
  const code = await codeGiven(trying);
  if (!code) return { outcome: 'OVER' as const };
  const isFormer =
    code.codeHash !== codeHash &&
    (await store.phoneCodes.wasSent({ accountId: id, codeHash, since: now - VALID_MS }));
  const tried = tryCode({ code, given, now, isFormer });
  if (tried.outcome === 'OVER') return { outcome: tried.outcome };

  const isRight = tried.outcome === 'RIGHT';
  if (isRight && (await isPhoneTaken({ store, id, phoneNumber, now }))) {
    // A change to it can never be confirmed; the account's own number stays as it was.
    await store.contacts.dropPending({ accountId: id, kind: 'PHONE' });
    return { outcome: 'IN_USE' as const };
  }
  await store.phoneCodes.keep(tried.code);
  if (isRight) await putInForce(trying);
  return { outcome: tried.outcome, triesLeft: tried.code.triesLeft };
}

/** The good code that was sent for this to the number which it is said to confirm: the one that waits, or the account's own. */
async function codeGiven({ store, id, confirms, given, now }: Trying) {
  const last = await store.phoneCodes.last(id);
  if (!last || !isGood({ code: last, now })) return undefined;
  const account = await store.accounts.byId(id);
  const waiting = confirms.object === 'PHONE' ? await waitingPhoneOf({ store, account, now }) : null;
  const address = waiting?.phoneNumber ?? account.phone_number;
  if (address !== given.phoneNumber) return undefined;
  return codeFor({ last, account, confirms, to: { channel: 'SMS', address } });
}

/** The right code may come twice: what it does is done once. The number before may undo it (AP-07); one that was there already is no change. */
async function putInForce({ store, context, id, given: { phoneNumber } }: Trying) {
  const account = await store.accounts.byId(id);
  if (account.phone_number === phoneNumber) {
    if (account.phone_confirmed === 0) await store.contacts.save({ id, phone_confirmed: 1 });
    return;
  }
  const change = { store, context, account, keeps: context.tokenHash, action: 'account.confirmPhone' };
  await changeContact({ ...change, kind: 'PHONE', value: phoneNumber });
}
