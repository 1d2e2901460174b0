import type { Kysely } from 'kysely';
import { within, type Whose } from '#provider/core/whose.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { PersonFileRow } from './tables.ts';

/** Everything but the bytes. */
const SHOWN = [
  ...(['id', 'account_id', 'filename', 'type', 'size'] as const),
  ...(['created_at', 'is_of_registration'] as const),
] as const;
export type ShownPersonFileRow = Pick<PersonFileRow, (typeof SHOWN)[number]>;

/** Who looks: the account, whose rows it may see, and whether the person is its own. */
export type Looking = Readonly<{ patientId: string; accountId: string; whose: Whose; isOwn: boolean }>;
type OfAccount = { accountId: string };

/** Papers of people, and those that wait for a registration. */
const personFilesOf = (db: Kysely<Tables>) => {
  const seen = ({ patientId, accountId, whose, isOwn }: Looking) =>
    within(db.selectFrom('person_files'), whose)
      .where('patient_id', '=', patientId)
      .$if(!isOwn, (query) =>
        query.where((where) =>
          where.or([where('is_of_registration', '=', 0), where('account_id', '=', accountId)]),
        ),
      );

  return {
    /** Papers of a person that the account may see, oldest first, then by name. */
    ofPatient: (looking: Looking): Promise<ShownPersonFileRow[]> =>
      seen(looking).select(SHOWN).orderBy('created_at').orderBy('filename').orderBy('id').execute(),

    /** One of them, with its bytes. */
    get: ({ id, ...looking }: Looking & { id: string }) =>
      seen(looking).selectAll().where('id', '=', id).executeTakeFirst(),

    add: (row: PersonFileRow) => db.insertInto('person_files').values(row).execute(),

    /** False when there was none. */
    async remove({ patientId, id }: { patientId: string; id: string }) {
      const { numDeletedRows } = await db
        .deleteFrom('person_files')
        .where('id', '=', id)
        .where('patient_id', '=', patientId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Files of the account that wait become papers of a person whom it registers; returns how many of `ids` were still there. */
    async attach({ ids, accountId, patientId }: OfAccount & { ids: readonly string[]; patientId: string }) {
      if (ids.length === 0) return 0;
      const taken = await db
        .deleteFrom('waiting_person_files')
        .where('account_id', '=', accountId)
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      for (const row of taken) {
        const paper = { ...row, patient_id: patientId, is_of_registration: 1 as const };
        await db.insertInto('person_files').values(paper).execute();
      }
      return taken.length;
    },

    /** Files that wait for a registration of the account, without their bytes, oldest first. */
    waiting: ({ accountId, since }: OfAccount & { since: number }) =>
      db
        .selectFrom('waiting_person_files')
        .select(['id', 'filename', 'type', 'size', 'created_at'])
        .where('account_id', '=', accountId)
        .where('created_at', '>', since)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    addWaiting: (row: AddedFileRow) => db.insertInto('waiting_person_files').values(row).execute(),

    /** False when there was none. */
    async removeWaiting({ accountId, id }: OfAccount & { id: string }) {
      const { numDeletedRows } = await db
        .deleteFrom('waiting_person_files')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Removes what no registration has taken in time, whoever added it. */
    forgetWaitingBefore: (instant: number) =>
      db.deleteFrom('waiting_person_files').where('created_at', '<=', instant).execute(),
  };
};

export const personFilesStore = { personFiles: personFilesOf };
