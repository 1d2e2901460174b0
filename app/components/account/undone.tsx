import { Actions, ActionLink, ButtonLink, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';

/** The page after a change was taken back: what is so now, and that the password should be another. */
export function Undone() {
  const { t } = useText();
  return (
    <Page title={t('account:undo.done')} isDone>
      <p>{t('account:undo.next')}</p>
      <Actions>
        <ButtonLink href="/resetpassword">{t('account:undo.password')}</ButtonLink>
        <ActionLink href="/login">{t('public:sent.login')}</ActionLink>
      </Actions>
      <NoAccess question="account:undo.help" />
    </Page>
  );
}
