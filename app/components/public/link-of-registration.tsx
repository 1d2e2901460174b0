import { TextField, type FormField } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NewPasswordField, PasswordShownLink } from './new-password-field.tsx';

type LinkFieldsProps = Readonly<{
  asks: Readonly<{ hasPassword: boolean; hasUsername: boolean; isContactKnown: boolean }>;
  username: FormField;
  password: FormField;
}>;

/** The fields that the link of a registration asks for before it confirms (A-47, C-18). */
export function LinkFields({ asks, username, password }: LinkFieldsProps) {
  const { t } = useText();
  return (
    <>
      {asks.isContactKnown ? (
        <p>
          {t('registration:confirm.known')} <ActionLink href="/login">{t('public:sent.login')}</ActionLink>
        </p>
      ) : null}
      {asks.hasUsername ? (
        <TextField
          field={username}
          label="registration:confirm.username.label"
          hint="registration:confirm.username.hint"
          autoComplete="username"
          width={24}
        />
      ) : null}
      {asks.hasPassword ? (
        <>
          <p>{t('registration:confirm.password')}</p>
          <PasswordShownLink />
          <NewPasswordField field={password} />
        </>
      ) : null}
    </>
  );
}

type LetInProps = Readonly<{ title: string; username: string; loginPath: string }>;

/** The account of a registration is let in: the name to sign in with, and the way there. */
export function LetIn({ title, username, loginPath }: LetInProps) {
  const { t } = useText();
  return (
    <Page title={title} isDone>
      <p>{t('registration:summary.username', { username })}</p>
      <Actions>
        <ButtonLink href={loginPath}>{t('registration:summary.signIn')}</ButtonLink>
      </Actions>
    </Page>
  );
}
