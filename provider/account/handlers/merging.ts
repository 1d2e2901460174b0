import { os, type CallContext } from '#provider/core/context.ts';
import { accountsMerged } from '#provider/core/outbox/mails.ts';
import { contactOf, masked, whoStays } from '#provider/account/rules/merging.ts';
import { type Contact, mergeObject } from '#provider/core/phone-codes/rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { codeHashOf, codeState, sendCode } from '#provider/core/phone-codes/codes.ts';
import { openSession } from './session.ts';

const STATE = 'MERGE_ACCOUNT';
const NOTHING = { patients: 0, bookings: 0, messages: 0 };

/** The account of the short session, and the other one, with the way to ask its owner. */
type Pair = { pending: AccountRow; other: AccountRow; contact: Contact };
type Store = Pick<StoreInTransaction, 'accounts' | 'settings'>;

/** Null: the two cannot be made one, because the other is not there, cannot be opened itself, or its owner cannot be asked. */
async function pairOf({ store, pending }: { store: Store; pending: AccountRow }): Promise<Pair | null> {
  if (!pending.merge_with) return null;
  const other = await store.accounts.byId(pending.merge_with);
  const contact = contactOf(other, { isSmsEnabled: await store.settings.isSmsEnabled() });
  return other.state === 'ACTIVE' && contact ? { pending, other, contact } : null;
}

const mergeable = os.account.mergeable.handler(async ({ context, errors }) => {
  const pending = await context.accountIn([STATE]);
  if (pending.state !== STATE) throw errors.NOTHING_TO_MERGE();
  const pair = await pairOf({ store: context.store, pending });
  if (!pair) return { stays: 'THIS' as const, moves: NOTHING, sendsLeft: 0 };
  const { contact } = pair;
  const { stays, goes } = whoStays(pair);
  return {
    contact: { channel: contact.channel, address: masked(contact) },
    stays: stays.id === pending.id ? ('THIS' as const) : ('OTHER' as const),
    moves: await context.store.merging.counts({ from: goes.id, to: stays.id }),
    ...(await codeState({
      ...{ context, account: pair.other, to: contact },
      confirms: mergeObject(pending.id),
    })),
  };
});

/** Locks both, always in the same order, and reads them as they are now; null when nothing is to be merged (any more). */
async function locked({ store, id }: { store: StoreInTransaction; id: string }) {
  const before = await store.merging.accountOf(id);
  const otherId = before?.merge_with;
  for (const each of [id, ...(otherId ? [otherId] : [])].sort()) await store.accounts.lock(each);
  const pending = await store.merging.accountOf(id);
  if (pending?.state !== STATE) return null;
  return { pair: await pairOf({ store, pending }) };
}

const sendMergeCode = os.account.sendMergeCode.handler(async ({ context, errors }) => {
  const { id } = await context.accountIn([STATE]);
  return context.store.transaction(async (store) => {
    const found = await locked({ store, id });
    if (!found) throw errors.NOTHING_TO_MERGE();
    const { pair } = found;
    if (!pair) throw errors.MERGE_NOT_POSSIBLE();
    const { other: account, contact: to } = pair;
    const { validUntil, sendsLeft } = await sendCode({
      ...{ store, context, errors, account, to },
      confirms: mergeObject(id),
    });
    return { validUntil, sendsLeft };
  });
});

/** Wrong tries must stay counted, so that refusals are thrown after the transaction. */
const merge = os.account.merge.handler(async ({ input: { confirmationCode: secret }, context, errors }) => {
  const { id } = await context.accountIn([STATE]);
  const now = context.clock.now().getTime();
  const done = await context.store.transaction(async (store) => {
    const found = await locked({ store, id });
    if (!found) return { outcome: 'NOTHING' as const };
    const { pair } = found;
    if (!pair) return { outcome: 'NOT_POSSIBLE' as const };
    const accountId = pair.other.id;
    const code = await store.phoneCodes.tryOf({ accountId, ...mergeObject(id), now });
    if (!code) return { outcome: 'OVER' as const };
    if (code.codeHash !== codeHashOf({ accountId, secret })) {
      return { outcome: 'WRONG' as const, triesLeft: code.triesLeft };
    }
    return { outcome: 'RIGHT' as const, ...(await mergeNow({ store, context, pair, now })) };
  });

  if (done.outcome === 'NOTHING') throw errors.NOTHING_TO_MERGE();
  if (done.outcome === 'NOT_POSSIBLE') throw errors.MERGE_NOT_POSSIBLE();
  if (done.outcome === 'OVER') throw errors.CODE_OVER();
  if (done.outcome === 'WRONG') throw errors.BAD_CODE({ data: { triesLeft: done.triesLeft } });
  const { session, username, goneAccountId } = done;
  return { session, username, goneAccountId };
});

async function mergeNow({
  store,
  context,
  pair,
  now,
}: {
  store: StoreInTransaction;
  context: CallContext;
  pair: Pair;
  now: number;
}) {
  const { stays, goes } = whoStays(pair);
  const { id, username } = stays;
  const identitySession = await store.identities.sessionBehind(context.tokenHash);
  await store.merging.mergeInto({ from: goes.id, to: id });
  await store.accounts.leaveState({ id, state: STATE });
  const at = context.clock.now();
  const { requestId, portalOrigin } = context;
  const action = 'account.merge';
  await store.audit.add([{ at, accountId: id, patientId: null, action, object: goes.id, requestId }]);
  for (const recipient of new Set([stays.email, goes.email])) {
    if (!recipient) continue;
    const language = stays.language ?? context.language;
    const mail = accountsMerged({ language, username, link: `${portalOrigin}/login` });
    await store.outbox.queue({ channel: 'EMAIL', recipient, at, ...mail });
  }
  const session = await openSession({ store, accountId: id, now, identitySession });
  return { session, username, goneAccountId: goes.id };
}

export const accountMerging = { mergeable, sendMergeCode, merge };
