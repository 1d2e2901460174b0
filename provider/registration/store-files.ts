import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { RegistrationFileRow } from './tables.ts';

type OfKey = Readonly<{ keyHash: string }>;
type OfRegistration = Readonly<{ registrationId: string }>;

const waiting = (db: Kysely<Tables>, { keyHash }: OfKey) =>
  db.selectFrom('registration_files').where('key_hash', '=', keyHash).where('registration_id', 'is', null);

/** Files of guests: of a draft, then of its registration, then papers of a person. */
export const guestFilesOf = (db: Kysely<Tables>) => ({
  addFile: (row: RegistrationFileRow) => db.insertInto('registration_files').values(row).execute(),

  /** Files of a draft, without their bytes, oldest first. */
  filesOf: (asked: OfKey) =>
    waiting(db, asked)
      .select(['id', 'filename', 'type', 'size', 'created_at'])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** The bytes that all guests have waiting. */
  async bytesOfAll() {
    const { sum } = await db
      .selectFrom('registration_files')
      .select(({ fn }) => fn.sum('size').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum);
  },

  /** False when there was none. */
  async removeFile({ keyHash, id }: OfKey & { id: string }) {
    const { numDeletedRows } = await db
      .deleteFrom('registration_files')
      .where('key_hash', '=', keyHash)
      .where('registration_id', 'is', null)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  removeFiles: ({ keyHash }: OfKey) =>
    db
      .deleteFrom('registration_files')
      .where('key_hash', '=', keyHash)
      .where('registration_id', 'is', null)
      .execute(),

  /** Files of drafts that were never sent. */
  forgetFilesBefore: (instant: number) =>
    db
      .deleteFrom('registration_files')
      .where('registration_id', 'is', null)
      .where('created_at', '<=', instant)
      .execute(),

  /** Binds files of a draft to its registration; the others of the draft go. Returns how many there were. */
  async bindFiles({ keyHash, registrationId, ids }: OfKey & OfRegistration & { ids: readonly string[] }) {
    let bound = 0;
    for (const id of ids) {
      const { numUpdatedRows } = await db
        .updateTable('registration_files')
        .set({ registration_id: registrationId })
        .where('key_hash', '=', keyHash)
        .where('registration_id', 'is', null)
        .where('id', '=', id)
        .executeTakeFirst();
      bound += Number(numUpdatedRows);
    }
    await this.removeFiles({ keyHash });
    return bound;
  },

  /** Files of a registration become papers of a person. */
  async filesToPerson({
    registrationId,
    ids,
    ...whose
  }: OfRegistration & { ids: readonly string[]; account_id: string; patient_id: string }) {
    if (ids.length === 0) return;
    const rows = await db
      .deleteFrom('registration_files')
      .where('registration_id', '=', registrationId)
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    for (const { key_hash: _key, registration_id: _registration, ...file } of rows)
      await db
        .insertInto('person_files')
        .values({ ...file, ...whose, is_of_registration: 1 })
        .execute();
  },
});
