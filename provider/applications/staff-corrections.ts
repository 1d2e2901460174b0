import type { Kysely } from 'kysely';
import type { WantedData } from '#contract/applications/schemas.ts';
import { followName } from '#provider/core/own-name.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Requests of all accounts, for the staff side alone. */
export const staffCorrectionsOf = (db: Kysely<Tables>) => {
  const withPeople = () =>
    db
      .selectFrom('corrections')
      .innerJoin('patients', 'patients.id', 'corrections.patient_id')
      .innerJoin('accounts', 'accounts.id', 'corrections.account_id')
      .selectAll('corrections')
      .select(['patients.name', 'patients.last_name', 'patients.birth_date', 'patients.gender'])
      .select(['patients.national_id', 'patients.document_number', 'accounts.username']);

  return {
    /** Requests that are open, the one that is due first before the others. */
    open: (limit: number) =>
      withPeople()
        .where('corrections.state', 'in', ['SUBMITTED', 'TAKEN_UP'])
        .orderBy('answer_by')
        .orderBy('corrections.id')
        .limit(limit)
        .execute(),

    byId: (id: string) => withPeople().where('corrections.id', '=', id).executeTakeFirst(),

    files: (id: string) =>
      db
        .selectFrom('correction_files')
        .select(['id', 'filename', 'size'])
        .where('correction_id', '=', id)
        .orderBy('created_at')
        .execute(),

    /** Tells whether somebody else has this PESEL. */
    async isTaken({ nationalId, patientId }: { nationalId: string; patientId: string }) {
      const row = await db
        .selectFrom('patients')
        .select('id')
        .where('national_id', '=', nationalId)
        .where('national_id_doubted_at', 'is', null)
        .where('id', '<>', patientId)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Puts what is corrected into the record, as its next version (AP-20). */
    async correct({ patientId, wanted }: { patientId: string; wanted: WantedData }) {
      const { name, lastName, nationalIdentificationNumber, birthDate, gender, documentNumber } = wanted;
      await db
        .updateTable('patients')
        .set(({ eb }) => ({
          version: eb('version', '+', 1),
          ...(name !== undefined && { name }),
          ...(lastName !== undefined && { last_name: lastName }),
          ...(nationalIdentificationNumber !== undefined && { national_id: nationalIdentificationNumber }),
          ...(birthDate !== undefined && { birth_date: birthDate }),
          ...(gender !== undefined && { gender }),
          ...(documentNumber !== undefined && { document_number: documentNumber }),
        }))
        .where('id', '=', patientId)
        .execute();
      if (name !== undefined || lastName !== undefined) await followName(db, patientId);
    },
  };
};

export type StaffCorrection = NonNullable<Awaited<ReturnType<ReturnType<typeof staffCorrectionsOf>['byId']>>>;
