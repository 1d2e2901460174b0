import { tablesOf, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';

export type QuestionnaireRow = {
  id: string;
  /** UNIQUE: a service has one at most. */
  service_code: string;
  name: string;
  /** JSON: Questionnaire.sections of the contract. */
  sections: JsonColumn;
};

/** One a booking at most. */
export type BookingQuestionnaireRow = {
  system: string;
  system_id: string;
  questionnaire_id: string;
  /** JSON: QuestionnaireFulfillment.answers of the contract. */
  answers: JsonColumn;
  filled_at: InstantColumn;
};

export type QuestionnairesTables = {
  booking_questionnaires: BookingQuestionnaireRow;
  questionnaires: QuestionnaireRow;
};

export const questionnairesTables = tablesOf<QuestionnairesTables>({
  booking_questionnaires: true,
  questionnaires: true,
});
