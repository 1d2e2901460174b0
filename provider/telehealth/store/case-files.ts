import type { Kysely } from 'kysely';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { MedicalCaseFileRow } from '#provider/telehealth/tables.ts';

type OfCase = { whose: Whose; caseId: string };

/** Files of medical cases. */
export const caseFilesOf = (db: Kysely<Tables>) => {
  const rows = ({ whose, caseId }: OfCase) =>
    within(db.selectFrom('medical_case_files'), whose).where('case_id', '=', caseId);
  return {
    /** One of them, with its bytes. */
    get: ({ id, ...of }: OfCase & { id: string }): Promise<MedicalCaseFileRow | undefined> =>
      rows(of).selectAll().where('id', '=', id).executeTakeFirst(),

    /** One of any case of the patient. */
    ofPatient: ({ whose, id }: { whose: Whose; id: string }): Promise<MedicalCaseFileRow | undefined> =>
      within(db.selectFrom('medical_case_files'), whose).selectAll().where('id', '=', id).executeTakeFirst(),

    /** Names of those that one draft has put into a case. */
    ofDraft: ({ keyHash, ...of }: OfCase & { keyHash: string }) =>
      rows(of).select(['id', 'filename']).where('key_hash', '=', keyHash).execute(),

    /** Names of those that a teleconsultation has. */
    ofConsultation: (teleconsultationId: string) =>
      db
        .selectFrom('medical_case_files')
        .select(['id', 'filename'])
        .where('teleconsultation_id', '=', teleconsultationId)
        .execute(),

    copied: ({ keyHash, copyOf, ...of }: OfCase & { keyHash: string; copyOf: string }) =>
      rows(of).selectAll().where('key_hash', '=', keyHash).where('copy_of', '=', copyOf).executeTakeFirst(),

    add: (row: MedicalCaseFileRow) => db.insertInto('medical_case_files').values(row).execute(),

    remove: (id: string) => db.deleteFrom('medical_case_files').where('id', '=', id).execute(),
  };
};
