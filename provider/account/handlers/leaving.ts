import { letterheadOf } from '#provider/core/printouts/head.ts';
import type { DeletionStops } from '#contract/account/leaving-schemas.ts';
import { accountCopyPrintout } from '#provider/account/printout.ts';
import { isUnderAge, NAME_RESERVED_MS } from '#provider/account/rules/leaving.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import { accountDeleted, accountDeletedBySms } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { tellOfLink } from '#provider/core/links/telling.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { accountCopy, lastSignIns } from './account-copy.ts';
import { owedTo } from './owed.ts';

type Leaving = { store: StoreInTransaction; context: CallContext; account: AccountRow };
type Asking = { store: StoreInTransaction; accountId: string; now: number; whose: Whose };

/** Whose visits the account may open; to be asked before a transaction. */
const seenBy = async ({ access }: CallContext) => access.seen(await access.reachable('bookings.get'));

/** The stops that stand in the way now. Who may not open a visit is told of its time alone. */
async function stopsOf({ store, accountId, now, whose }: Asking): Promise<DeletionStops> {
  const bookings = await store.departure.comingBookings({ accountId, now });
  const children = await store.departure.onlyChildrenOf(accountId);
  return {
    bookings: await Promise.all(
      bookings.map(async ({ system, system_id: systemId, starts_at: startsAt }) => {
        const opened = await store.bookings.byKey({ system, systemId, whose });
        return {
          ...(opened && { system, id: systemId, patientId: opened.patient_id }),
          dateFrom: new Date(startsAt).toISOString(),
        };
      }),
    ),
    children: children
      .filter(({ birth_date: birthDate }) => isUnderAge({ birthDate, now }))
      .map(({ name, last_name: lastName }) => ({ name, lastName })),
    ...(await owedTo({ store, accountId, now })),
  };
}

const deletion = os.account.deletion.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const now = context.clock.now().getTime();
  return stopsOf({ store: context.store, accountId, now, whose: await seenBy(context) });
});

const remove = os.account.remove.handler(async ({ context, errors }) => {
  const { id } = await context.account();
  const whose = await seenBy(context);
  const now = context.clock.now().getTime();
  await context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    const account = await store.accounts.byId(id);
    // The second of two windows that delete at once finds it done.
    if (account.deleted_at !== null) return;
    await context.lockedAccount(store);
    for (const patientId of await store.departure.patientIdsOf(id)) await store.patients.lock(patientId);
    const stops = await stopsOf({ store, accountId: id, now, whose });
    const { bookings, children, money = [] } = stops;
    if (bookings.length + children.length + money.length > 0) throw errors.DELETION_STOPPED({ data: stops });
    await leave({ store, context, account });
  });
  return { deleted: true };
});

async function leave({ store, context, account }: Leaving) {
  const { id: accountId, username } = account;
  const at = context.clock.now();
  const now = at.getTime();
  await sendReceipt({ store, context, account });
  const links = await store.links.ofAccount(accountId);
  await store.departure.empty({ accountId, now });
  for (const { patient_id: patientId, role, link_state: state, waits_for: askedOf } of links) {
    if (role === 'PATIENT' || (state !== 'C' && state !== 'W')) continue;
    const ended = { event: 'ENDED', by: 'ACCOUNT', wasAsked: state === 'W', askedOf } as const;
    await tellOfLink(context, store, { ...ended, accountId, patientId });
  }
  const nameHash = hashOf(username);
  await store.departure.reserveName({ nameHash, until: now + NAME_RESERVED_MS, now });
  await store.accounts.forgetTries(nameHash);
  const { requestId } = context;
  await store.audit.add([
    { at, accountId, patientId: null, action: 'account.remove', object: null, requestId },
  ]);
}

/** Sends a receipt to the contact that was in force; nothing where there is none. */
async function sendReceipt({ store, context, account }: Leaving) {
  const at = context.clock.now();
  const language = account.language ?? context.language;
  const words = { language, at: at.getTime() };
  const { email, phone_number: phone, phone_confirmed: confirmed } = account;
  if (email) {
    const mail = accountDeleted({ ...words, username: account.username });
    await store.outbox.queue({ channel: 'EMAIL', recipient: email, at, ...mail });
  } else if (phone && confirmed === 1 && (await store.settings.isSmsEnabled())) {
    await store.outbox.queue({ channel: 'SMS', recipient: phone, at, ...accountDeletedBySms(words) });
  }
}

const copy = os.account.copy.handler(({ context }) => accountCopy(context));

const copyPrintout = os.account.copyPrintout.handler(async ({ input, context, errors }) => {
  const { id } = await context.account();
  if (input.id !== id) throw errors.NOT_FOUND();
  const { language, clock, store } = context;
  const letterhead = await letterheadOf({ store, language });
  const copied = await accountCopy(context);
  const bytes = await accountCopyPrintout({ copy: copied, letterhead, language, at: clock.now() });
  return new File([bytes], 'account.pdf', { type: 'application/pdf' });
});

const signIns = os.account.signIns.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  return lastSignIns({ store: context.store, accountId });
});

export const accountLeaving = { deletion, remove, copy, copyPrintout, signIns };
