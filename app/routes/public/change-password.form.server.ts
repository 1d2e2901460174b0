import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { signInFailure } from './login.form.server.ts';
import { NEW_PASSWORD_TEXTS, newPasswordField } from './new-password.server.ts';

/** C§4, change of the password: both once, and nothing is said about how the present one looks. */
export const ChangePasswordForm = z.object({
  oldPassword: z
    .string(said('public:changePassword.old.required'))
    .max(200, said('public:newPassword.tooLong')),
  newPassword: newPasswordField,
});

type Failure = { errors: Record<string, ErrorText[]>; status: 422 | 423 | 503 };

const FIELD_ERRORS: Partial<Record<string, readonly [field: string, text: TextKey]>> = {
  PASSWORD_TOO_SHORT: ['newPassword', NEW_PASSWORD_TEXTS.PASSWORD_TOO_SHORT],
  PASSWORD_VULNERABLE_ERROR: ['newPassword', NEW_PASSWORD_TEXTS.PASSWORD_VULNERABLE_ERROR],
  BAD_PASSWORD: ['oldPassword', 'public:changePassword.old.wrong'],
  PASSWORD_UNCHANGED: ['newPassword', 'public:changePassword.new.unchanged'],
};

/** The text of the form for a change that was refused; null for a failure that is not the patient's. */
export function changeFailure(error: unknown, { wasInDoubt }: { wasInDoubt: boolean }): Failure | null {
  if (!(error instanceof ORPCError) || !error.defined) return null;
  const [field, text] = FIELD_ERRORS[String(error.code)] ?? [];
  const perhaps: ErrorText[] = wasInDoubt ? ['page:problem.inDoubt.password'] : [];
  if (field && text) return { errors: { [field]: [text], '': perhaps }, status: 422 };
  if (error.code === 'REFUSED')
    return { errors: { '': ['public:changePassword.refused', ...perhaps] }, status: 422 };
  const asAtSignIn = signInFailure(error);
  return asAtSignIn && { errors: { '': [asAtSignIn.text] }, status: asAtSignIn.status };
}
