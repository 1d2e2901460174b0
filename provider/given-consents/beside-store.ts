import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TeleconsultationStateRow } from './tables.ts';

const shared = (db: Kysely<Tables>, whose: Whose) =>
  withinPatients(db.selectFrom('document_sharings'), whose).where('document_sharings.is_shared', '=', 1);

/** What stands beside consents: the state of teleconsultations, and the names of what is shared. */
export const besideOf = (db: Kysely<Tables>) => ({
  teleconsultations: (whose: Whose): Promise<TeleconsultationStateRow[]> =>
    withinPatients(db.selectFrom('teleconsultation_states').selectAll('teleconsultation_states'), whose)
      .orderBy('patient_id')
      .execute(),

  /** For the staff: of one patient, whoever it is; null takes it away. */
  async putTeleconsultation({ patientId, value }: { patientId: string; value: string | null }) {
    await db.deleteFrom('teleconsultation_states').where('patient_id', '=', patientId).execute();
    if (value !== null)
      await db.insertInto('teleconsultation_states').values({ patient_id: patientId, value }).execute();
  },

  /** Results that are shared and can be seen: not withheld, and no version that another one has replaced (S-53). */
  sharedResults: (whose: Whose) =>
    shared(db, whose)
      .innerJoin('test_results', (join) =>
        join
          .onRef('test_results.id', '=', 'document_sharings.document_id')
          .onRef('test_results.patient_id', '=', 'document_sharings.patient_id'),
      )
      .where('document_sharings.doc_type', '=', 'RES')
      .where('test_results.published_at', 'is not', null)
      .where('test_results.is_withheld', '=', 0)
      .where('test_results.corrected_by', 'is', null)
      .select(['test_results.id', 'test_results.name', 'document_sharings.changed_at'])
      .execute(),

  sharedDocuments: (whose: Whose) =>
    shared(db, whose)
      .innerJoin('encounter_documents', 'encounter_documents.id', 'document_sharings.document_id')
      .innerJoin('encounters', (join) =>
        join
          .onRef('encounters.id', '=', 'encounter_documents.encounter_id')
          .onRef('encounters.patient_id', '=', 'document_sharings.patient_id'),
      )
      .where('document_sharings.doc_type', '=', 'CDOC')
      .select([
        'encounter_documents.id',
        'encounter_documents.type_name as name',
        'encounters.id as encounter_id',
        'document_sharings.changed_at',
      ])
      .execute(),
});
