import type { PageFormState } from '#app/components/form/index.ts';
import { Actions, ButtonLink, DeskPhone, Page, TextLinking } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type NoPasswordProps = Readonly<{ title: string; form: PageFormState }>;

/** The page of an account without a password, where one would be changed: there is none to ask for, and tries would lock the sign-in. */
export function NoPassword({ title, form }: NoPasswordProps) {
  const { t } = useText();
  const page = t('public:resetPassword.title');
  return (
    <Page title={title} form={form} hasPageForm={false}>
      <p>{t('public:changePassword.without.text')}</p>
      <p>
        <TextLinking name={page} href="/resetpassword">
          {t('public:changePassword.without.set', { page })}
        </TextLinking>{' '}
        <DeskPhone />
      </p>
      <Actions>
        <ButtonLink href="/account">{t('public:changePassword.without.back')}</ButtonLink>
      </Actions>
    </Page>
  );
}
