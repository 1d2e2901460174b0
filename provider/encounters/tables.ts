import { tablesOf, type FlagColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';
import type { DocumentRow } from '#provider/core/files/rows.ts';

export type EncounterRow = {
  id: string;
  care_id: string;
  patient_id: string;
  starts_at: InstantColumn;
  /** Null: a stay that has not ended. */
  ends_at: InstantColumn | null;
  unit_id: string;
  /** Null: nobody by name. */
  practitioner_id: string | null;
  kind_code: string;
  kind_name: string;
  has_questionnaire: FlagColumn;
  changed_at: InstantColumn;
};

export type EncounterDocumentRow = DocumentRow & { encounter_id: string };

/** A questionnaire that is asked after a visit. */
export type EncounterQuestionnaireRow = {
  id: string;
  /** UNIQUE: a speciality has one at most (B-05). */
  speciality_code: string;
  name: string;
  deadline_days: number;
  /** JSON: Questionnaire.sections of the contract. */
  sections: JsonColumn;
};

/** One an encounter at most. */
export type EncounterAnswersRow = {
  encounter_id: string;
  questionnaire_id: string;
  /** JSON: QuestionnaireFulfillment.answers of the contract. */
  answers: JsonColumn;
  filled_at: InstantColumn;
};

export type EncountersTables = {
  encounter_answers: EncounterAnswersRow;
  encounter_documents: EncounterDocumentRow;
  encounters: EncounterRow;
  encounter_questionnaires: EncounterQuestionnaireRow;
};

export const encountersTables = tablesOf<EncountersTables>({
  encounter_answers: true,
  encounter_documents: true,
  encounters: true,
  encounter_questionnaires: true,
});
