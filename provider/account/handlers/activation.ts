import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { phoneConfirmedAlready } from '#provider/core/outbox/mails.ts';
import { activationObject, SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import { takeTry } from '#provider/account/rules/sign-in-lock.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { codeState, sendCode } from '#provider/core/phone-codes/codes.ts';
import { sendRegistrationCode } from '#provider/core/registration/codes.ts';
import { confirmRegistration, letInByNumber } from './activation-registration.ts';
import { tryAs, type Tried } from './activation-try.ts';
import { openSession } from './session.ts';
import { tellOwner } from '#provider/core/outbox/tell-owner.ts';
import { waitingPhoneOf } from './waiting-phone.ts';

const STATE = 'MUST_CONFIRM_PHONE';

type Wanted = {
  phoneNumber: string;
  patientId?: string | undefined;
  registrationId?: string | undefined;
};
type SendErrors = Parameters<Parameters<typeof os.account.sendActivationCode.handler>[0]>[0]['errors'];
type Given = { phoneNumber: string; confirmationCode: string };
const unconfirmedPhone = os.account.unconfirmedPhone.handler(async ({ context, errors }) => {
  const account = await context.accountIn([STATE]);
  const { state, id, phone_number: phoneNumber } = account;
  if (state !== STATE || !phoneNumber) throw errors.NOTHING_TO_CONFIRM();
  return { phoneNumber, ...(await codeState({ context, account, confirms: activationObject(id) })) };
});

/** AP-05: the answer is the same for nobody's number, for another's, and for whoever has not signed in; what is looked up, too. */
const unconfirmedChannels = os.account.unconfirmedChannels.handler(async ({ input, context }) => {
  const found = await context.accountIfAny([STATE]);
  const account = found && (await context.store.accounts.byId(found.id));
  const now = context.clock.now().getTime();
  const waiting = account ? await waitingPhoneOf({ store: context.store, account, now }) : null;
  return waiting?.phoneNumber === input.phoneNumber ? [{ channel: 'SMS' as const }] : [];
});

const sendActivationCode = os.account.sendActivationCode.handler(async ({ input, context, errors }) =>
  send({ wanted: input, context, errors }),
);

const sendActivationCodeFor = os.account.sendActivationCodeFor.handler(async ({ input, context, errors }) =>
  send({ wanted: input, context, errors }),
);

/** The owner of a short session is told what becomes of it; a guest the same in any case, before anybody has looked (S-12). */
async function send({
  wanted,
  context,
  errors,
}: {
  wanted: Wanted;
  context: CallContext;
  errors: SendErrors;
}) {
  if (!(await context.store.settings.isSmsEnabled())) throw errors.SMS_DISABLED();
  const { registrationId } = wanted;
  if (registrationId !== undefined) {
    await sendRegistrationCode({ context, errors, asked: { ...wanted, registrationId } });
    return { accepted: true as const };
  }
  const owner = await context.shortAccount([STATE]);
  if (owner) {
    await context.store.transaction(async (store) => {
      await store.accounts.lock(owner.id);
      const account = (await store.phoneCodes.waiting(wanted)).find(({ id }) => id === owner.id);
      if (!account) throw errors.PHONE_NOT_PENDING();
      await sendCode({ store, context, account, confirms: activationObject(account.id), errors });
    });
    return { accepted: true as const };
  }
  try {
    context.afterwards.add(() => sendToWhoeverWaits({ wanted, context, errors }));
  } catch (error) {
    throw error instanceof Busy ? errors.BUSY() : error;
  }
  return { accepted: true as const };
}

/** For a guest: whoever asked learns nothing, so that limits are kept in silence; the owner of a confirmed number is told by SMS. */
async function sendToWhoeverWaits({
  wanted,
  context,
  errors,
}: {
  wanted: Wanted;
  context: CallContext;
  errors: SendErrors;
}) {
  const [account, another] = await context.store.phoneCodes.waiting(wanted);
  if (another) return;
  if (!account) return tellOwnerOf({ ...wanted, context });
  await context.store.transaction(async (store) => {
    await store.accounts.lock(account.id);
    if (!(await maySend({ store, context, account }))) return;
    await sendCode({ store, context, account, confirms: activationObject(account.id), errors });
  });
}

async function tellOwnerOf({ phoneNumber, context }: { phoneNumber: string; context: CallContext }) {
  const [account] = await context.store.accounts.byPhone({ phoneNumber });
  if (!account) return;
  const message = phoneConfirmedAlready({ language: account.language ?? context.language });
  await tellOwner({ context, account, to: { channel: 'SMS', address: phoneNumber }, message });
}

async function maySend({
  store,
  context: { clock },
  account,
}: {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
}) {
  const now = clock.now().getTime();
  const asked = { account, to: account.phone_number, since: now - SENDS_KEPT_MS };
  const sends = await store.phoneCodes.sends(asked);
  return sendsNow({ sends, now }).nextSendAt === undefined;
}

/** Wrong tries must stay counted, so that refusals are thrown after the transaction. */
const confirmActivation = os.account.confirmActivation.handler(async ({ input, context, errors }) => {
  if (input.registrationId !== undefined)
    return confirmRegistration({
      context,
      errors,
      given: { ...input, registrationId: input.registrationId },
    });
  const owner = await context.shortAccount([STATE]);
  const now = context.clock.now().getTime();
  const { tokenHash } = context;

  const { tried, session, registration } = await context.store.transaction(async (store) => {
    const tried = owner
      ? await tryAs({ store, given: input, now, accountId: owner.id })
      : await tryAsGuest({ store, given: input, now });
    if (tried.outcome !== 'RIGHT') return { tried };
    const { id } = tried.account;
    await store.phoneCodes.voidCode(id);
    const registration = await letInByNumber({
      store,
      context,
      account: tried.account,
      phoneNumber: input.phoneNumber,
    });
    if (!owner || !tokenHash) return { tried, registration };
    const identitySession = await store.identities.sessionBehind(tokenHash);
    await store.accounts.endSession(tokenHash);
    return { tried, session: await openSession({ store, accountId: id, now, identitySession }) };
  });

  if (tried.outcome === 'RIGHT') return { session, registration };
  if (tried.outcome === 'IN_USE') throw errors.PHONE_ALREADY_IN_USE();
  if (!owner) throw errors.CODE_REFUSED();
  if (tried.outcome === 'OVER') throw errors.CODE_OVER();
  throw errors.BAD_CODE({ data: { triesLeft: tried.triesLeft } });
});

/**
 * Wrong codes of guests are counted by number, known or not, as wrong passwords are by name: the same is read and written for each, so
 * that neither a lock nor the time betrays whether a number waits.
 */
async function tryAsGuest({
  store,
  given,
  now,
}: {
  store: StoreInTransaction;
  given: Given;
  now: number;
}): Promise<Tried> {
  const nameHash = hashOf(`code ${given.phoneNumber}`);
  const taken = takeTry({ tries: await store.accounts.triesFor({ nameHash, now }), now });
  if (taken.isLocked) return { outcome: 'OVER' };
  await store.accounts.keepTries({ nameHash, tries: taken.tries });
  const tried = await tryAs({ store, given, now });
  if (tried.outcome === 'RIGHT') await store.accounts.forgetTries(nameHash);
  return tried;
}

export const accountActivation = {
  unconfirmedPhone,
  unconfirmedChannels,
  sendActivationCode,
  sendActivationCodeFor,
  confirmActivation,
};
