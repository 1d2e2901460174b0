import { useActionData } from '@remix-run/react';
import { HiddenField, SubmitButton, TextField, type FieldProps } from '#app/components/form/index.ts';
import { REVEAL, REVEALED } from '#app/services/forms/password-revealed.ts';

/**
 * Where somebody signs in with a password that they know. A second button of the form shows it: the page comes back with what was
 * typed, readable, and stays so until it is hidden or the sign-in is done (decision 090).
 */
export function PasswordField(props: FieldProps) {
  const answer = useActionData<{ isRevealed?: boolean; submission?: { status?: string } }>();
  const isRevealed = answer?.isRevealed ?? false;
  // A refused sign-in has its errors under the focus.
  const isTurned = answer?.isRevealed !== undefined && answer.submission?.status !== 'error';
  const turned = isRevealed ? 'no' : 'yes';
  return (
    <TextField
      {...props}
      type="password"
      isShown={isRevealed}
      givesBack={answer?.isRevealed !== undefined}
      hasFocus={isTurned}
      autoComplete="current-password"
    >
      {isRevealed ? <HiddenField name={REVEALED} value="yes" /> : null}
      <SubmitButton
        label={isRevealed ? 'public:login.password.hide' : 'public:login.password.show'}
        variant="quiet"
        name={REVEAL}
        value={turned}
      />
    </TextField>
  );
}
