import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { AccountState } from '#contract/account/schemas.ts';
import type { AccountRow } from '#provider/account/tables.ts';
import { consentsToConfirm } from '#provider/consents/store.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { messagesToConfirm } from '#provider/messages/store/index.ts';
import { formerContacts, pendingContacts } from './contacts.ts';

/** Whoever is blocked for good has no session any more, whenever it was opened. */
export const BLOCKED = 'USER_BLOCKED' satisfies AccountState;

type AsOf = { accountId: string | Expression<string>; now: number };

/** The further facts that every page asks of an account: what stands at its gates, and whether other contacts are kept of it. */
function heldOf(db: Kysely<Tables>, { accountId, now }: AsOf) {
  const { exists } = expressionBuilder<Tables, 'accounts'>();
  return [
    exists(messagesToConfirm(db, accountId).select('messages.id')).as('has_messages'),
    exists(consentsToConfirm(db, accountId).select('consent_texts.id')).as('has_consents'),
    exists(pendingContacts(db, { accountId, now }).select('kind')).as('has_pending'),
    exists(formerContacts(db, { accountId, now }).select('kind')).as('has_former'),
  ] as const;
}

export const asItIs = compiledQuery(
  (db: Kysely<Tables>, { accountId, now }: { accountId: string; now: number }) =>
    db.selectFrom('accounts').selectAll().select(heldOf(db, { accountId, now })).where('id', '=', accountId),
);

/** An account as it is now. `has_…`: 0 or false where there is nothing of it. */
export type AccountNow = AccountRow &
  Record<'has_messages' | 'has_consents' | 'has_pending' | 'has_former', SqlBool>;

export type OfSession = { tokenHash: string; now: number };

const ofSession = (db: Kysely<Tables>, { tokenHash, now }: OfSession) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('short_for', 'is', null)
    .where('accounts.state', '<>', BLOCKED);

export const bySession = compiledQuery((db: Kysely<Tables>, session: OfSession) => ofSession(db, session));

export const asItIsBySession = compiledQuery((db: Kysely<Tables>, session: OfSession) =>
  ofSession(db, session).select(heldOf(db, { accountId: sql.ref('accounts.id'), now: session.now })),
);
