import { newPasswordFault } from '#provider/core/passwords/new-password.ts';
import { hashOfNew } from '#provider/core/passwords/hash-of-new.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { numberShared } from '#provider/core/outbox/registration-mails.ts';
import { tellOwner } from '#provider/core/outbox/tell-owner.ts';
import { codeState, sendCode } from '#provider/core/phone-codes/codes.ts';
import { activationObject, SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import { keptBody, type RegistrationRow } from '#provider/core/registration/kept.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { goOn, maySignUp } from '#provider/core/registration/proving.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { MOST_CORRECTIONS } from './rules.ts';

type Found = { registration: RegistrationRow; account: AccountRow };

/** The registration of a browser, with its account, while both are there. */
async function foundBy({
  store,
  context,
  registrationId,
}: {
  store: StoreInTransaction;
  context: CallContext;
  registrationId: string;
}): Promise<Found | undefined> {
  const registration = await store.registration.byReference(hashOf(registrationId));
  const now = context.clock.now().getTime();
  if (!registration?.account_id || registration.expires_at <= now) return undefined;
  return { registration, account: await store.accounts.byId(registration.account_id) };
}

/** The same for a transaction that changes it: others wait. */
async function lockedBy(asked: Parameters<typeof foundBy>[0]) {
  const before = await foundBy(asked);
  if (!before) return undefined;
  await asked.store.accounts.lock(before.account.id);
  return foundBy(asked);
}

const state = os.registration.state.handler(async ({ input: { registrationId }, context, errors }) => {
  const found = await foundBy({ store: context.store, context, registrationId });
  if (!found) throw errors.NOT_FOUND();
  const { registration, account } = found;
  const code = await codeState({ context, account, confirms: activationObject(account.id) });
  const { patientRole, redirectContext } = keptBody(registration);
  const isDone = registration.state === 'DONE';
  const isKnown = registration.state === 'PROVED' && registration.is_contact_known === 1;
  const isPasswordMissing = registration.state === 'PROVED' && !isKnown;
  return {
    state: isDone ? ('DONE' as const) : ('WAITS' as const),
    channel: registration.channel,
    phoneNumber: registration.phone_number ?? undefined,
    email: registration.email ?? undefined,
    patientRole: patientRole ?? undefined,
    redirectContext,
    username: isDone || isPasswordMissing ? account.username : undefined,
    needsPassword: isPasswordMissing ? (true as const) : undefined,
    isAuthorized: registration.is_identity_sure === 1 ? (true as const) : undefined,
    contactKnown: isKnown
      ? { maySignUp: await maySignUp({ store: context.store, registration, account }) }
      : undefined,
    sendsLeft: code.sendsLeft,
    nextSendAt: code.nextSendAt,
    codeValidUntil: code.sent?.validUntil,
    correctionsLeft: correctionsLeft(registration),
    expiresAt: new Date(registration.expires_at).toISOString(),
  };
});

/** A number that codes prove may be corrected until one was right. */
const correctionsLeft = ({ channel, state: now, corrections }: RegistrationRow) =>
  channel === 'SMS' && now === 'WAITS' ? Math.max(0, MOST_CORRECTIONS - corrections) : 0;

const correctPhone = os.registration.correctPhone.handler(
  async ({ input: { registrationId, phoneNumber }, context, errors }) =>
    context.store.transaction(async (store) => {
      await store.registration.lock(phoneNumber);
      const found = await lockedBy({ store, context, registrationId });
      if (!found) throw errors.NOT_FOUND();
      const { registration, account: before } = found;
      const left = correctionsLeft(registration);
      if (left === 0) throw errors.CLOSED();
      const account = { ...before, phone_number: phoneNumber };
      for (const open of await store.registration.openWith({ email: undefined, phoneNumber }))
        if (open.id !== registration.id) await store.registration.endOpen({ id: open.id, state: 'REPLACED' });
      await store.phoneCodes.voidCode(account.id);
      await store.registration.letIn({ id: account.id, phone_number: phoneNumber });
      const corrections = registration.corrections + 1;
      await store.registration.change({ id: registration.id, phone_number: phoneNumber, corrections });
      const nextSendAt = await sendIfFree({ store, context, account });
      const correctionsNow = left - 1;
      return nextSendAt === undefined
        ? { isSent: true, correctionsLeft: correctionsNow }
        : { isSent: false, nextSendAt, correctionsLeft: correctionsNow };
    }),
);

/** Sends a code, or says from when on one may be sent (AP-04). */
async function sendIfFree({
  store,
  context,
  account,
}: {
  store: StoreInTransaction;
  context: CallContext;
  account: AccountRow;
}) {
  const now = context.clock.now().getTime();
  const asked = { account, to: account.phone_number, since: now - SENDS_KEPT_MS };
  const { nextSendAt } = sendsNow({ sends: await store.phoneCodes.sends(asked), now });
  if (nextSendAt !== undefined) return new Date(nextSendAt).toISOString();
  await sendCode({ store, context, account, confirms: activationObject(account.id), errors: NEVER });
  return undefined;
}

const never = () => new Error('A code was not to be sent');
const NEVER = { PHONE_UNKNOWN: never, TOO_MANY_CODES: never };

const shareContact = os.registration.shareContact.handler(
  async ({ input: { registrationId }, context, errors }) => {
    const done = await context.store.transaction(async (store) => {
      const found = await lockedBy({ store, context, registrationId });
      if (!found) throw errors.NOT_FOUND();
      const { registration, account } = found;
      const isKnown = registration.state === 'PROVED' && registration.is_contact_known === 1;
      if (!isKnown || !(await maySignUp({ store, registration, account }))) throw errors.CLOSED();
      const shared = { ...registration, is_contact_known: 0 as const };
      await store.registration.change({ id: registration.id, is_contact_known: 0 });
      const phoneNumber = registration.phone_number ?? '';
      const owners = (await store.accounts.byPhone({ phoneNumber })).filter(({ id }) => id !== account.id);
      return { owners, phoneNumber, proved: await goOn({ store, context, account, registration: shared }) };
    });
    for (const account of done.owners) {
      const message = numberShared({ language: account.language ?? context.language });
      await tellOwner({
        context,
        account,
        to: { channel: 'SMS', address: done.phoneNumber },
        message,
        kind: 'SHARED',
      });
    }
    if (done.proved.outcome === 'CONTACT_KNOWN') throw errors.CLOSED();
    const { outcome, username } = done.proved;
    return outcome === 'NEEDS_PASSWORD' ? { username, needsPassword: true as const } : { username };
  },
);

const setPassword = os.registration.setPassword.handler(
  async ({ input: { registrationId, password }, context, errors }) => {
    const before = await foundBy({ store: context.store, context, registrationId });
    if (!before || !isPasswordOwed(before)) throw errors.NOT_FOUND();
    const fault = newPasswordFault({ password, username: before.account.username });
    if (fault) throw errors[fault]();
    const newHash = await hashOfNew({ context, errors, password });
    return context.store.transaction(async (store) => {
      const found = await lockedBy({ store, context, registrationId });
      if (!found || !isPasswordOwed(found)) throw errors.NOT_FOUND();
      const { registration, account } = found;
      await store.accounts.setPassword({ id: account.id, newHash });
      await letIn({ store, context, account, registration, by: 'PHONE' });
      return { username: account.username };
    });
  },
);

const isPasswordOwed = ({ registration: { state: now, is_contact_known: isKnown }, account }: Found) =>
  now === 'PROVED' && isKnown === 0 && account.password_hash === '';

const proved = os.registration.proved.handler(async ({ input: { proof }, context, errors }) => {
  const now = context.clock.now().getTime();
  const found = await context.store.registration.proved({ proofHash: hashOf(proof), now });
  if (!found) throw errors.PROOF_OVER();
  return {
    name: found.name ?? undefined,
    lastName: found.last_name ?? undefined,
    nationalIdentificationNumber: found.national_id,
    validUntil: new Date(found.valid_until).toISOString(),
  };
});

export const browser = { state, correctPhone, shareContact, setPassword, proved };
