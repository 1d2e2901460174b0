import { NO_SUCH_BOOKING, NOT_FOUND } from '#contract/errors.ts';

/** Answers cannot be saved. */
export const SAVING_ERRORS = {
  NOT_FOUND,
  CONFLICT: { status: 409 },
  QUESTIONNAIRE_INVALID: { status: 400 },
} as const;

export const SAVING_REFUSALS = {
  NOT_FOUND: `${NO_SUCH_BOOKING} Also when its service has no questionnaire.`,
  CONFLICT: 'The booking is no longer SCHEDULED (B§4, A-83): the answers stay as they are.',
  QUESTIONNAIRE_INVALID:
    'The answers do not fit the questionnaire: one that is required is missing, or a value is out of bounds. The questionnaire may have changed meanwhile.',
};
