import type { Expression, Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

const ofAccount = (db: Kysely<Tables>, accountId: string | Expression<string>) =>
  db
    .selectFrom('account_consents')
    .innerJoin('consent_texts', (join) =>
      join
        .onRef('consent_texts.id', '=', 'account_consents.consent_id')
        .onRef('consent_texts.version', '=', 'account_consents.version'),
    )
    .where('account_consents.account_id', '=', accountId);

/** Consents that the account must answer before anything else. */
export const consentsToConfirm = (db: Kysely<Tables>, accountId: string | Expression<string>) =>
  ofAccount(db, accountId).where('account_consents.answered_at', 'is', null);

/** Consents that accounts were asked for, and their answers. */
const consentsOf = (db: Kysely<Tables>) => {
  return {
    /** Required ones first. */
    toConfirm: (accountId: string) =>
      consentsToConfirm(db, accountId)
        .selectAll('consent_texts')
        .orderBy('consent_texts.required', 'desc')
        .orderBy('consent_texts.id')
        .execute(),

    /** Each version for which the account was asked, with what was answered. */
    asked: (accountId: string) =>
      ofAccount(db, accountId)
        .select(['consent_texts.id', 'consent_texts.version', 'consent_texts.required'])
        .select(['account_consents.accepted', 'account_consents.answered_at'])
        .execute(),

    answer: ({ accountId, id, version, accepted, at }: Answer) =>
      db
        .updateTable('account_consents')
        .set({ accepted: accepted ? 1 : 0, answered_at: at })
        .where('account_id', '=', accountId)
        .where('consent_id', '=', id)
        .where('version', '=', version)
        .where('answered_at', 'is', null)
        .execute(),
  };
};

type Answer = { accountId: string; id: string; version: string; accepted: boolean; at: number };

export const consentsStore = { consents: consentsOf };
