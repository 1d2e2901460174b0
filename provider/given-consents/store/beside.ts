import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TeleconsultationStateRow } from '#provider/given-consents/tables.ts';

/** Ids of the documents of a kind that patients share, to be narrowed to whose they are by the query around it. */
const shared = (db: Kysely<Tables>, kind: 'RES' | 'CDOC') =>
  db
    .selectFrom('document_sharings')
    .where('document_sharings.doc_type', '=', kind)
    .where('document_sharings.is_shared', '=', 1)
    .select('document_sharings.document_id');

/** The things that stand beside consents: the state of teleconsultations, and the names of what is shared. */
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

  /** Takes a state of one patient away, and no other. */
  async takeBack({ patientId, value }: { patientId: string; value: string }) {
    const ofPatient = db.deleteFrom('teleconsultation_states').where('patient_id', '=', patientId);
    await ofPatient.where('value', '=', value).execute();
  },

  /** Results that are shared and can be seen: not withheld, and no version that another one has replaced (S-53). */
  sharedResults: (whose: Whose) =>
    withinPatients(db.selectFrom('test_results'), whose)
      .where('test_results.id', 'in', (of) =>
        shared(db, 'RES').whereRef('document_sharings.patient_id', '=', of.ref('test_results.patient_id')),
      )
      .where('test_results.published_at', 'is not', null)
      .where('test_results.is_withheld', '=', 0)
      .where('test_results.corrected_by', 'is', null)
      .select(['test_results.id', 'test_results.name', 'test_results.collected_at as at'])
      .execute(),

  sharedDocuments: (whose: Whose) =>
    withinPatients(db.selectFrom('encounters'), whose)
      .innerJoin('encounter_documents', 'encounter_documents.encounter_id', 'encounters.id')
      .where('encounter_documents.id', 'in', (of) =>
        shared(db, 'CDOC').whereRef('document_sharings.patient_id', '=', of.ref('encounters.patient_id')),
      )
      .select([
        'encounter_documents.id',
        'encounter_documents.type_name as name',
        'encounters.id as encounter_id',
        'encounters.starts_at as at',
      ])
      .execute(),
});
