import { TextField, type FormField } from '#app/components/form/index.ts';
import type { Wording } from '#app/services/text/text.ts';

type Words = Readonly<{ label: Wording; hint?: Wording }>;
type FieldOfSignIn = Words & Readonly<{ field: FormField }>;

/** The field by which people sign in: a name of their own, or their address (C§3); browsers fill in the same. */
export const UserNameField = ({ by, ...props }: FieldOfSignIn & Readonly<{ by: 'username' | 'email' }>) => (
  <TextField
    {...props}
    {...(by === 'email' ? { inputMode: 'email' as const } : {})}
    autoComplete="username"
  />
);
