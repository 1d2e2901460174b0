import { NOT_FOUND } from '#contract/errors.ts';

/**
 * CONFLICT: the booking is no longer SCHEDULED (B§4, A-83).
 * QUESTIONNAIRE_INVALID: the answers do not fit the questionnaire, which may have changed meanwhile.
 */
export const SAVING_ERRORS = {
  NOT_FOUND,
  CONFLICT: { status: 409 },
  QUESTIONNAIRE_INVALID: { status: 400 },
} as const;
