import { z } from 'zod';
import type { NEW_PASSWORD_ERRORS } from '#contract/account/errors.ts';
import { said } from '#app/services/forms/fields.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The field of a new password; which passwords are taken, the provider says. */
export const newPasswordField = z
  .string(said('public:newPassword.required'))
  .max(200, said('public:newPassword.tooLong'));

/** The texts of a form for a new password that the provider does not take. */
export const NEW_PASSWORD_TEXTS = {
  REFUSED: 'public:newPassword.refused',
  PASSWORD_TOO_SHORT: 'public:newPassword.tooShort',
  PASSWORD_VULNERABLE_ERROR: 'public:newPassword.vulnerable',
} as const satisfies Record<keyof typeof NEW_PASSWORD_ERRORS | 'REFUSED', TextKey>;
