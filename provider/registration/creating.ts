import { activationObject, SENDS_KEPT_MS, sendsNow } from '#provider/core/phone-codes/rules.ts';
import { sendCode } from '#provider/core/phone-codes/codes.ts';
import { newId } from '#provider/core/ids.ts';
import type { KeptBody, RegistrationRow } from '#provider/core/registration/kept.ts';
import { letIn } from '#provider/core/registration/letting-in.ts';
import { mayLinkGo, sendRegistrationLink } from '#provider/core/registration/link.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { accountRowOf, bodyOf, registrationRowOf, type Registering } from './rows.ts';
import { MOST_AN_HOUR } from './rules.ts';
import { addWithFreeName } from '#provider/core/registration/usernames.ts';

const HOUR_MS = 60 * 60_000;

type Within = Registering & Readonly<{ store: StoreInTransaction }>;

/**
 * Makes the registration, once for its key: account, what was typed, consents, files, code and link, all of it or nothing. A
 * registration with the same number or address whose account was never let in goes (C-117).
 * @throws what `refuse` makes
 */
export async function register(registering: Registering): Promise<{ row: RegistrationRow; isNew: boolean }> {
  const { context, keyHash } = registering;
  return context.store.transaction(async (store) => {
    await store.registration.lock(keyHash);
    const before = await store.registration.byKey(keyHash);
    if (before) return { row: before, isNew: false };
    const within = { ...registering, store };
    await checkBounds(within);
    await replaceOthers(within);
    const { row, account } = await addRegistration(within);
    await keepConsents(within, account);
    await beginProof({ within, row, account });
    const [at, requestId] = [context.clock.now(), context.requestId];
    const entry = { at, accountId: account.id, patientId: null, object: row.id, requestId };
    await store.audit.add([{ ...entry, action: 'registration.create' }]);
    return { row: (await store.registration.byKey(keyHash)) ?? row, isNew: true };
  });
}

async function checkBounds({ store, context, proofHash, refuse }: Within) {
  const now = context.clock.now().getTime();
  const number = await store.registration.countSince(now - HOUR_MS);
  if (number >= MOST_AN_HOUR) throw refuse.tooMany(new Date(now + HOUR_MS).toISOString());
  if (proofHash !== null && !(await store.registration.useProved({ proofHash, now }))) throw refuse.proof();
}

/**
 * Two that come with the same contact wait for each other, always in the same order. To a contact that has had all its codes or links none
 * goes any more: the registration that can still be proved by the last of them stays beside the new one (C-117).
 */
async function replaceOthers(within: Within) {
  const { store, read } = within;
  const { email, phoneNumber } = read.sent.account.contactData;
  const words = [email?.toLowerCase(), phoneNumber].filter((word) => word !== undefined);
  for (const word of words.sort()) await store.registration.lock(word);
  const others = await store.registration.openWith({ email, phoneNumber });
  const stay = await provable({ within, others });
  for (const open of others) {
    if (stay.has(open.id)) continue;
    if (open.account_id !== null) await store.accounts.lock(open.account_id);
    await store.registration.endOpen({ id: open.id, state: 'REPLACED' });
  }
}

async function provable({ within, others }: { within: Within; others: readonly RegistrationRow[] }) {
  const { store, context, read } = within;
  const { plan, sent } = read;
  const { email, phoneNumber } = sent.account.contactData;
  const now = context.clock.now().getTime();
  const isLinkOver = plan.hasLink && email !== undefined && !(await mayLinkGo({ store, email, now }));
  const isCodeOver =
    plan.channel === 'SMS' && phoneNumber !== undefined && !(await mayCodeGo({ store, phoneNumber, now }));
  const stay = [
    isLinkOver ? others.find((open) => open.email?.toLowerCase() === email.toLowerCase()) : undefined,
    isCodeOver ? others.find((open) => open.phone_number === phoneNumber) : undefined,
  ];
  return new Set(stay.map((open) => open?.id));
}

/** Tells whether a code may go to a number that comes with a new registration (AP-04). */
async function mayCodeGo({
  store,
  phoneNumber,
  now,
}: {
  store: StoreInTransaction;
  phoneNumber: string;
  now: number;
}) {
  const account = {
    id: '',
    state: 'MUST_CONFIRM_PHONE',
    phone_number: phoneNumber,
    phone_confirmed: 0,
  } as const;
  const sends = await store.phoneCodes.sends({ account, to: phoneNumber, since: now - SENDS_KEPT_MS });
  return (
    sendsNow({ sends: { ofAccount: [], toUnconfirmed: sends.toUnconfirmed }, now }).nextSendAt === undefined
  );
}

async function addRegistration(within: Within) {
  const { store, context, read, keyHash, refuse } = within;
  const at = context.clock.now();
  const [accountId, id] = [newId(at), newId(at)];
  const wanted = accountRowOf({ ...within, id: accountId, now: at.getTime() });
  const { username, needsUsername } = await addAccount({ within, account: wanted });
  const body: KeptBody = bodyOf(read);
  const row = registrationRowOf({ ...within, id, accountId, needsUsername, now: at.getTime(), body });
  await store.registration.add(row);
  const ids = read.people.flatMap(({ person }) => person.attachments);
  const bound = await store.registration.bindFiles({ keyHash, registrationId: id, ids });
  if (bound < new Set(ids).size) throw refuse.files();
  return { row, account: { ...wanted, username } };
}

/** An address by which another account signs in is no name of this one: its owner chooses one by the link (C-18). */
async function addAccount({ within, account }: { within: Within; account: AccountRow }) {
  const { store, read } = within;
  const { isEmailName, plan } = read;
  if (!isEmailName) {
    const isNumbered = plan.state === 'ACTIVE';
    return { username: await addWithFreeName({ store, account, isNumbered }), needsUsername: 0 as const };
  }
  const { username } = account;
  const [owner] = await store.accounts.byEmail({ email: username });
  if (!owner && (await store.registration.addAccount(account)))
    return { username, needsUsername: 0 as const };
  const placeholder = `~${account.id}`;
  if (!(await store.registration.addAccount({ ...account, username: placeholder })))
    throw new Error('An account was not added');
  return { username: placeholder, needsUsername: 1 as const };
}

async function keepConsents({ store, context, read: { sent } }: Within, { id }: AccountRow) {
  const at = context.clock.now();
  const given_at = at.getTime();
  await store.registration.addConsents(
    sent.consents.map(({ kind, version, language, hash }) => ({
      account_id: id,
      kind,
      version,
      language,
      given_at,
      text_hash: hash,
    })),
  );
  const marketing = sent.consents.find(({ kind }) => kind === 'MARKETING');
  if (!sent.account.settings.marketingMessagesConsent) return;
  const version = marketing?.version ?? '';
  await store.contacts.addMarketingAnswer({
    id: newId(at),
    account_id: id,
    is_given: 1,
    version,
    at: given_at,
  });
}

/** Sends the code and the link, or lets the account in where nothing can be proved. The bounds of a number are kept in silence. */
async function beginProof({
  within,
  row,
  account,
}: {
  within: Within;
  row: RegistrationRow;
  account: AccountRow;
}) {
  const { store, context, read } = within;
  const { channel, state, hasLink } = read.plan;
  if (state === 'ACTIVE') {
    // The very moment of the registration tells that it was let in at once.
    return letIn({ store, context, account, registration: row, by: null, at: row.created_at });
  }
  if (hasLink) await sendRegistrationLink({ store, context, account, registration: row });
  if (channel !== 'SMS') return;
  const now = context.clock.now().getTime();
  const asked = { account, to: account.phone_number, since: now - SENDS_KEPT_MS };
  if (sendsNow({ sends: await store.phoneCodes.sends(asked), now }).nextSendAt !== undefined) return;
  await sendCode({ store, context, account, confirms: activationObject(account.id), errors: NEVER });
}

/** Both were looked for before. */
const never = () => new Error('A code was not to be sent');
const NEVER = { PHONE_UNKNOWN: never, TOO_MANY_CODES: never };
