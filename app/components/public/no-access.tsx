import type { PageFormState } from '#app/components/form/index.ts';
import { DeskPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type NoAccessProps = Readonly<{ question?: TextKey }>;

/** Whom to call, and when: unless something else is the matter, who reads neither the mails nor the messages that the account has. */
export function NoAccess({ question = 'public:resetPassword.noAccess' }: NoAccessProps) {
  const { t } = useText();
  return (
    <p>
      {t(question)} <DeskPhone />
    </p>
  );
}

type NotLetInProps = Readonly<{
  form: PageFormState;
  /** A sign-in before this page has failed. */
  hasFailed?: boolean;
}>;

/** Whom to call, once a sign-in has failed: some of its reasons only the desk can mend. */
export const NotLetIn = ({ form, hasFailed = false }: NotLetInProps) =>
  hasFailed || form.errors.some(({ id }) => id === null) ? (
    <NoAccess question="public:login.failure.desk" />
  ) : null;
