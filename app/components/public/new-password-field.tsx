import { TextField, type FormField } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { usePasswordShown } from './password-shown.ts';

/** Where a new password is chosen: its rules are said before it, and it is shown while it is typed to whoever asks for that. */
export function NewPasswordField({ field }: { field: FormField }) {
  const { isShown } = usePasswordShown();
  return (
    <TextField
      field={field}
      label="public:newPassword.label"
      hint="public:newPassword.hint"
      type="password"
      isShown={isShown}
      autoComplete="new-password"
    />
  );
}

/** Shows or hides the page's passwords; it stands before the fields, for the page is made anew and nothing typed is given back. */
export function PasswordShownLink() {
  const { isShown, otherPath } = usePasswordShown();
  const { t } = useText();
  return (
    <p>
      <ActionLink href={otherPath}>
        {t(isShown ? 'public:newPassword.hide' : 'public:newPassword.show')}
      </ActionLink>
    </p>
  );
}
