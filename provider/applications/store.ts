import type { Kysely } from 'kysely';
import { lockRow } from '#provider/core/lock.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { CorrectionFileRow, CorrectionRow } from './tables.ts';

/** Everything but the bytes. */
const LISTED = ['id', 'correction_id', 'filename', 'type', 'size', 'created_at'] as const;
export type ListedCorrectionFileRow = Pick<CorrectionFileRow, (typeof LISTED)[number]>;

type OfAccount = { accountId: string };
type One = OfAccount & { patientId: string; id: string };

/** Requests to correct records, each of the account that made it. */
const correctionsOf = (db: Kysely<Tables>) => ({
  lock: (id: string) => lockRow(db, { table: 'corrections', id }),

  /** Requests of the account about these people, the last one first. */
  ofAccount: ({ accountId, patientIds }: OfAccount & { patientIds: readonly string[] }) =>
    db
      .selectFrom('corrections')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('patient_id', 'in', patientIds.length > 0 ? patientIds : [''])
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  get: ({ accountId, patientId, id }: One) =>
    db
      .selectFrom('corrections')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .executeTakeFirst(),

  withKey: (keyHash: string) =>
    db.selectFrom('corrections').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

  /** False when one with its key is there already, also while that one is being written. */
  async add(row: CorrectionRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('corrections')
      .values(row)
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** False when it stood otherwise by then. */
  async change({ id, from, to }: { id: string; from: CorrectionRow['state']; to: Partial<CorrectionRow> }) {
    const { numUpdatedRows } = await db
      .updateTable('corrections')
      .set(to)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Files of these requests, without their bytes, oldest first. */
  files: (ids: readonly string[]): Promise<ListedCorrectionFileRow[]> =>
    db
      .selectFrom('correction_files')
      .select(LISTED)
      .where('correction_id', 'in', ids.length > 0 ? ids : [''])
      .orderBy('created_at')
      .orderBy('filename')
      .orderBy('id')
      .execute(),

  /** One file, with its bytes. */
  file: ({ correctionId, id }: { correctionId: string; id: string }) =>
    db
      .selectFrom('correction_files')
      .selectAll()
      .where('id', '=', id)
      .where('correction_id', '=', correctionId)
      .executeTakeFirst(),

  addFile: (row: CorrectionFileRow) => db.insertInto('correction_files').values(row).execute(),

  /** False when there was none. */
  async removeFile({ correctionId, id }: { correctionId: string; id: string }) {
    const { numDeletedRows } = await db
      .deleteFrom('correction_files')
      .where('id', '=', id)
      .where('correction_id', '=', correctionId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export const applicationsStore = { corrections: correctionsOf };
