import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type EmailConfirmedProps = Readonly<{
  /** Somebody is signed in here; whether it is the account of the address, nobody knows. */
  isSignedIn: boolean;
  loginPath: string;
}>;

/** The page of a link that has put a new address in force, now or before. */
export function EmailConfirmed({ isSignedIn, loginPath }: EmailConfirmedProps) {
  const { t } = useText();
  return (
    <Page title={t('public:email.confirm.done')} isDone>
      <Actions>
        {isSignedIn ? (
          <ButtonLink href="/account">{t('public:email.confirm.account')}</ButtonLink>
        ) : (
          <ButtonLink href={loginPath}>{t('public:email.confirm.login')}</ButtonLink>
        )}
      </Actions>
    </Page>
  );
}
