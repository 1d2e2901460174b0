import { sql, type Expression, type Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type {
  AccountRow,
  ContactChangeRow,
  ContactKind,
  FormerContactRow,
  MarketingAnswerRow,
} from '#provider/account/tables.ts';
import type { Tables } from '#provider/generated/tables.ts';

type OfKind = Readonly<{ accountId: string; kind: ContactKind }>;
type OfAccount = Readonly<{ accountId: string; now: number }>;
/** The same of the account of a query around it. */
type Within = Readonly<{ accountId: string | Expression<string>; now: number }>;

/** Changes that may still be confirmed. */
export const pendingContacts = (db: Kysely<Tables>, { accountId, now }: Within) =>
  db.selectFrom('contact_changes').where('account_id', '=', accountId).where('valid_until', '>', now);

/** Contacts that were in force within the last 14 days. */
export const formerContacts = (db: Kysely<Tables>, { accountId, now }: Within) =>
  db
    .selectFrom('former_contacts')
    .where('account_id', '=', accountId)
    .where('is_void', '=', 0)
    .where('valid_until', '>', now);

const pendingOf = compiledQuery((db: Kysely<Tables>, asked: OfAccount) =>
  pendingContacts(db, asked).selectAll(),
);

const formerOf = compiledQuery((db: Kysely<Tables>, asked: OfAccount) =>
  formerContacts(db, asked).selectAll().orderBy('changed_at', 'desc').orderBy('id', 'desc'),
);

/** Contacts that wait until they are proved, and those that were in force before. */
export const contactsOf = (db: Kysely<Tables>) => ({
  /** Changes that may still be confirmed, one of a kind. */
  pending: (asked: OfAccount): Promise<ContactChangeRow[]> => pendingOf(db, asked),

  /** Takes the place of a change of this kind that waited before. */
  async putPending(row: ContactChangeRow) {
    await db
      .insertInto('contact_changes')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
      .execute();
  },

  dropPending: ({ accountId, kind }: OfKind) =>
    db.deleteFrom('contact_changes').where('account_id', '=', accountId).where('kind', '=', kind).execute(),

  /** A session goes on under another token: what it has asked for is the new one's. */
  moveAsker: ({ from, to }: { from: string; to: string }) =>
    db.updateTable('contact_changes').set({ asked_by: to }).where('asked_by', '=', from).execute(),

  /** Contacts that were in force within the last 14 days, the last one first. */
  former: (asked: OfAccount): Promise<FormerContactRow[]> => formerOf(db, asked),

  addFormer: (row: Omit<FormerContactRow, 'is_void'>) =>
    db
      .insertInto('former_contacts')
      .values({ ...row, is_void: 0 })
      .execute(),

  /** The contact whose link this is, whatever has become of it. */
  formerByToken: (tokenHash: string) =>
    db.selectFrom('former_contacts').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),

  /** This one and those after it are in force no more and undo nothing: an earlier one is back (AP-52). */
  voidFormerSince: ({ accountId, kind, since }: OfKind & { since: number }) =>
    db
      .updateTable('former_contacts')
      .set({ is_void: 1 })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('changed_at', '>=', since)
      .execute(),

  /** Writes contacts and settings that the owner has changed; who has read them before holds an old version. */
  save: ({ id, ...changed }: { id: string } & Partial<Omit<AccountRow, 'id' | 'version'>>) =>
    db
      .updateTable('accounts')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute(),

  /** An answer to whether the unit may write about what it offers; those before stay. */
  addMarketingAnswer: (row: MarketingAnswerRow) => db.insertInto('marketing_answers').values(row).execute(),

  /**
   * Tells whether another account has proved this contact, or had until 14 days ago and may bring it back; `exceptFamily`:
   * those that act for a common patient may share one.
   */
  async isOfAnother({
    accountId,
    kind,
    value,
    now,
    exceptFamily,
  }: OfKind & { value: string; now: number; exceptFamily: boolean }) {
    const family = db
      .selectFrom('account_patients as theirs')
      .innerJoin('account_patients as own', 'own.patient_id', 'theirs.patient_id')
      .select('theirs.account_id')
      .where('own.account_id', '=', accountId)
      .where('own.link_state', '=', 'C')
      .where('theirs.link_state', '=', 'C');
    const inForce = db
      .selectFrom('accounts')
      .select('id')
      .where('id', '<>', accountId)
      .$if(kind === 'EMAIL', (query) =>
        query.where(sql`lower(email)`, '=', value.toLowerCase()).where('state', '<>', 'MUST_CONFIRM_EMAIL'),
      )
      .$if(kind === 'PHONE', (query) =>
        query.where('phone_number', '=', value).where('phone_confirmed', '=', 1),
      )
      .$if(exceptFamily, (query) => query.where('id', 'not in', family))
      .limit(1);
    if (await inForce.executeTakeFirst()) return true;
    const before = db
      .selectFrom('former_contacts')
      .select('id')
      .where('account_id', '<>', accountId)
      .where('kind', '=', kind)
      .where(sql`lower(value)`, '=', value.toLowerCase())
      .where('is_void', '=', 0)
      .where('valid_until', '>', now)
      .$if(exceptFamily, (query) => query.where('account_id', 'not in', family))
      .limit(1);
    return (await before.executeTakeFirst()) !== undefined;
  },

  /** Accounts whose proved contact this was until within 14 days; of one user name, when that is given. */
  formerOwners: ({
    kind,
    value,
    now,
    username,
  }: {
    kind: ContactKind;
    value: string;
    now: number;
    username?: string | undefined;
  }) =>
    db
      .selectFrom('accounts')
      .selectAll('accounts')
      .where('accounts.id', 'in', ({ selectFrom }) =>
        selectFrom('former_contacts')
          .select('account_id')
          .where('kind', '=', kind)
          .where(sql`lower(value)`, '=', value.toLowerCase())
          .where('is_void', '=', 0)
          .where('valid_until', '>', now),
      )
      .$if(username !== undefined, (query) => query.where('username', '=', username ?? ''))
      .orderBy('accounts.id')
      .execute(),
});
