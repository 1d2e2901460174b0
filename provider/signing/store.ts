import type { Kysely } from 'kysely';
import { within, withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { SignedDocumentRow, SigningRow } from './tables.ts';

type Document = Pick<SigningRow, 'kind' | 'document_id'> & Readonly<{ whose: Whose }>;
type OfAccount = Document & Readonly<{ accountId: string }>;

/** The facts of a signature once it is waited for no more: its bytes are not kept, but for the staff. */
type End = Pick<SigningRow, 'outcome'> &
  Partial<Pick<SigningRow, 'reason' | 'staff_reason'>> &
  Readonly<{ at: number }>;

/** An account's signings of a document that are kept for its page to tell; the audit knows of all. */
const KEPT = 5;

const signingsOf = (db: Kysely<Tables>) => {
  const ofDocument = ({ whose, kind, document_id }: Document) =>
    within(db.selectFrom('signings').selectAll('signings'), whose)
      .where('kind', '=', kind)
      .where('document_id', '=', document_id);

  return {
    /** The account's last one of a document. */
    last: ({ accountId, ...document }: OfAccount) =>
      ofDocument(document)
        .where('account_id', '=', accountId)
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The one that the staff looks at, whoever has begun it. */
    withStaff: (document: Document) =>
      ofDocument(document).where('outcome', '=', 'WITH_STAFF').executeTakeFirst(),

    insert: (row: SigningRow) => db.insertInto('signings').values(row).execute(),

    /** Ends the waiting; false: it has ended meanwhile. */
    async end(id: string, { at, ...end }: End) {
      const ended = { ended_at: at, live_key: null, content: null, signed_content: null, signer: null };
      const { numUpdatedRows } = await db
        .updateTable('signings')
        .set({ ...end, ...ended })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Gives what came to the staff; false: it has ended meanwhile, or another one of the document is there. */
    async giveToStaff(
      id: string,
      given: Required<Pick<SigningRow, 'live_key' | 'signed_content' | 'signer' | 'uncovered'>>,
    ) {
      const { numUpdatedRows } = await db
        .updateTable('signings')
        .set({ ...given, outcome: 'WITH_STAFF' })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .where('outcome', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Uses a nonce up; false: it is none of this account and document, or was used. */
    async useNonce({
      kind,
      document_id,
      accountId,
      hash,
      at,
    }: Omit<OfAccount, 'whose'> & { hash: string; at: number }) {
      const { numUpdatedRows } = await db
        .updateTable('signings')
        .set({ nonce_used_at: at })
        .where('nonce_hash', '=', hash)
        .where('nonce_used_at', 'is', null)
        .where('kind', '=', kind)
        .where('document_id', '=', document_id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Lets the oldest go that have ended, so that beginning again and again takes no room. */
    async forgetOldest({ accountId, ...document }: OfAccount) {
      const rows = await ofDocument(document)
        .where('account_id', '=', accountId)
        .where('ended_at', 'is not', null)
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const old = rows.slice(KEPT).map(({ id }) => id);
      if (old.length > 0) await db.deleteFrom('signings').where('id', 'in', old).execute();
    },

    signedDocument: ({ whose, kind, document_id }: Document) =>
      withinPatients(db.selectFrom('signed_documents').selectAll('signed_documents'), whose)
        .where('kind', '=', kind)
        .where('document_id', '=', document_id)
        .executeTakeFirst(),

    signedById: ({ whose, id }: { whose: Whose; id: string }) =>
      withinPatients(db.selectFrom('signed_documents').selectAll('signed_documents'), whose)
        .where('id', '=', id)
        .executeTakeFirst(),

    keepSigned: (row: SignedDocumentRow) => db.insertInto('signed_documents').values(row).execute(),
  };
};

export const signingStore = { signings: signingsOf };
