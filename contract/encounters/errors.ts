import { NOT_FOUND } from '#contract/errors.ts';

export const NO_SUCH_ENCOUNTER =
  'There is no such encounter of this patient, or the account may not see the patient’s record: the same answer for all.';

/** Answers cannot be saved. */
export const FULFILLING_ERRORS = {
  NOT_FOUND,
  QUESTIONNAIRE_FULFILLED: { status: 409 },
  QUESTIONNAIRE_DEADLINE: { status: 422 },
  QUESTIONNAIRE_INVALID: { status: 400 },
} as const;

export const FULFILLING_REFUSALS = {
  NOT_FOUND: `${NO_SUCH_ENCOUNTER} Also when it has no questionnaire, or questionnaires are off.`,
  QUESTIONNAIRE_FULFILLED: 'Other answers were given before (B§5): they stay as they are.',
  QUESTIONNAIRE_DEADLINE: 'The deadline has passed (A-116), and nothing was filled in.',
  QUESTIONNAIRE_INVALID:
    'The answers do not fit the questionnaire: one that is required is missing, or a value is out of bounds. The questionnaire may have changed meanwhile.',
};
