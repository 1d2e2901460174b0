import { randomBytes } from 'node:crypto';
import { hashOf, os } from '#provider/core/context.ts';
import { endOfEntryCode, WAYS_IN, type EntryKind } from '#provider/account/rules/entry-codes.ts';
import { isMendable, stateOf } from '#provider/account/rules/states.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { noteEvent } from './event-log.ts';
import { openSession } from './session.ts';

/** Makes a code that is good once; it is answered, and kept nowhere. */
export async function makeEntryCode({
  store,
  kind,
  accountId,
  now,
  identitySession = null,
}: {
  store: Pick<StoreInTransaction, 'entryCodes'>;
  kind: EntryKind;
  accountId: string;
  now: number;
  identitySession?: string | null;
}) {
  const code = randomBytes(24).toString('base64url');
  const validUntil = endOfEntryCode({ kind, now });
  await store.entryCodes.keep({
    ...{ kind, account_id: accountId, identity_session: identitySession },
    ...{ code_hash: hashOf(code), valid_until: validUntil, now },
  });
  return { code, validUntil };
}

const entry = os.account.entry.handler(async ({ input: { code }, context, errors }) => {
  const now = context.clock.now().getTime();
  const found = await context.store.entryCodes.ofGiven({ codeHash: hashOf(code), kinds: WAYS_IN, now });
  if (!found) throw errors.BAD_TOKEN();
  const { username, name, last_name: lastName, valid_until: validUntil } = found;
  return { username, name, lastName, validUntil: new Date(validUntil).toISOString() };
});

const enter = os.account.enter.handler(async ({ input: { code }, context, errors }) => {
  const now = context.clock.now().getTime();
  const given = { codeHash: hashOf(code), kinds: WAYS_IN, now };
  const { state, opened, username } = await context.store.transaction(async (store) => {
    const account = await store.entryCodes.ofGiven(given);
    if (!account) throw errors.BAD_TOKEN();
    const found = stateOf({ account, now });
    if (found && !isMendable(found.errorCode)) throw errors.ACCOUNT_STATE({ data: found });
    if (!(await store.entryCodes.use(given))) throw errors.BAD_TOKEN();
    const { id: accountId, identity_session: identitySession } = account;
    const shortFor = found?.errorCode ?? null;
    return {
      state: found,
      opened: await openSession({ store, accountId, now, shortFor, identitySession }),
      username: account.username,
    };
  });
  if (state) throw errors.ACCOUNT_STATE({ data: { ...state, session: opened } });
  await noteEvent(context, { type: 'LOGIN_SUCCESS', username });
  return opened;
});

export const accountEntry = { entry, enter };
