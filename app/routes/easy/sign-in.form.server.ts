import { signInForm } from '#app/routes/public/login.form.server.ts';
import { partsOf, withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The fields of sign-in, with messages in easy words. */
export const EasySignInForm = signInForm({
  username: { required: 'easy:signIn.name.required', tooLong: 'easy:signIn.name.tooLong' },
  password: { required: 'easy:signIn.password.required', tooLong: 'easy:signIn.password.tooLong' },
});

/** The texts that sign-in may show for a failure (C§8), in easy words. */
const EASY: Partial<Record<TextKey, TextKey>> = {
  'public:login.failure.credentials': 'easy:signIn.failure.credentials',
  'public:login.failure.locked': 'easy:signIn.failure.locked',
  'public:login.failure.lockedForNow': 'easy:signIn.failure.lockedForNow',
  'public:login.failure.blocked': 'easy:signIn.failure.blocked',
  'public:login.failure.unfinished': 'easy:signIn.failure.wait',
  'public:login.failure.busy': 'easy:signIn.failure.wait',
  'public:login.failure.notLoaded': 'easy:signIn.failure.wait',
};

/** Returns a failure in easy words; what has none stays as it is. */
export function inEasyWords(failure: ErrorText): ErrorText {
  const { key, values } = partsOf(failure);
  return withValues(EASY[key] ?? key, values);
}
