import { sql, type Kysely } from 'kysely';
import { followName } from '#provider/core/own-name.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** The rows that the staff sees of those who want to be confirmed. */
export const staffAuthorizationsOf = (db: Kysely<Tables>) => ({
  /** Signed files that wait, oldest first, with whose they are. */
  waiting: (limit: number) =>
    db
      .selectFrom('signed_files')
      .innerJoin('accounts', 'accounts.id', 'signed_files.account_id')
      .innerJoin('patients', 'patients.id', 'signed_files.patient_id')
      .select([
        'signed_files.id',
        'signed_files.filename',
        'signed_files.outcome',
        'signed_files.signer',
        'signed_files.uncovered',
        'signed_files.at',
      ])
      .select([
        'accounts.username',
        'patients.name',
        'patients.last_name',
        'patients.birth_date',
        'patients.national_id',
      ])
      .where('signed_files.state', '=', 'WAITING')
      .orderBy('signed_files.at')
      .orderBy('signed_files.id')
      .limit(limit)
      .execute(),

  byId: (id: string) => db.selectFrom('signed_files').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Whose data an account can be confirmed by; undefined: it has no patient of its own. */
  async ownPatient(accountId: string) {
    const row = await db
      .selectFrom('account_patients')
      .innerJoin('patients', 'patients.id', 'account_patients.patient_id')
      .select([
        'patients.id',
        'patients.name',
        'patients.last_name',
        'patients.birth_date',
        'patients.national_id',
      ])
      .where('account_patients.account_id', '=', accountId)
      .where('role', '=', 'PATIENT')
      .where('link_state', '=', sql.lit('C'))
      .executeTakeFirst();
    if (!row) return undefined;
    const { id, name, last_name: lastName, birth_date: birthDate, national_id: pesel } = row;
    return { id, name, lastName, birthDate, pesel };
  },

  async rename({ id, name, lastName }: { id: string; name: string; lastName: string }) {
    await db.updateTable('patients').set({ name, last_name: lastName }).where('id', '=', id).execute();
    await followName(db, id);
  },
});
