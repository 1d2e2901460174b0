import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { AuthorizationDocumentRow, SignedFileRow } from './rows.ts';

/** A patient's data change seldom; older documents are refused as another's are. */
const MOST_DOCUMENTS = 10;
const MOST_FILES = 20;
const LISTED = [
  ...(['id', 'account_id', 'patient_id', 'file_hash', 'filename', 'outcome'] as const),
  ...(['reason', 'state', 'signer', 'uncovered', 'staff_reason', 'at', 'decided_at'] as const),
] as const;

/** Documents that prove who an account's owner is, and the signed files that were sent. */
export const authorizationsOf = (db: Kysely<Tables>) => ({
  /** The account's documents, the last one first. */
  documents: (accountId: string) =>
    db
      .selectFrom('authorization_documents')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('made_at', 'desc')
      .limit(MOST_DOCUMENTS)
      .execute(),

  insertDocument: (row: AuthorizationDocumentRow) =>
    db.insertInto('authorization_documents').values(row).execute(),

  /** The account's files without their bytes, newest first. */
  files: (accountId: string) =>
    db
      .selectFrom('signed_files')
      .select(LISTED)
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_FILES)
      .execute(),

  /** One that has these bytes. */
  sameFile: ({ accountId, fileHash }: { accountId: string; fileHash: string }) =>
    db
      .selectFrom('signed_files')
      .select(LISTED)
      .where('account_id', '=', accountId)
      .where('file_hash', '=', fileHash)
      .executeTakeFirst(),

  insertFile: (row: SignedFileRow) => db.insertInto('signed_files').values(row).execute(),

  changeFile: ({ id, to }: { id: string; to: Partial<SignedFileRow> }) =>
    db.updateTable('signed_files').set(to).where('id', '=', id).execute(),

  /** The account, and the patient whose it is, are known to be the same person. */
  async authorize({ accountId, patientId }: { accountId: string; patientId: string }) {
    await db.updateTable('accounts').set({ type: 'AUTHORIZED' }).where('id', '=', accountId).execute();
    await db.updateTable('patients').set({ authorized: 1 }).where('id', '=', patientId).execute();
    await db
      .updateTable('signed_files')
      .set({ state: 'CONFIRMED' })
      .where('account_id', '=', accountId)
      .where('state', '=', 'WAITING')
      .execute();
  },
});
