import type { CallContext } from '#provider/core/context.ts';
import {
  linkMail,
  secondOwnMail,
  secondParentMail,
  type LinkWording,
} from '#provider/core/outbox/link-mails.ts';
import { isReached } from '#provider/core/outbox/reached.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow, AccountPatientRow } from '#provider/core/rows.ts';

type Pair = Readonly<{ accountId: string; patientId: string }>;
type Context = Pick<CallContext, 'clock' | 'portalOrigin'>;

export type LinkEvent = Pair &
  Readonly<{
    event: 'ASKED' | 'BEGUN' | 'ENDED';
    /** Who did it. */
    by: NonNullable<AccountPatientRow['ended_by']>;
    /** The link that ended was only asked for. */
    wasAsked?: boolean;
    /** Who was to answer, when that is over. */
    askedOf?: AccountPatientRow['waits_for'];
  }>;

const WORDINGS = { ASKED: 'linkAsked', BEGUN: 'linkBegun', ENDED: 'linkEnded' } as const;

/**
 * Tells both sides of a link by mail that it was asked for, begins or ends, as part of the caller's transaction. The represented person
 * reads who acts; the one who acts reads of nobody. No health words, no PESEL (S-45). Nothing goes out about a link that is
 * blocked, nor to an account that is.
 */
export async function tellOfLink(context: Context, store: StoreInTransaction, change: LinkEvent) {
  const { accountId, patientId, event, wasAsked = false, askedOf } = change;
  const link = await store.links.get({ accountId, patientId });
  if (!link || link.link_state === 'J') return;
  const guardian = await store.accounts.byId(accountId);
  const wording: LinkWording = event === 'ENDED' && wasAsked ? 'linkNotMade' : WORDINGS[event];
  const told = { context, store, wording, change, link, guardian };
  const people = isForUnit({ link, event, askedOf }) ? [] : await store.links.ownAccounts(patientId);
  for (const account of people) {
    if (account.id !== accountId) await send({ ...told, to: 'person', account });
  }
  await send({ ...told, to: link.role === 'PATIENT' ? 'self' : 'guardian', account: guardian });
  if (event !== 'ENDED' && link.role === 'CHILD') await tellOthers({ context, store, link, guardian, event });
  if (event === 'BEGUN' && link.role === 'PATIENT') await tellOwner({ context, store, link });
}

/**
 * Tells whether the person hears nothing of it: somebody says that they are this patient (AP-57), or it is not sure whom
 * somebody asks for, so that the unit answers (AP-16).
 */
function isForUnit({
  link,
  event,
  askedOf,
}: Pick<LinkEvent, 'event' | 'askedOf'> & { link: AccountPatientRow }) {
  if (link.role !== 'WARD') return link.role === 'PATIENT';
  return event !== 'BEGUN' && (askedOf ?? link.waits_for) === 'UNIT';
}

type Beginning = Pick<Sending, 'context' | 'store' | 'link' | 'guardian'>;

/** Who acts for a child already hears who else asks for it, and who else does from now on (AP-58). */
async function tellOthers({
  context,
  store,
  link,
  guardian,
  event,
}: Beginning & { event: 'ASKED' | 'BEGUN' }) {
  const { account_id: accountId, patient_id: patientId } = link;
  const present = (await store.links.ofPatient(patientId)).filter(
    (one) => one.role !== 'PATIENT' && one.link_state === 'C' && one.account_id !== accountId,
  );
  const at = context.clock.now();
  for (const { account_id: id } of present) {
    const account = await store.accounts.byId(id);
    if (!isReached(account)) continue;
    const mail = secondParentMail({
      event,
      language: account.language ?? 'pl',
      at: at.getTime(),
      name: `${guardian.name} ${guardian.last_name}`,
      link: `${context.portalOrigin}/account/patients/${patientId}`,
    });
    await store.outbox.queue({ channel: 'EMAIL', recipient: account.email, at, ...mail });
  }
}

/** Whose record it is hears in their account that one more account has it (S-60). */
async function tellOwner({ context, store, link }: Omit<Beginning, 'guardian'>) {
  const at = context.clock.now();
  for (const account of await store.links.ownAccounts(link.patient_id)) {
    if (account.id === link.account_id || !isReached(account)) continue;
    const { email, language } = account;
    const path = `${context.portalOrigin}/account/mydata`;
    const mail = secondOwnMail({ language: language ?? 'pl', at: at.getTime(), link: path });
    await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
  }
}

type Sending = Readonly<{
  context: Context;
  store: StoreInTransaction;
  wording: LinkWording;
  change: LinkEvent;
  link: AccountPatientRow;
  guardian: AccountRow;
  to: 'person' | 'guardian' | 'self';
  account: AccountRow;
}>;

/** Sends it to an address that its owner has proved, of an account that can sign in. */
async function send({ context, store, wording, change, link, guardian, to, account }: Sending) {
  if (!isReached(account)) return;
  const { email, language } = account;
  const at = context.clock.now();
  const mail = linkMail({
    language: language ?? 'pl',
    wording,
    to,
    by: change.by,
    at: at.getTime(),
    name: `${guardian.name} ${guardian.last_name}`,
    link: context.portalOrigin + pathFor({ to, link }),
  });
  await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
}

/** Where the person answers a request or sees who acts for them, and where the other sees for whom they act. */
function pathFor({ to, link }: Pick<Sending, 'to' | 'link'>) {
  const { account_id: accountId, patient_id: patientId, role, link_state: state } = link;
  if (to === 'self') return '/account/mydata';
  if (to === 'guardian') return role === 'CHILD' ? '/account/child' : '/account/ward';
  const isAsked = state === 'W' && (role === 'WARD' || link.waits_for === 'PERSON');
  if (isAsked) return `/ward/confirm/${patientId}/${accountId}`;
  return role === 'CHILD' ? '/account/parent' : '/account/warden';
}
