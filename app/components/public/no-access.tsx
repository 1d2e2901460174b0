import type { PageFormState } from '#app/components/form/index.ts';
import { DeskPhone, TextLinking, usePhoneElsewhere } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type NoAccessProps = Readonly<{ question?: TextKey }>;

/** Says whom to call, where nothing above does: unless another question is given, to people who can read no message of the account. */
export function NoAccess({ question = 'public:resetPassword.noAccess' }: NoAccessProps) {
  const { t } = useText();
  const isSaid = usePhoneElsewhere();
  if (isSaid) return null;
  return (
    <p>
      {t(question)} <DeskPhone />
    </p>
  );
}

type NotLetInProps = Readonly<{
  form: PageFormState;
  /** Where a new password is set, for whom a name or a password was wrong. */
  forgottenPath?: string;
}>;

const WRONG = new Set(['public:login.failure.credentials', 'easy:signIn.failure.credentials']);

/** Says what to do once a sign-in has failed: some of its reasons only the desk can mend. */
export function NotLetIn({ form, forgottenPath }: NotLetInProps) {
  const { t } = useText();
  const isWrong = form.errors.some(({ texts }) => texts.some((text) => WRONG.has(text)));
  if (!forgottenPath || !isWrong) return <NoAccess question="public:login.failure.desk" />;
  return (
    <p>
      <TextLinking name={t('public:login.failure.reset')} href={forgottenPath}>
        {t('public:login.failure.next', { reset: t('public:login.failure.reset') })}
      </TextLinking>{' '}
      <DeskPhone />
    </p>
  );
}
